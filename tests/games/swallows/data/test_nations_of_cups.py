"""Every past cup can be played with its own teams and fills a tournament of 48; everybody is dealt what is due."""

import json

import pytest

from swallows_gui.engine.game import Json
from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.data.cup_fields import CupField, cup_fields, cup_format, nations_of
from swallows_gui.games.swallows.rules.game import Swallows
from swallows_gui.games.swallows.rules.placing import dealt
from swallows_gui.games.swallows.session.kind import kind_with

HOUSE = load()
FIELDS = cup_fields(HOUSE)


def begun(options: Json) -> Swallows:
    """A game with these options as a file keeps them, dealt."""
    kind = kind_with(HOUSE)
    game = kind.new(json.loads(json.dumps(kind.as_kept({"distribution": "random", **options}))), 6)
    assert isinstance(game, Swallows)
    while game.step.name == "give_up":
        game.push(game.legal[0])
    return game


def short(game: Swallows) -> list[str]:
    """Teams that were not dealt what their nation cards say, and a card fewer where one is given up."""
    found = []
    for team, nation in enumerate(game.field):
        greens, blues, reds = dealt(game, team)
        stars = len(game.tables.nation_stars[nation])
        held = len(game.greens[team]), len(game.blues[team]), len(game.reds[team])
        if held != (greens, blues, reds + stars):
            found.append(game.tables.nation_code[nation])
    return found


@pytest.mark.parametrize("found", FIELDS, ids=lambda found: found.id)
def test_every_team_of_a_cup_is_a_nation_and_gets_its_cards(found: CupField) -> None:
    assert found.missing == ()
    assert len(found.field) == len(found.cup.teams) == len(set(found.field))
    form = cup_format(HOUSE, found)
    game = begun({"format": form.written(), "field": found.field, "seats": form.seats[0]})
    assert sorted(game.notation.codes) == sorted(found.field)
    assert short(game) == []


@pytest.mark.parametrize("found", FIELDS, ids=lambda found: found.id)
def test_a_tournament_of_48_is_filled_from_a_cup(found: CupField) -> None:
    others = [code for code in HOUSE.nations if code not in found.field]
    strongest = sorted(others, key=lambda code: -HOUSE.nations[code].strength)
    field = [*found.field, *strongest][:48]
    game = begun({"format": "forty-eight", "field": field, "free_heads": True, "seats": 4})
    assert set(found.field) <= set(game.notation.codes)
    assert short(game) == []


def test_every_nation_has_been_or_can_be_at_a_cup_with_a_star_of_its_own() -> None:
    later = [nation for nation in HOUSE.nations.values() if nation.by_value and not nation.plain]
    assert len(later) == 38
    assert all(len(nation.cards) == 1 and nation.cards[0].net_move <= 2 for nation in later)


def test_plain_nations_are_dealt_by_their_strength_alone() -> None:
    """4; 5 who was among the last four of its continent's championship, of Oceania who won it; 6 who won another;
    Great Britain, of four associations, 8. They are dealt what others so strong are, a green in the place of a star."""
    plain = [nation for nation in HOUSE.nations.values() if nation.plain]
    assert len(plain) == 139
    deals = {4: (0, 2, 7), 5: (0, 3, 8), 6: (1, 3, 8), 8: (1, 3, 10)}
    for nation in plain:
        assert (nation.red, nation.blue, nation.green) == deals[nation.strength], nation.code
        assert nation.stars == ()
    strong = {nation.code for nation in plain if nation.strength >= 6}
    assert strong == {"CGO", "ETH", "GBR", "GUA", "SDN", "ZAM"}


def test_no_lot_draws_a_plain_nation() -> None:
    options = kind_with(HOUSE).as_kept({"format": "sixteen", "seats": 4, "field": "world"})
    drawn = {one["code"] for one in options["nations"]}
    assert len(drawn) == 38
    assert not any(HOUSE.nations[code].plain for code in drawn)
    named = kind_with(HOUSE).as_kept({"format": "friendly", "seats": 2, "field": ["GER", "MLI"]})
    assert [one["code"] for one in named["nations"]] == ["MLI"]


MEMBERS = """
    AFG ALB ALG AND ANG AIA ARG ARM ARU ASA ATG AUS AUT AZE BAH BAN BDI BEL BEN BER BFA BHR BHU BIH BLR
    BLZ BOL BOT BRA BRB BRU BUL CAM CAN CAY CGO CHA CHI CHN CIV CMR COD COK COL COM CPV CRC CRO CTA CUB
    CUW CYP CZE DEN DJI DMA DOM ECU EGY ENG EQG ERI ESP EST ETH FIJ FIN FRA FRO GAB GAM GEO GER GHA GIB
    GNB GRE GRN GUA GUI GUM GUY HAI HKG HON HUN IDN IND IRL IRN IRQ ISL ISR ITA JAM JOR JPN KAZ KEN KGZ
    KOR KSA KUW KVX LAO LBN LBR LBY LCA LES LIE LTU LUX LVA MAC MAD MAR MAS MDA MDV MEX MKD MLI MLT MNE
    MNG MOZ MRI MSR MTN MWI MYA NAM NCA NCL NED NEP NGA NIG NIR NOR NZL OMA PAK PAN PAR PER PHI PLE PNG
    POL POR PRK PUR QAT ROU RSA RUS RWA SAM SCO SDN SEN SEY SIN SKN SLE SLV SMR SOL SOM SRB SRI SSD STP
    SUI SUR SVK SVN SWE SWZ SYR TAH TAN TCA TGA THA TJK TKM TLS TOG TPE TRI TUN TUR UAE UGA UKR URU USA
    UZB VAN VEN VGB VIE VIN VIR WAL YEM ZAM ZIM
"""


def test_all_members_of_fifa_are_there() -> None:
    members = set(MEMBERS.split())
    assert len(members) == 211
    assert members - HOUSE.nations.keys() == set()


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("Korea Republic", "KOR"), ("IR Iran", "IRN"), ("Türkiye", "TUR"), ("Turkiye", "TUR"), ("Czechia", "CZE"),
        ("Cabo Verde", "CPV"), ("Côte d'Ivoire", "CIV"), ("Cote d\N{RIGHT SINGLE QUOTATION MARK}Ivoire", "CIV"),
        ("China PR", "CHN"), ("Congo DR", "COD"), ("DR Congo", "COD"), ("Congo", "CGO"), ("Republic of Ireland", "IRL"),
        ("Bosnia & Herzegovina", "BIH"), ("Curac\N{COMBINING CEDILLA}ao", "CUW"), ("CURAÇAO", "CUW"),
        ("St. Kitts and Nevis", "SKN"), ("Saint Kitts & Nevis", "SKN"), ("Chinese Taipei", "TPE"), ("ger", "GER"),
        ("Elfenbeinküste", "CIV"), ("Germany Women", "GER"), ("Brazil W", "BRA"), ("Upper Volta", "BFA"),
        ("Vietnam Republic", "VSO"), ("German DR", "GDR"), ("United\N{NO-BREAK SPACE}States", "USA"),
        ("West Germany", "GER"), ("USSR", "RUS"), ("The Gambia", "GAM"), ("Åtlantis", None), ("", None),
    ],
)  # fmt: skip
def test_a_nation_is_found_by_every_usual_name(name: str, code: str | None) -> None:
    found = nations_of(HOUSE).find(name)
    assert (found.code if found is not None else None) == code


def test_every_name_of_the_file_leads_to_a_nation_and_to_one_alone() -> None:
    nations = nations_of(HOUSE)
    for nation in HOUSE.nations.values():
        for text in (*nation.name.values(), nation.code):
            found = nations.find(text)
            assert (found.code if found is not None else "") == nation.code, text


def test_hosts_are_nations() -> None:
    hosts = {found.id: tuple(host.code for host in found.hosts) for found in FIELDS}
    names = {found.id: found.host_names(HOUSE) for found in FIELDS}
    assert names["wc-1974"] == "West Germany"
    assert names["euro-2000"] == "Belgium and Netherlands"
    assert names["wc-2026"] == "Canada, Mexico and USA"
    assert hosts["euro-2000"] == ("BEL", "NED")
    assert hosts["wc-1994"] == ("USA",)
    assert hosts["wc-1974"] == ("GER",)
    assert hosts["wc-2010"] == ("RSA",)
