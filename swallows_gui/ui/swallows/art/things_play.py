"""Drawings of what belongs to the game: balls, posts, flags, cards, kit, prizes (see `shapes`)."""

# ruff: noqa: E501 - a line of a drawing is one shape

THINGS: dict[str, str] = {
    "net": """
        white s 1.4 M -20 0 L -20 -44 M -10 0 L -10 -46 M 0 0 L 0 -47 M 10 0 L 10 -46 M 20 0 L 20 -44
        white s 1.4 M -22 -8 L 22 -8 M -22 -18 L 22 -18 M -22 -28 L 22 -28 M -22 -38 L 22 -38
        """,
    "post": """
        white r -4 -86 8 86 2
        silver r 1.4 -86 2.6 86
        gold star 17 -60 9 8 0.4
        """,
    "crossbar": """
        white r -40 -58 80 7 3
        silver r -40 -53.6 80 2.6
        gold star 20 -44 8 8 0.4
        """,
    "goal": """
        white s 1 M -30 -12 L 30 -12 M -30 -24 L 30 -24 M -30 -36 L 30 -36 M -18 0 L -18 -46 M -6 0 L -6 -46 M 6 0 L 6 -46 M 18 0 L 18 -46
        white s 4.4 M -32 0 L -32 -48 L 32 -48 L 32 0
        """,
    "corner_flag": """
        lemon r -1.4 -66 2.8 66 1
        red p 1.4 -66 28 -56 1.4 -44
        """,
    "flag": """
        brown r -1.5 -72 3 72 1
        red d M 1.5 -72 Q 14 -78 24 -70 Q 32 -64 40 -70 L 40 -46 Q 30 -40 22 -47 Q 12 -54 1.5 -48 Z
        white d M 1.5 -64 Q 14 -70 24 -62 Q 32 -56 40 -62 L 40 -54 Q 30 -48 22 -55 Q 12 -62 1.5 -56 Z
        """,
    "whistle": """
        gold c 4 -12 12
        gold p -22 -24 6 -24 6 -13 -22 -15
        ink c 4 -12 4.6
        ink l 2 14 -20 22 -32 12 -40
        """,
    "yellow_card": """
        ink p -11 -2 -15 -36 9 -40 13 -6
        lemon p -9 -4 -12.6 -34 7 -37.4 10.6 -7.4
        """,
    "red_card": """
        ink p -11 -2 -15 -36 9 -40 13 -6
        red p -9 -4 -12.6 -34 7 -37.4 10.6 -7.4
        """,
    "coin": """
        ink c 0 -16 16
        gold c 0 -16 14
        brown star 0 -16 9 5 0.4
        ink s 1.6 M -24 -32 Q -20 -40 -12 -42 M 24 -32 Q 20 -40 12 -42
        """,
    "shoe": """
        ink d M -20 -4 L -20 -22 L -8 -24 Q 0 -14 14 -12 Q 22 -10 22 -4 Z
        white r -21 -4 44 3.4 1
        white l 1.8 -4 -18 1 -14
        white l 1.8 -8 -20 -2 -16
        ink r -16 -1 4 4
        ink r -2 -1 4 4
        ink r 12 -1 4 4
        """,
    "glove": """
        ink d M -14 0 L -14 -14 L -22 -24 L -17 -28 L -10 -22 L -12 -40 L -6 -41 L -4 -28 L -3 -45 L 3 -45 L 3 -28 L 7 -42 L 13 -40 L 10 -26 L 15 -35 L 20 -32 L 13 -12 L 12 0 Z
        gold d M -12 -2 L -12 -14 L -19 -24 L -17 -25.4 L -8 -18 L -10 -38 L -7.4 -38.6 L -5 -26 L -1.6 -26 L -1.4 -43 L 1.6 -43 L 1.4 -26 L 4.6 -26 L 8.4 -39.6 L 11 -38.6 L 8 -24 L 10 -22 L 15.6 -32 L 17.6 -30.6 L 11 -12 L 10 -2 Z
        red r -12 -9 22 5
        """,
    "shirt": """
        ink p -12 -44 12 -44 26 -34 20 -22 14 -26 14 0 -14 0 -14 -26 -20 -22 -26 -34
        red p -11 -42 11 -42 23.4 -33.6 19 -25 12 -29 12 -2 -12 -2 -12 -29 -19 -25 -23.4 -33.6
        white p -5 -42 5 -42 0 -35
        white r -12 -22 24 6
        """,
    "bench": """
        ink r -34 -12 4 12
        ink r 30 -12 4 12
        wood r -38 -16 76 5 1
        wood r -38 -30 76 5 1
        ink r -34 -32 3 18
        ink r 31 -32 3 18
        """,
    "bucket": """
        silver p -15 -26 15 -26 11 0 -11 0
        grey p 4 -26 15 -26 11 0 4 0
        water e 0 -26 15 4
        ink s 2 M -15 -26 Q 0 -50 15 -26
        """,
    "sponge": """
        lemon r -17 -20 34 18 5
        gold c -8 -14 2.4
        gold c 3 -9 3
        gold c 10 -16 2
        water d M -12 0 Q -16 7 -12 9 Q -8 7 -12 0 Z
        water d M 6 1 Q 2 9 6 12 Q 10 9 6 1 Z
        """,
    "stretcher": """
        wood r -48 -12 96 3 1
        wood r -48 -20 96 3 1
        white r -34 -20 68 10 2
        red r -5 -19 10 8
        white r -1.2 -18 2.4 6
        white r -3.6 -16 7.2 2
        """,
    "bandage": """
        white r -17 -26 34 24 12
        red r -4 -22 8 16
        red r -8 -18 16 8
        silver s 2 M 12 -4 Q 26 0 32 -8
        """,
    "crutch": """
        wood l 4 -6 0 4 -64
        wood l 4 -8 -68 18 -62
        wood l 3 -4 -36 10 -33
        """,
    "trophy": """
        gold d M -14 -58 L 14 -58 Q 14 -30 0 -26 Q -14 -30 -14 -58 Z
        gold s 3.4 M -14 -52 Q -30 -52 -22 -38 Q -18 -34 -11 -34
        gold s 3.4 M 14 -52 Q 30 -52 22 -38 Q 18 -34 11 -34
        gold r -3 -28 6 14
        ink r -14 -14 28 14 2
        lemon p -9 -54 -4 -54 -4 -34
        """,
    "medal": """
        blue p -12 -52 -4 -52 4 -26 -4 -26
        red p 12 -52 4 -52 -4 -26 4 -26
        gold c 0 -15 15
        lemon c 0 -15 10
        brown star 0 -15 8 5 0.42
        """,
    "star": """
        ink star 0 -22 23 5 0.46
        gold star 0 -22 19 5 0.42
        """,
    "heart": """
        red d M 0 -4 C -34 -26 -18 -48 0 -34 C 18 -48 34 -26 0 -4 Z
        """,
    "question_mark": """
        ink s 12 M -11 -36 C -12 -56 14 -56 12 -38 C 11 -29 0 -30 0 -19
        lemon s 7 M -11 -36 C -12 -56 14 -56 12 -38 C 11 -29 0 -30 0 -19
        ink c 0 -5 6.6
        lemon c 0 -5 4
        """,
    "exclamation_mark": """
        ink d M -9 -56 L 9 -56 L 4.6 -16 L -4.6 -16 Z
        lemon d M -6 -53 L 6 -53 L 2.6 -19 L -2.6 -19 Z
        ink c 0 -6 6.6
        lemon c 0 -6 4
        """,
    "footprints": """
        ink e -26 -3 7 3
        ink e -10 -9 7 3
        ink e 6 -3 7 3
        ink e 22 -9 7 3
        ink e -34 -3 2.6 2
        ink e -18 -9 2.6 2
        ink e -2 -3 2.6 2
        ink e 14 -9 2.6 2
        """,
    "net_hole": """
        white s 1.4 M -28 -8 L 28 -8 M -28 -20 L 28 -20 M -28 -32 L 28 -32 M -28 -44 L 28 -44 M -22 0 L -22 -50 M -11 0 L -11 -50 M 0 0 L 0 -50 M 11 0 L 11 -50 M 22 0 L 22 -50
        ink star 0 -26 15 9 0.66
        white s 1.4 M -15 -34 Q -9 -30 -12 -22 M 13 -36 Q 7 -30 12 -20 M -4 -40 L -2 -34
        """,
    "blackboard": """
        wood l 3 -20 0 -14 -20
        wood l 3 20 0 14 -20
        wood r -34 -60 68 44 1
        dark r -30 -56 60 36
        white s 2 M -20 -30 Q -6 -52 8 -36
        white s 2 M 8 -36 L 2 -38 M 8 -36 L 9 -43
        white s 2 M -24 -48 L -17 -41 M -17 -48 L -24 -41
        white c 18 -46 4
        """,
    "microphone": """
        silver c 0 -48 10
        grey s 1.4 M -8 -50 L 8 -50 M -9 -46 L 9 -46 M -4 -56 L -4 -40 M 4 -56 L 4 -40
        ink r -3 -39 6 30 2
        ink r -13 -6 26 6 2
        """,
    "camera": """
        ink r -24 -34 48 32 4
        ink r -8 -40 18 8 2
        silver c 2 -18 12
        dark c 2 -18 9
        sky c -1 -21 3
        lemon star 18 -42 9 8 0.4
        """,
}
