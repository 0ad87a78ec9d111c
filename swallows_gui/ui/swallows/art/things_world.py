"""Drawings of vehicles, buildings, landscapes, tools and toys (see `shapes`)."""

# ruff: noqa: E501 - a line of a drawing is one shape

THINGS: dict[str, str] = {
    "coffin": """
        brown p -42 -8 -36 -24 20 -26 42 -14 38 0 -38 0
        wood p -36 -24 20 -26 42 -14 -42 -8
        gold l 3 -12 -16 8 -18
        gold l 3 -4 -22 -1 -11
        """,
    "bus": """
        red r -46 -46 92 40 6
        sky r -40 -40 16 14 2
        sky r -20 -40 16 14 2
        sky r 0 -40 16 14 2
        sky r 22 -40 18 22 2
        white r -46 -22 66 4
        ink c -28 -6 9
        ink c 26 -6 9
        silver c -28 -6 4
        silver c 26 -6 4
        """,
    "tram": """
        lemon r -48 -50 96 44 7
        cream r -48 -26 96 6
        sky r -42 -44 14 15
        sky r -24 -44 14 15
        sky r -6 -44 14 15
        sky r 12 -44 14 15
        sky r 30 -44 12 15
        ink r -40 -6 24 5
        ink r 16 -6 24 5
        ink l 2 0 -50 -12 -62 8 -72
        ink l 1.6 -56 -72 56 -72
        """,
    "ship": """
        ink p -48 -20 48 -20 36 0 -36 0
        red r -42 -6 80 6
        white r -26 -34 46 14
        red r -8 -54 12 20
        ink r -8 -54 12 6
        sky c -16 -27 3
        sky c -4 -27 3
        sky c 8 -27 3
        water s 4 M -56 4 Q -46 -4 -36 4 Q -26 10 -16 4 Q -6 -4 4 4 Q 14 10 24 4 Q 34 -4 44 4 Q 50 8 56 4
        """,
    "aeroplane": """
        white d M -44 -20 Q -20 -30 30 -26 Q 46 -22 46 -16 Q 30 -10 -30 -12 Z
        red p -44 -20 -52 -40 -38 -38 -28 -22
        red p -4 -18 -30 4 -16 4 16 -16
        silver p 0 -26 -8 -42 2 -42 16 -25
        sky c 30 -20 3
        sky c 20 -21 2.4
        sky c 11 -21.4 2.4
        """,
    "car": """
        blue d M -46 -8 L -46 -22 L -28 -24 L -16 -40 L 16 -40 L 28 -24 L 44 -20 L 46 -8 Z
        sky p -22 -24 -13 -36 -2 -36 -2 -24
        sky p 3 -24 3 -36 14 -36 22 -24
        ink c -26 -8 10
        ink c 26 -8 10
        silver c -26 -8 4.4
        silver c 26 -8 4.4
        lemon c 43 -17 3
        """,
    "bicycle": """
        ink c -24 -16 16
        cream c -24 -16 13
        ink c 24 -16 16
        cream c 24 -16 13
        red l 3 -24 -16 -10 -36 14 -36 0 -16 -24 -16
        red l 3 0 -16 -10 -36
        red l 3 24 -16 12 -42
        ink l 3 12 -42 22 -44
        ink l 4 -16 -39 -4 -39
        """,
    "tractor": """
        red r -10 -34 42 18 2
        red r -30 -36 24 26 3
        ink r -30 -58 28 4
        ink l 3 -26 -36 -26 -56
        ink l 3 -6 -36 -6 -56
        ink c -22 -17 17
        lemon c -22 -17 8
        ink c 24 -10 10
        lemon c 24 -10 4.4
        ink r 18 -50 4 16
        silver c 22 -58 5
        """,
    "sledge": """
        red s 5 M -46 -2 L 34 -2 Q 50 -4 46 -20
        red d M -40 -10 L 30 -10 Q 46 -12 44 -24 L 22 -22 L -40 -20 Z
        lemon r -36 -18 58 4
        ink l 3 -26 -10 -26 -2
        ink l 3 16 -10 16 -2
        """,
    "suitcase": """
        wood r -26 -34 52 34 4
        brown r -18 -34 5 34
        brown r 13 -34 5 34
        ink s 4 M -9 -34 L -9 -42 L 9 -42 L 9 -34
        red r -8 -22 14 10
        """,
    "envelope": """
        white r -28 -36 56 36 2
        ink s 2 M -27 -34 L 0 -14 L 27 -34
        red c 0 -14 5
        ink s 1.4 M -28 -36 L 28 -36 L 28 0 L -28 0 Z
        """,
    "money": """
        green r -30 -22 56 26 2
        leaf r -26 -30 56 26 2
        cream e 2 -17 11 9
        green star 2 -17 7 5 0.45
        green r -22 -26 6 6
        green r 20 -13 6 6
        """,
    "tree": """
        brown r -5 -34 10 34
        leaf c -16 -46 18
        leaf c 16 -46 18
        leaf c 0 -66 22
        red c -16 -52 4
        red c 12 -46 4
        red c 4 -72 4
        """,
    "palm": """
        wood d M -6 0 Q 2 -34 -4 -62 L 3 -62 Q 10 -34 5 0 Z
        leaf d M 0 -62 Q -22 -84 -40 -56 Q -20 -66 0 -60 Z
        leaf d M 0 -62 Q 22 -84 40 -56 Q 20 -66 0 -60 Z
        leaf d M 0 -62 Q -26 -66 -30 -38 Q -16 -54 0 -59 Z
        leaf d M 0 -62 Q 26 -66 30 -38 Q 16 -54 0 -59 Z
        leaf d M 0 -60 Q -10 -86 8 -92 Q 4 -76 2 -60 Z
        """,
    "cactus": """
        leaf r -8 -60 16 60 8
        leaf s 10 M -6 -24 L -22 -24 L -22 -44
        leaf s 10 M 6 -32 L 22 -32 L 22 -50
        white l 1.4 -2 -50 -2 -10
        white l 1.4 3 -50 3 -10
        red c 0 -62 4
        """,
    "mountain": """
        dark p -56 0 -14 -60 0 -42 18 -70 58 0
        white p -14 -60 -24 -45 -16 -48 -10 -42 -5 -49
        white p 18 -70 6 -50 14 -54 20 -46 26 -54 30 -50
        grey p 18 -70 58 0 26 0 16 -40
        """,
    "volcano": """
        brown p -56 0 -14 -52 14 -52 56 0
        red d M -14 -52 L 14 -52 L 10 -40 L 14 -24 L 4 -34 L 0 -16 L -6 -36 L -12 -30 Z
        dark c -6 -64 11
        dark c 10 -70 12
        grey c -14 -78 10
        grey c 2 -86 12
        """,
    "pyramid": """
        gold p -56 0 0 -62 20 0
        brown p 20 0 0 -62 54 0
        lemon l 1.4 -42 -16 14 -16
        lemon l 1.4 -28 -32 9 -32
        lemon l 1.4 -14 -48 4 -48
        """,
    "windmill": """
        brown p -16 0 -9 -48 9 -48 16 0
        red p -10 -48 0 -58 10 -48
        white r -4 -14 8 14
        white p -2 -48 -34 -76 -28 -82 2 -52
        white p 2 -48 34 -20 28 -14 -2 -44
        white p 2 -50 30 -82 36 -76 4 -46
        white p -2 -48 -30 -16 -36 -22 -4 -52
        ink c 0 -49 3.4
        """,
    "temple": """
        white p -44 -42 0 -64 44 -42
        silver r -42 -42 84 5
        white r -36 -37 8 30
        white r -20 -37 8 30
        white r -4 -37 8 30
        white r 12 -37 8 30
        white r 28 -37 8 30
        silver r -44 -7 88 7
        """,
    "castle": """
        grey r -36 -48 18 48
        grey r 18 -48 18 48
        dark r -20 -36 40 36
        grey p -40 -48 -27 -70 -14 -48
        grey p 14 -48 27 -70 40 -48
        dark p -12 -36 -12 -58 12 -58 12 -36
        red p 0 -58 0 -76 16 -70 0 -65
        lemon r -30 -38 5 8
        lemon r 25 -38 5 8
        lemon r -3 -52 6 9
        ink d M -8 0 L -8 -14 Q 0 -24 8 -14 L 8 0 Z
        """,
    "sphinx": """
        tan d M -46 0 L -44 -24 Q -20 -32 10 -28 L 12 -32 L 44 -10 L 48 0 Z
        gold p 4 -30 10 -60 34 -60 42 -28 30 -20 14 -20
        tan r 14 -54 16 26 6
        ink c 19 -42 1.8
        ink c 26 -42 1.8
        blue l 2 8 -40 13 -40
        blue l 2 31 -40 36 -40
        tan r 26 -10 30 10 3
        """,
    "tent": """
        orange p -40 0 0 -54 40 0
        gold p -14 0 0 -54 14 0
        ink p -8 0 0 -26 8 0
        red p 0 -54 0 -68 14 -62
        """,
    "bed": """
        wood r -50 -40 6 40
        wood r 44 -28 6 28
        white r -44 -20 88 10
        sky r -16 -24 60 14 3
        white r -42 -28 24 10 4
        """,
    "deck_chair": """
        wood l 4 -30 0 22 -46
        wood l 4 28 0 -24 -22
        red p -26 -22 -16 -14 26 -44 18 -50
        white p -16 -27 -10 -19 -2 -25 -8 -33
        white p 2 -39 8 -31 16 -37 10 -44
        """,
    "ladder": """
        wood l 4 -12 0 -6 -84
        wood l 4 14 0 8 -84
        wood l 3 -11 -12 13 -12
        wood l 3 -10 -28 12 -28
        wood l 3 -9 -44 11 -44
        wood l 3 -8 -60 10 -60
        wood l 3 -7 -74 9 -74
        """,
    "wall": """
        red r -38 -46 76 46
        cream r -38 -32 76 2
        cream r -38 -17 76 2
        cream r -14 -46 2 15
        cream r 14 -46 2 15
        cream r -26 -31 2 15
        cream r 2 -31 2 15
        cream r -14 -15 2 15
        cream r 18 -15 2 15
        """,
    "fence": """
        white p -38 0 -38 -34 -34 -40 -30 -34 -30 0
        white p -20 0 -20 -34 -16 -40 -12 -34 -12 0
        white p -2 0 -2 -34 2 -40 6 -34 6 0
        white p 16 0 16 -34 20 -40 24 -34 24 0
        silver r -42 -28 76 5
        silver r -42 -13 76 5
        """,
    "door": """
        brown r -22 -70 44 70
        wood p -18 -66 14 -62 14 0 -18 -2
        tan r -12 -56 18 20
        tan r -12 -30 18 20
        gold c 9 -32 3
        """,
    "key": """
        gold c -20 -14 13
        ink c -22 -14 5
        gold r -10 -17 42 6
        gold r 16 -14 5 11
        gold r 25 -14 5 9
        """,
    "lock": """
        silver s 6 M -12 -26 L -12 -38 Q -12 -50 0 -50 Q 12 -50 12 -38 L 12 -26
        gold r -22 -30 44 30 4
        ink c 0 -18 5
        ink p -2.4 -16 2.4 -16 4 -6 -4 -6
        """,
    "magnet": """
        red s 13 M -16 -8 L -16 -28 Q -16 -48 0 -48 Q 16 -48 16 -28 L 16 -8
        white r -22.5 -12 13 10
        white r 9.5 -12 13 10
        lemon s 2.4 M -26 6 L -30 14 M 0 6 L 0 14 M 26 6 L 30 14
        """,
    "rope": """
        tan s 6 M -34 -4 Q -20 -26 -4 -10 Q 12 6 20 -12 Q 26 -30 8 -32 Q -12 -32 -6 -16 Q 4 2 36 -2
        brown s 1.4 M -34 -4 Q -20 -26 -4 -10 Q 12 6 20 -12 Q 26 -30 8 -32 Q -12 -32 -6 -16 Q 4 2 36 -2
        """,
    "spade": """
        wood r -2.4 -64 4.8 44
        wood r -10 -68 20 5 2
        silver d M -13 -24 L 13 -24 L 12 -6 Q 6 2 0 4 Q -6 2 -12 -6 Z
        """,
    "hammer": """
        wood l 6 -16 2 8 -40
        dark p -14 -50 -6 -58 30 -36 22 -28
        """,
    "broom": """
        wood l 4 8 -24 -22 -76
        gold p 0 -28 12 -30 34 -6 16 6
        brown l 2 6 -24 22 0
        brown l 2 10 -26 27 -3
        red l 4 0 -26 14 -30
        """,
    "bolt": """
        dark r -40 -26 80 10 3
        silver r -34 -34 14 26 2
        silver r 20 -34 14 26 2
        gold c 0 -21 9
        ink l 3 -5 -24 5 -18
        """,
    "ruler": """
        lemon r -46 -14 92 14
        ink s 1.6 M -38 -14 L -38 -7 M -30 -14 L -30 -10 M -22 -14 L -22 -7 M -14 -14 L -14 -10 M -6 -14 L -6 -7 M 2 -14 L 2 -10 M 10 -14 L 10 -7 M 18 -14 L 18 -10 M 26 -14 L 26 -7 M 34 -14 L 34 -10
        """,
    "map": """
        cream p -36 -34 -12 -40 12 -34 36 -40 36 -4 12 2 -12 -4 -36 2
        sky p -12 -40 12 -34 12 2 -12 -4
        leaf d M -34 -26 Q -22 -36 -14 -24 Q -20 -10 -32 -12 Z
        red s 2.6 M -26 -8 Q -8 -26 4 -14 Q 16 -4 28 -26
        red l 3 24 -30 32 -22
        red l 3 32 -30 24 -22
        """,
    "compass": """
        ink c 0 -24 24
        cream c 0 -24 20
        red p -5 -24 0 -42 5 -24
        blue p -5 -24 0 -6 5 -24
        gold c 0 -24 3
        """,
    "dice": """
        white p -24 -6 -18 -30 6 -24 0 0
        silver p 6 -24 0 0 14 -10 20 -34
        cream p -18 -30 -4 -40 20 -34 6 -24
        ink c -16 -10 2.4
        ink c -9 -15 2.4
        ink c -2 -20 2.4
        ink c 10 -16 2
        ink c 1 -32 2.4
        """,
    "chessboard": """
        ink p -38 0 -24 -32 40 -32 30 0
        white p -35 -2 -31 -11 -18 -11 -21 -2
        white p -7 -2 -5 -11 8 -11 7 -2
        white p 21 -2 21 -11 33 -11 29 -2
        white p -18 -11 -15 -20 -3 -20 -5 -11
        white p 8 -11 9 -20 21 -20 21 -11
        white p -27 -20 -23 -30 -12 -30 -15 -20
        white p -3 -20 -1 -30 10 -30 9 -20
        white p 21 -20 21 -30 32 -30 33 -20
        red d M -4 -24 L 6 -24 L 5 -32 L 9 -44 Q 2 -54 -8 -44 L -3 -42 L -6 -34 Z
        """,
    "playing_cards": """
        ink p -30 -4 -38 -38 -16 -44 -8 -10
        green p -28 -6 -35 -36 -18 -41 -11 -12
        ink p -12 2 -12 -40 12 -40 12 2
        blue p -10 0 -10 -38 10 -38 10 0
        ink p 8 -10 16 -44 38 -38 30 -4
        red p 11 -12 18 -41 35 -36 28 -6
        white star 0 -19 7 5 0.45
        """,
    "crystal_ball": """
        violet c 0 -30 24
        sky c 0 -30 20
        white pie -2 -32 14 100 70
        gold p -20 0 -12 -12 12 -12 20 0
        lemon star 4 -26 7 5 0.4
        """,
    "wand": """
        ink l 5 -24 0 12 -40
        white l 5 9 -36 14 -43
        lemon star 22 -54 12 6 0.4
        lemon star 34 -36 6 4 0.35
        lemon star 4 -60 6 4 0.35
        """,
    "carpet": """
        red p -44 0 -30 -20 46 -20 34 0
        gold p -35 -4 -26 -16 37 -16 29 -4
        blue p -24 -6 -18 -14 28 -14 22 -6
        lemon star 2 -10 5 4 0.5
        """,
    "curtain": """
        red d M -44 -84 L 0 -84 Q -6 -40 -34 -30 L -30 0 L -44 0 Z
        red d M 44 -84 L 0 -84 Q 6 -40 34 -30 L 30 0 L 44 0 Z
        gold l 4 -40 -30 -28 -32
        gold l 4 40 -30 28 -32
        wood r -50 -88 100 5
        """,
    "statue": """
        silver r -20 -12 40 12
        grey r -16 -18 32 6
        silver c 0 -80 9
        silver p -12 -70 12 -70 9 -40 12 -18 2 -18 0 -38 -3 -18 -12 -18 -9 -40
        silver l 7 11 -66 24 -84
        silver l 7 -11 -66 -20 -48
        grey p 2 -70 12 -70 9 -40 12 -18 4 -18
        """,
    "robot": """
        silver r -16 -54 32 28 4
        silver r -11 -76 22 18 3
        red c -5 -68 3
        red c 5 -68 3
        ink l 2 0 -76 0 -88
        red c 0 -90 3
        dark l 6 -18 -48 -30 -30
        dark l 6 18 -48 30 -30
        dark r -12 -26 9 24
        dark r 3 -26 9 24
        gold r -9 -48 18 10
        ink r -16 -4 14 4
        ink r 2 -4 14 4
        """,
    "rocket": """
        white d M -12 -18 L -12 -52 Q 0 -84 12 -52 L 12 -18 Z
        red p -12 -34 -26 -14 -12 -18
        red p 12 -34 26 -14 12 -18
        red d M -9 -60 Q 0 -84 9 -60 Z
        sky c 0 -46 5
        orange p -9 -18 0 12 9 -18
        lemon p -5 -18 0 2 5 -18
        """,
    "parachute": """
        red d M -40 -50 C -36 -92 36 -92 40 -50 Q 27 -58 14 -50 Q 0 -58 -14 -50 Q -27 -58 -40 -50 Z
        white d M -14 -50 C -12 -72 -6 -80 0 -81 C 6 -80 12 -72 14 -50 Q 0 -58 -14 -50 Z
        ink s 1.4 M -40 -50 L 0 -8 L 40 -50 M -14 -50 L 0 -8 L 14 -50
        wood r -6 -10 12 10
        """,
    "kite": """
        red p 0 -76 22 -48 0 -12 -22 -48
        lemon p 0 -76 22 -48 0 -48
        blue p 0 -48 0 -12 -22 -48
        ink s 1.6 M 0 -12 Q -12 -2 -2 6 Q 8 14 -6 24
        red p -9 -2 -16 -6 -14 2
        """,
    "balloon": """
        red e 0 -50 19 23
        pink pie -3 -54 13 100 60
        red p -5 -24 5 -24 0 -29
        ink s 1.4 M 0 -24 Q -6 -12 0 0
        """,
    "anchor": """
        dark r -3 -52 6 48
        dark r -14 -46 28 5
        dark c 0 -56 7
        cream c 0 -56 3
        dark s 6 M -26 -20 Q -22 0 0 0 Q 22 0 26 -20
        dark p -32 -16 -26 -28 -18 -16
        dark p 32 -16 26 -28 18 -16
        """,
    "lighthouse": """
        white p -14 0 -9 -66 9 -66 14 0
        red p -13 -12 -12 -26 12 -26 13 -12
        red p -11 -40 -10 -54 10 -54 11 -40
        ink r -11 -70 22 4
        lemon r -7 -80 14 10
        red p -9 -80 0 -90 9 -80
        lemon p 9 -78 54 -92 54 -62 9 -72
        """,
}
