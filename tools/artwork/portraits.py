"""The eight characters of The Voyages of Marco Polo as busts on a medallion, in the style of `artwork`."""

from tools.artwork.pieces import INK, IVORY, SHADOW, document, mix

SIDE = 224
_LIGHT, _TAN, _ROSY = "#EDC29A", "#D69E6E", "#F2CDA8"
_LINE = f'stroke="{INK}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"'


def _filled(path: str, colour: str) -> str:
    return f'<path d="{path}" fill="{colour}" {_LINE}/>'


def _stroke(path: str, colour: str, width: float) -> str:
    return f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round"/>'


def _medallion(ground: str, body: str) -> str:
    """A round picture with a dark edge; what is drawn is cut off at its rim."""
    return document(
        f'<defs><clipPath id="c"><circle cx="50" cy="50" r="44"/></clipPath><radialGradient id="r" cy=".35">'
        f'<stop offset="0" stop-color="{mix(ground, "#FFFFFF", 0.45)}"/><stop offset="1" stop-color="{ground}"/>'
        f'</radialGradient></defs><circle cx="50" cy="53" r="46" fill="{SHADOW}" opacity=".4"/>'
        f'<circle cx="50" cy="50" r="48" fill="{INK}"/><circle cx="50" cy="50" r="46" fill="{IVORY}"/>'
        f'<g clip-path="url(#c)"><rect width="100" height="100" fill="url(#r)"/>{body}</g>'
        f'<circle cx="50" cy="50" r="43.5" fill="none" stroke="{INK}" stroke-width="2" opacity=".6"/>'
    )


def _robe(colour: str, trim: str) -> str:
    """Shoulders, and the edges of a robe that meet below the neck."""
    return _filled("M8 104C8 80 28 73 50 73S92 80 92 104Z", colour) + _stroke("M38 74 50 92 62 74", trim, 6)


def _face(skin: str, brow: str = INK) -> str:
    """Neck, ears, head, eyes under brows, nose."""
    return (
        _filled("M41 62H59V78Q50 84 41 78Z", mix(skin, "#7A4522", 0.25))
        + f'<g fill="{skin}" {_LINE}><circle cx="32" cy="50" r="4.5"/><circle cx="68" cy="50" r="4.5"/>'
        '<path d="M33 42C33 28 67 28 67 42V52C67 66 58 73 50 73S33 66 33 52Z"/></g>'
        f'<g fill="{INK}"><ellipse cx="43" cy="49" rx="2.3" ry="2.8"/><ellipse cx="57" cy="49" rx="2.3" ry="2.8"/></g>'
        + _stroke("M38 43Q43 40 47 43M53 43Q57 40 62 43", brow, 2.6)
        + _stroke("M50 50Q52.5 56 49 57", mix(skin, "#5A2E14", 0.55), 2.2)
    )


def _mouth(colour: str = "#8A3B2A") -> str:
    return _stroke("M45 63.5Q50 66.5 55 63.5", colour, 2.4)


def _beard(colour: str, length: int) -> str:
    """From ear to ear round the mouth, so many units below the chin."""
    tip = 72 + length
    return _filled(f"M33 52Q35 60 41 59Q46 57 50 59Q54 57 59 59Q65 60 67 52Q69 {tip - 8} 50 {tip}Q31 {tip - 8} 33 52Z",
                   colour) + _stroke("M45 64Q50 66.5 55 64", mix(colour, "#3A1A10", 0.6), 2.4)  # fmt: skip


def raschid() -> str:
    """A turban with a jewel, a long grey beard."""
    turban = (
        _filled("M27 41C22 24 36 12 50 12S78 24 73 41C66 35 34 35 27 41Z", "#F6F1E4")
        + _stroke("M30 34Q46 18 70 27M29 28Q44 12 62 16M40 36Q56 24 73 34", "#BDB29A", 2.4)
        + f'<circle cx="50" cy="28" r="5" fill="#2E8B7A" {_LINE}/>'
    )
    return _medallion("#5E8F86", _robe("#1F4C46", "#E3B04B") + _face(_TAN, "#6B655C") + _beard("#B9B2A6", 20) + turban)


def matteo() -> str:
    """A Venetian with a soft red cap, a feather and a fur collar."""
    cap = (
        _filled("M28 38C22 24 38 15 54 15C74 15 82 26 72 38C64 33 38 33 28 38Z", "#B3261A")
        + _filled("M29 40C40 33 60 33 71 40L70 34C60 28 40 28 30 34Z", "#7A1712")
        + _filled("M68 28C78 24 88 12 86 4C76 6 68 16 66 27Z", "#F6E7C0")
    )
    fur = _filled("M22 84Q34 70 44 74L50 88 56 74Q66 70 78 84L62 80 50 98 38 80Z", "#EFE0C2")
    return _medallion("#C9A35E", _robe("#7E1F2B", "#7E1F2B") + fur + _face(_ROSY) + _beard("#7A4A22", 3) + cap)


def berke() -> str:
    """A pointed helmet with a plume and mail at its sides, long moustaches."""
    helmet = (
        _filled("M29 42L27 66Q32 68 35 62L34 42ZM71 42L73 66Q68 68 65 62L66 42Z", "#6E7276")
        + _filled("M49 14Q40 2 52 -2Q50 4 60 8Q56 12 51 14Z", "#B3261A")
        + _filled("M28 41Q30 22 50 11Q70 22 72 41Q50 33 28 41Z", "#B7BDC2")
        + _filled("M27 43Q50 33 73 43L72 36Q50 27 28 36Z", "#8A5A2B")
        + _stroke("M50 14V31", "#7E868C", 2.6)
    )
    moustache = _stroke("M50 60Q43 59 40 66T37 74M50 60Q57 59 60 66T63 74", INK, 3.4) + _filled(
        "M46 70H54L50 80Z", "#2B1A10"
    )
    return _medallion(
        "#8FA0A8", _robe("#4A4E52", "#C98A1E") + _face(_TAN) + _mouth("#6B2A1E") + moustache + helmet
    )  # fmt: skip


def mercator() -> str:
    """A merchant with a green cap wrapped in cloth, a black beard, and a coin in his hand."""
    cap = (
        _filled("M35 32L39 12H61L65 32Z", "#2E6B2E")
        + _filled("M28 40C26 30 36 26 50 26S74 30 72 40C64 35 36 35 28 40Z", "#E8C77A")
        + _stroke("M32 36Q48 26 66 30M40 37Q56 29 71 36", "#A9802F", 2.2)
    )
    coin = (
        f'<circle cx="78" cy="80" r="11" fill="#F0C04A" {_LINE}/>'
        '<circle cx="78" cy="80" r="6.5" fill="none" stroke="#9A6A14" stroke-width="2"/>'
    )
    return _medallion("#B98A5A", _robe("#5E3A86", "#E8C77A") + _face(_TAN) + _beard("#2B1A12", 7) + cap + coin)


def _head(x: float, y: float, scale: float, body: str) -> str:
    return f'<g transform="translate({x} {y}) scale({scale})">{body}</g>'


def niccolo_marco() -> str:
    """Father and son: a bearded man in red behind a youth in blue."""
    red = _filled("M28 40C24 24 38 16 52 16S80 26 72 40C62 33 38 33 28 40Z", "#A8200D")
    blue = _filled("M29 40C26 22 40 14 52 15S78 24 71 40C60 34 40 34 29 40Z", "#2F5FA8") + _filled(
        "M60 18Q72 2 84 6Q80 18 66 24Z", IVORY
    )
    hair = _filled("M31 40Q28 58 34 64L36 44ZM69 40Q72 58 66 64L64 44Z", "#8A5A2B")
    father = _robe("#7E1F2B", "#E3B04B") + _face(_LIGHT, "#6B655C") + _beard("#9A8F80", 8) + red
    son = _robe("#1F3F7A", "#E3B04B") + _face(_ROSY) + _mouth() + hair + blue
    return _medallion("#7FA8B8", _head(-13, 2, 0.88, father) + _head(25, 18, 0.86, son))


def rubruk() -> str:
    """A stout friar with a tonsure, his hood on his shoulders, a cross on his breast."""
    hair = _filled("M35 34Q36 18 50 18T65 34Z", _ROSY) + _filled(
        "M30 51Q26 31 37 28Q50 33 63 28Q74 31 70 51Q67 42 62 39Q50 44 38 39Q33 42 30 51Z", "#8A5524"
    )
    hood = _filled("M20 86Q24 68 40 70L50 84 60 70Q76 68 80 86L50 98Z", "#5A3A22")
    cross = f'<path d="M47 84h6v6h5v5h-5v10h-6V95h-5v-5h5Z" fill="#E3B04B" {_LINE}/>'
    cheeks = '<g fill="#D9745A" opacity=".45"><circle cx="39" cy="57" r="4"/><circle cx="61" cy="57" r="4"/></g>'
    return _medallion(
        "#A9B478", _robe("#7A4F2C", "#7A4F2C") + hood + _face(_ROSY, "#6B3F1A") + cheeks + _mouth() + hair + cross
    )


def caprini() -> str:
    """An old friar under his grey hood, with a white beard and a staff."""
    hood = (
        _filled("M24 84C18 40 28 10 50 10S82 40 76 84L66 74C74 48 66 26 50 26S26 48 34 74Z", "#7D7468")
        + _stroke("M30 62Q28 30 44 20M70 62Q72 30 56 20", "#5E564C", 2.2)
    )  # fmt: skip
    staff = _stroke("M86 104V26", INK, 8) + _stroke("M86 104V26", "#9A6A34", 4.5) + _filled(
        "M78 30Q76 16 86 16T94 28Q88 22 84 30Z", "#9A6A34"
    )  # fmt: skip
    return _medallion(
        "#C9B98A", _robe("#6B6257", "#4E473E") + _face(_LIGHT, "#D8D2C6") + _beard("#EFEBE0", 12) + hood + staff
    )


def kubilai() -> str:
    """A broad golden hat, a round face, a thin moustache and a robe of gold."""
    hat = (
        _filled("M36 28Q38 8 50 8T64 28Z", "#F6F1E4")
        + _filled("M16 40Q20 24 50 24T84 40Q66 32 50 32T16 40Z", "#E3A72B")
        + f'<circle cx="50" cy="7" r="4" fill="#B3261A" {_LINE}/>'
        + _filled("M26 40L24 66Q28 70 31 64L31 40ZM74 40L76 66Q72 70 69 64L69 40Z", "#F6F1E4")
    )
    beard = _stroke("M50 60Q44 59 41 64T36 68M50 60Q56 59 59 64T64 68", INK, 2.6) + _filled(
        "M45 70Q50 68 55 70Q54 80 50 84Q46 80 45 70Z", "#2B1A10"
    )
    return _medallion("#B5532A", _robe("#D9A441", "#8C1D35") + _face(_LIGHT) + _mouth() + beard + hat)


def nobody() -> str:
    """A character not chosen yet: a shape and a question mark."""
    return _medallion(
        "#CDBB93",
        '<path d="M8 104C8 80 28 73 50 73S92 80 92 104Z" fill="#A8956B"/><ellipse cx="50" cy="48" rx="19" ry="24" '
        'fill="#A8956B"/>' + _stroke("M42 42C42 30 59 31 58 42C57 49 50 49 50 56", IVORY, 5.5)
        + f'<circle cx="50" cy="65" r="3.4" fill="{IVORY}"/>',
    )  # fmt: skip


def pieces() -> dict[str, tuple[str, int]]:
    """Every portrait: name -> (SVG, pixels of its side)."""
    portraits = {
        "raschid": raschid(), "matteo": matteo(), "berke": berke(), "mercator": mercator(),
        "niccolo-marco": niccolo_marco(), "rubruk": rubruk(), "caprini": caprini(), "kubilai": kubilai(),
        "nobody": nobody(),
    }  # fmt: skip
    return {f"portrait-{name}": (svg, SIDE) for name, svg in portraits.items()}
