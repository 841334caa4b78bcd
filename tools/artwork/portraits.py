"""The eight characters of The Voyages of Marco Polo, half-length before their countries, lit from the top left. What
one recognises them by lies in the middle half, since narrow cards cut off both sides."""

from zlib import crc32

from tools.artwork import backdrops
from tools.artwork.backdrops import HIGH, WIDE
from tools.artwork.pieces import IVORY, document, mix

SIZE = (640, 560)  # pixels
_EDGE = "#38200F"
_LINE = f'stroke="{_EDGE}" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"'
_LIGHT, _TAN, _ROSY, _OLIVE = "#F0C8A0", "#DBA676", "#F4D0AE", "#E2B283"
_HEAD = "M57 58C56 34 104 34 103 58V70C103 86 91 96 80 96S57 86 57 70Z"
_BODY = "M22 172V142C22 116 44 104 66 101L80 108 94 101C116 104 138 116 138 142V172Z"


def _name(d: str) -> str:
    return f"n{crc32(d.encode()):x}"


def _soft(d: str, colour: str, opacity: float = 1.0) -> str:
    return f'<path d="{d}" fill="{colour}" opacity="{opacity}"/>'


def _stroke(d: str, colour: str, width: float, opacity: float = 1.0) -> str:
    return (
        f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round" '
        f'stroke-linejoin="round" opacity="{opacity}"/>'
    )


def _lit(d: str, colour: str, inside: str = "") -> str:
    """A shape with an edge, brighter on the top left; `inside` is cut off at its edge."""
    name = _name(d + colour)
    return (
        f'<defs><linearGradient id="{name}" x1=".1" y1="0" x2=".9" y2="1">'
        f'<stop offset="0" stop-color="{mix(colour, "#FFF4D8", 0.3)}"/><stop offset=".5" stop-color="{colour}"/>'
        f'<stop offset="1" stop-color="{mix(colour, "#1C0A06", 0.32)}"/></linearGradient>'
        f'<clipPath id="c{name}"><path d="{d}"/></clipPath></defs><path d="{d}" fill="url(#{name})"/>'
        f'<g clip-path="url(#c{name})">{inside}</g><path d="{d}" fill="none" {_LINE}/>'
    )


def _robe(colour: str, trim: str, width: float = 6) -> str:
    """Shoulders with folds, and the edges of a robe that meet below the neck."""
    dark, light = mix(colour, "#14080A", 0.45), mix(colour, "#FFF4D8", 0.35)
    folds = (
        _soft("M104 101C120 106 138 116 138 142V172H110Q116 122 104 101Z", dark, 0.45)
        + _stroke("M48 142Q50 124 56 112M112 142Q110 124 105 112M66 142Q66 132 70 122", dark, 2.2, 0.5)
        + _stroke("M30 128Q40 112 60 106", light, 2.4, 0.55)
        + _stroke("M63 99L80 128L97 99", dark, width + 2.6, 0.6)
        + _stroke("M63 99L80 128L97 99", trim, width)
    )
    return _lit(_BODY, colour, folds)


def _eye(x: float, iris: str) -> str:
    return (
        f'<ellipse cx="{x}" cy="67" rx="4.9" ry="3.3" fill="#FFFBF0"/><circle cx="{x}" cy="67" r="2.8" fill="{iris}"/>'
        f'<circle cx="{x}" cy="67" r="1.5" fill="#1A0E08"/><circle cx="{x - 1}" cy="65.9" r=".95" fill="#FFFFFF"/>'
        + _stroke(f"M{x - 5.4} 66.6Q{x} 61.6 {x + 5.4} 66.4", "#2B160B", 1.7)
        + _stroke(f"M{x - 4} 71.4Q{x} 72.8 {x + 4} 71.2", "#7A4522", 0.8, 0.5)
    )


def _face(skin: str, brow: str = "#2B1A10", iris: str = "#5A3416", *, old: bool = False) -> str:
    """Neck, ears, head, eyes under brows, nose."""
    shade, warm = mix(skin, "#6A2C14", 0.55), mix(skin, "#C8402A", 0.45)
    inside = (
        _soft("M92 34C101 52 98 84 78 99L108 100V34Z", shade, 0.38)
        + _soft("M54 34H106V55Q80 44 54 55Z", shade, 0.42)
        + _soft("M61 78a6.5 5 0 1 0 13 0a6.5 5 0 1 0-13 0M87 78a6.5 5 0 1 0 13 0a6.5 5 0 1 0-13 0", warm, 0.32)
        + _soft("M60 52Q66 44 76 46Q66 50 62 62Z", "#FFF6E2", 0.35)
    )
    lines = _stroke("M62 74.5Q65 77 69 76.5M98 74.5Q95 77 91 76.5M70 51Q80 49 90 51", shade, 1.1, 0.7) if old else ""
    ear = mix(skin, "#7A3A1C", 0.14)
    return (
        _lit("M69 84H91V108Q80 117 69 108Z", mix(skin, "#7A4522", 0.3), _soft("M66 88Q80 108 94 88V100Q80 113 66 100Z",
                                                                           "#3A1808", 0.34))
        + _lit("M58 60Q51 58 51.5 67Q52 75 58.5 76Z", ear) + _lit("M102 60Q109 58 108.5 67Q108 75 101.5 76Z", ear)
        + _lit(_HEAD, skin, inside) + _eye(70, iris) + _eye(90, iris) + lines
        + _soft("M62.5 61Q69 55.6 77 59.4Q69.5 58.6 63.2 62.6ZM97.5 61Q91 55.6 83 59.4Q90.5 58.6 96.8 62.6Z", brow)
        + _stroke("M62.8 61Q69.5 56.6 76.6 59.4M97.2 61Q90.5 56.6 83.4 59.4", brow, 1.6)
        + _soft("M81 64Q85.5 76 85 79.5Q83 82.5 79.5 82Q82.5 79 81 64Z", shade, 0.5)
        + _stroke("M76.4 80.6Q80 83.6 84.4 80.4", mix(skin, "#4A1E0C", 0.65), 1.5)
        + _stroke("M78.4 63Q78 72 77.4 76.5", "#FFF6E2", 1.4, 0.45)
    )  # fmt: skip


def _mouth(colour: str = "#A8442F") -> str:
    return _soft("M72.5 87Q77 86 80 87Q83 86 87.5 87Q80 93.4 72.5 87Z", colour) + _stroke(
        "M71.4 86.4Q80 91 88.6 86.4", "#5A1E14", 1.2)  # fmt: skip


def _beard(colour: str, length: float) -> str:
    """From ear to ear round the mouth, so many units below the chin, in strands."""
    tip, dark, light = 96 + length, mix(colour, "#1C0E08", 0.5), mix(colour, "#FFFFFF", 0.45)
    strands = "".join(_stroke(f"M{80 + x} {90 - abs(x) / 4}Q{80 + x * 0.95} {tip - 12} {80 + x * 0.45} {tip + 4}",
                              c, 1.2, o)
                      for x, c, o in ((-17, light, 0.6), (-11, dark, 0.4), (-6, light, 0.55), (0, dark, 0.45),
                                      (6, dark, 0.4), (11, dark, 0.5), (17, dark, 0.55)))  # fmt: skip
    shape = f"M57 66Q59 80 68 82Q75 81.5 80 84Q85 81.5 92 82Q101 80 103 66Q107 {tip - 8} 80 {tip}Q53 {tip - 8} 57 66Z"
    return _lit(shape, colour, strands + _soft("M72 87.6Q80 86.4 88 87.6Q80 94 72 87.6Z", "#9A4432")
                + _stroke("M71.4 87.2Q80 90.6 88.6 87.2", "#3A1408", 1.2))  # fmt: skip


def _moustache(colour: str, fall: float) -> str:
    middle, tip = 88 + fall * 0.5, 90 + fall
    left = f"M80 84.6Q72 82.5 67.5 88T63.5 {tip}Q68.5 {middle} 71 89.5Q75 86.8 80 87.4"
    return _soft(f"{left}Q85 86.8 89 89.5Q91.5 {middle} 96.5 {tip}Q96 93 92.5 88T80 84.6Z", colour)


def _picture(backdrop: str, *body: str) -> str:
    """A bust before its country, its edges darker."""
    shade = (
        '<defs><radialGradient id="v" cx=".42" cy=".4" r=".78"><stop offset=".62" stop-color="#1A0C06" '
        'stop-opacity="0"/><stop offset="1" stop-color="#1A0C06" stop-opacity=".5"/></radialGradient>'
        '<filter id="b" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="4.5"/></filter>'
        "</defs>"
    )
    cast = '<g filter="url(#b)" opacity=".42"><ellipse cx="85" cy="66" rx="33" ry="42" fill="#2A140A"/>' + (
        f'<path d="{_BODY}" fill="#2A140A" transform="translate(4 0)"/></g>')  # fmt: skip
    veil = f'<rect width="{WIDE}" height="{HIGH}" fill="#FFF3DC" opacity=".16"/>'
    return document(
        f'{shade}{backdrop}{veil}{cast}{"".join(body)}<rect width="{WIDE}" height="{HIGH}" fill="url(#v)"/>',
        f"0 0 {WIDE} {HIGH}",
    )


def raschid() -> str:
    """A turban with a jewel, a long grey beard."""
    cloth = "#F2EBDA"
    wraps = (
        _stroke("M50 50Q70 22 112 40M50 42Q66 20 100 22M66 54Q88 34 110 52M54 30Q68 14 92 15", "#A99C80", 1.8, 0.75)
        + _stroke("M53 46Q72 24 106 34M56 34Q70 18 94 18", "#FFFFFF", 2, 0.7)
        + _soft("M92 10C112 20 116 40 110 56L98 52Q104 30 92 10Z", "#8F8266", 0.35)
    )
    turban = (
        _lit("M50 56C38 28 58 9 80 9S122 28 110 56C98 45 62 45 50 56Z", cloth, wraps)
        + _lit("M80 24L86.5 33L80 43L73.5 33Z", "#2E8B7A", _soft("M80 24L74 33H80Z", "#BFEFE2", 0.7))
        + _lit("M78.5 24Q76 14 80 6Q84 14 81.5 24Z", "#E3B04B")
    )
    return _picture(backdrops.fortress(), _robe("#1F5A52", "#E3B04B"), _face(_TAN, "#6F685E", "#3E5A3A", old=True),
                    _beard("#BDB6A8", 30), turban)  # fmt: skip


def matteo() -> str:
    """A Venetian with a soft red cap, a feather and a fur collar."""
    spots = "".join(
        _stroke(f"M{x} {y}v3.4", "#4A3420", 1.6)
        for x, y in ((50, 116), (58, 124), (62, 110), (68, 122), (92, 122), (98, 110), (102, 124), (110, 116))
    )
    fur = _lit("M42 122Q46 102 66 99L80 124 94 99Q114 102 118 122Q108 130 100 132L80 130 60 132Q52 130 42 122Z",
               "#EFE2C6", spots)  # fmt: skip
    cap = (
        _lit("M52 52C40 30 60 12 88 12C118 12 124 36 110 54C96 44 66 44 52 52Z", "#BC2A1C",
             _soft("M96 12C118 20 122 40 110 54L100 49Q110 30 96 12Z", "#4A0A06", 0.4)
             + _stroke("M62 36Q72 22 92 20", "#F08A70", 2.4, 0.6))
        + _lit("M53 57C62 45 98 45 107 57L108 47C98 38 62 38 52 47Z", "#7E1A14")
        + _lit("M100 42C118 36 132 18 130 4C114 8 102 24 98 40Z", "#F8EACB",
               _stroke("M100 41Q116 26 128 7M108 32L118 30M113 25L123 22M106 34L107 24M112 27L114 16", "#B99A62", 1.1))
    )  # fmt: skip
    return _picture(backdrops.lagoon(), _robe("#86222F", "#86222F"), fur, _face(_ROSY, "#5A3416"),
                    _beard("#7E4C24", 5), cap)  # fmt: skip


def berke() -> str:
    """A pointed helmet with a plume and mail at its sides, long moustaches."""
    rings = "".join(f'<circle cx="{x}" cy="{y}" r="1.7" fill="none" stroke="#3E4347" stroke-width=".8"/>'
                    for y in range(56, 100, 3) for x in range(46 + y % 2, 118, 3))  # fmt: skip
    mail = _lit("M53 54L50 98Q60 102 63 88L60 56Z", "#858A8E", rings) + _lit("M107 54L110 98Q100 102 97 88L100 56Z",
                                                                           "#6F7478", rings)  # fmt: skip
    helmet = (
        _lit("M79 14Q66 6 74 -2Q78 6 96 2Q92 12 81 15Z", "#BC2A1C")
        + _lit("M52 54Q54 30 80 12Q106 30 108 54Q80 42 52 54Z", "#B9C0C6",
               _soft("M84 12Q108 32 108 56L96 50Q100 30 84 12Z", "#2E3840", 0.45)
               + _stroke("M62 46Q64 32 76 22", "#FFFFFF", 2.6, 0.8) + _stroke("M80 14V46", "#6E777E", 1.6))
        + _lit("M51 58Q80 44 109 58L108 48Q80 36 52 48Z", "#B07E2E",
               "".join(f'<circle cx="{x}" cy="{y}" r="1.4" fill="#F6DC98"/>'
                       for x, y in ((58, 52), (66, 48.6), (74, 46.8), (86, 46.8), (94, 48.6), (102, 52))))
    )  # fmt: skip
    plates = "".join(_stroke(f"M{x} {y}q5 5 10 0", "#22262A", 1.3, 0.7) for y in (118, 126, 134)
                     for x in (30, 42, 54, 98, 110, 122))  # fmt: skip
    chin = _lit("M75.5 92Q80 94.5 84.5 92Q84.5 103 80 108Q75.5 103 75.5 92Z", "#33200F")
    return _picture(backdrops.steppe(), _robe("#53595E", "#D0912A", 7), plates, _face("#D8A272", "#1E120A"),
                    _mouth("#8A3626"), chin, _moustache("#2A180C", 16), mail, helmet)  # fmt: skip


def mercator() -> str:
    """A merchant with a green cap wrapped in cloth, a black beard, and a coin in his hand."""
    cap = (
        _lit("M58 42L63 10Q80 4 97 10L102 42Z", "#2F7A3E", _soft("M90 6L97 10L102 44H92Z", "#0A2A10", 0.45)
             + _stroke("M68 16L65 38", "#A6DDA0", 2.2, 0.6))
        + _lit("M50 56C46 40 62 34 80 34S114 40 110 56C98 47 62 47 50 56Z", "#EBCB80",
               _stroke("M52 50Q74 34 102 42M62 54Q84 40 109 50M54 43Q66 36 84 35", "#9A7428", 1.6, 0.8))
    )  # fmt: skip
    hand = (
        _lit("M108 142Q104 122 112 114Q118 108 128 110Q140 114 138 128L136 142Z", mix(_TAN, "#7A4522", 0.1))
        + '<circle cx="120" cy="108" r="13" fill="#8A5A10"/><circle cx="119.3" cy="107" r="12.4" fill="#F2C650"/>'
        + '<circle cx="119.3" cy="107" r="8.4" fill="none" stroke="#A8761A" stroke-width="1.6"/>'
        + _stroke("M111 101Q115 96.4 121 96.6", "#FFF3C0", 2.4)
        + f'<circle cx="120" cy="108" r="13" fill="none" {_LINE}/>'
        + _lit("M110 122Q108 114 114 114Q119 115 118 124Q116 130 110 122Z", _TAN)
        + _lit("M124 124Q124 114 130 114Q136 116 134 125Q130 131 124 124Z", _TAN)
    )  # fmt: skip
    return _picture(backdrops.bazaar(), _robe("#61408C", "#EBCB80"), _face(_TAN, "#1E120A"), _beard("#33221A", 12), cap,
                    hand)  # fmt: skip


def _at(x: float, y: float, scale: float, body: str) -> str:
    return f'<g transform="translate({x} {y}) scale({scale})">{body}</g>'


def niccolo_marco() -> str:
    """Father and son: a bearded man in red behind a youth in blue."""
    red = _lit("M51 54C42 30 60 16 84 16S122 32 109 55C96 45 64 45 51 54Z", "#B3261A",
               _stroke("M62 38Q72 26 92 24", "#F08A70", 2.4, 0.55)
               + _soft("M98 18C118 28 120 44 109 55L101 50Q110 34 98 18Z", "#4A0A06", 0.4))  # fmt: skip
    blue = _lit("M52 55C44 26 66 14 86 15S122 32 108 56C94 46 66 46 52 55Z", "#3568B4",
                _stroke("M62 38Q72 26 90 24", "#BFD8F6", 2.4, 0.55)) + _lit(
        "M96 26Q114 2 134 8Q128 26 104 34Z", IVORY, _stroke("M98 29Q114 14 130 11", "#B99A62", 1.2)
    )  # fmt: skip
    hair = _lit("M56 54Q48 78 60 92Q62 76 62 56Z", "#8A5A2B") + _lit("M104 54Q112 78 100 92Q98 76 98 56Z", "#75481F")
    father = _robe("#86222F", "#E3B04B") + _face(_LIGHT, "#6F685E", "#4A5A6A", old=True) + _beard("#A1968A", 12) + red
    son = _robe("#234A8C", "#E3B04B") + _face(_ROSY, "#6B3F1A", "#3E6A8A") + _mouth() + hair + blue
    return _picture(backdrops.sea(), _at(-8, 4, 0.86, father), _at(37, 32, 0.84, son))


def rubruk() -> str:
    """A stout friar with a tonsure, his hood on his shoulders, a cross on his breast."""
    hair = _lit("M63 42Q64 24 80 24T97 42Z", _ROSY, _stroke("M70 34Q72 28 80 28", "#FFFFFF", 2.2, 0.6)) + _lit(
        "M54 70Q46 42 58 36Q80 46 102 36Q114 42 106 70Q103 56 97 50Q80 58 63 50Q57 56 54 70Z", "#8E5828",
        _stroke("M56 52Q58 42 64 42M70 50L71 45M80 52V47M90 50L89 45M104 52Q102 42 96 42", "#5A3414", 1.3, 0.7)
    )  # fmt: skip
    hood = _lit("M34 124Q38 100 62 95L80 124 98 95Q122 100 126 124Q112 134 96 136L80 128 64 136Q48 134 34 124Z",
                "#6B4526", _stroke("M44 122Q50 106 62 102M116 122Q110 106 98 102", "#33200F", 2, 0.6))  # fmt: skip
    cross = _lit("M77 122h6v5.4h5.4v5.4H83V144H77V132.8h-5.4v-5.4H77Z", "#E3B04B")
    cord = _stroke("M66 112Q72 124 80 124T94 112", "#C9A25A", 1.8)
    stubble = _soft("M60 80Q66 96 80 96T100 80Q96 92 80 92T60 80Z", "#6B3F1A", 0.22)
    return _picture(backdrops.forest(), _robe("#85562F", "#85562F"), _face(_ROSY, "#6B3F1A", "#4A6A3A"), stubble,
                    _mouth("#B8503A"), hood, cord, cross, hair)  # fmt: skip


def caprini() -> str:
    """An old friar under his grey hood, with a white beard and a staff."""
    behind = _lit("M44 112C34 62 46 12 80 12S126 62 116 112Z", "#5C544A")
    hood = _lit("M42 116C28 58 44 8 80 8S132 58 118 116L102 102C112 70 106 40 80 40S48 70 58 102Z", "#8A8174",
                _stroke("M48 92Q40 40 68 18M112 92Q120 46 98 22", "#4A443C", 2, 0.55)
                + _stroke("M50 70Q50 34 72 16", "#D8D0C2", 2.4, 0.6)
                + _soft("M96 10C128 30 130 80 118 116L108 108Q122 60 96 10Z", "#221C16", 0.4))  # fmt: skip
    staff = _lit("M126 144V44h5.4V144Z", "#A87440") + _lit(
        "M121 48Q112 28 128 24T142 42Q136 34 130 38T133 48Z", "#A87440")  # fmt: skip
    return _picture(backdrops.desert(), behind, _robe("#776D60", "#544C42"), _face(_LIGHT, "#D8D2C6", "#4A6A7A",
                    old=True), _beard("#F1EDE2", 20), hood, staff)  # fmt: skip


def kubilai() -> str:
    """A broad golden hat, a round face, a thin moustache and a robe of gold."""
    flaps = _lit("M53 54L49 92Q57 100 62 88L60 54Z", "#F6F1E4") + _lit(
        "M107 54L111 92Q103 100 98 88L100 54Z", "#DDD3BE"
    )
    hat = (
        _lit("M60 36Q63 8 80 8T100 36Z", "#F6F1E4", _soft("M88 8Q98 12 100 38H92Q94 20 88 8Z", "#8F8266", 0.4))
        + _lit("M36 54Q42 30 80 30T124 54Q104 44 80 44T36 54Z", "#E3A72B",
               _stroke("M46 46Q58 36 78 35", "#FFE9A8", 2.4, 0.8)
               + "".join(f'<circle cx="{x}" cy="{y}" r="1.8" fill="#8C1D35"/>'
                         for x, y in ((54, 43), (66, 39.5), (80, 38.4), (94, 39.5), (106, 43))))
        + '<circle cx="80" cy="7" r="4.6" fill="#BC2A1C"/><circle cx="78.6" cy="5.6" r="1.4" fill="#F6B0A0"/>'
        + f'<circle cx="80" cy="7" r="4.6" fill="none" {_LINE}/>'
    )  # fmt: skip
    chin = _lit("M73.5 93.5Q80 91.5 86.5 93.5Q86 106 80 112Q74 106 73.5 93.5Z", "#33200F")
    clouds = "".join(_stroke(f"M{x} {y}q3-5 7-2q4-3 6 2q-3 3-13 0", "#FFF0B8", 1.3, 0.9)
                     for x, y in ((36, 124), (50, 134), (108, 124), (100, 136), (122, 134)))  # fmt: skip
    return _picture(backdrops.palace(), _robe("#D9A030", "#8C1D35", 8), clouds, _face("#EFC496", "#1E120A"),
                    _mouth("#A8442F"), chin, _moustache("#2A180C", 7), flaps, hat)  # fmt: skip


def nobody() -> str:
    """A character not chosen yet: a shape and a question mark."""
    return document(
        backdrops.sky("#D8C79E", "#E9DDBC")
        + f'<g fill="#B09D74"><path d="{_BODY}"/><path d="{_HEAD}"/><path d="M68 86H92V112H68Z"/></g>'
        + _stroke("M70 58C70 44 91 45 90 58C89 67 80 67 80 75", IVORY, 6)
        + f'<circle cx="80" cy="85" r="3.8" fill="{IVORY}"/>',
        f"0 0 {WIDE} {HIGH}",
    )


def pictures() -> dict[str, str]:
    """The SVG of every portrait by the character's id."""
    return {
        "raschid": raschid(), "matteo": matteo(), "berke": berke(), "mercator": mercator(),
        "niccolo-marco": niccolo_marco(), "rubruk": rubruk(), "caprini": caprini(), "kubilai": kubilai(),
        "nobody": nobody(),
    }  # fmt: skip
