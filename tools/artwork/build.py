"""Build step: fetches icons and fonts with npm, writes render/assets/. Its output is committed.

Needs npm and, in the Python that runs it, resvg-py 0.5.0, fonttools 4.68.0 and Pillow:
    python -m tools.artwork.build
"""

import io
import json
import shutil
import subprocess
import tarfile
import tempfile
from pathlib import Path

import resvg_py
from fontTools import subset
from PIL import Image

from tools.artwork import expansion_pieces, expansion_places, marco_polo_pieces, pieces, places, portraits

ASSETS = Path(__file__).resolve().parents[2] / "render" / "assets"
PACKAGES = {
    "game-icons": "@iconify-json/game-icons@1.2.4",
    "mdi": "@iconify-json/mdi@1.2.3",
    "fira": "@expo-google-fonts/fira-sans-condensed@0.4.1",
    "yeseva": "@expo-google-fonts/yeseva-one@0.4.1",
    "arabic": "@expo-google-fonts/noto-sans-arabic@0.4.3",
    "hebrew": "@expo-google-fonts/noto-sans-hebrew@0.4.1",
    "devanagari": "@expo-google-fonts/noto-sans-devanagari@0.4.1",
    "thai": "@expo-google-fonts/noto-sans-thai@0.4.2",
    "han": "@expo-google-fonts/noto-sans-sc@0.4.3",
    "hangul": "@expo-google-fonts/noto-sans-kr@0.4.3",
    "emoji": "@expo-google-fonts/noto-emoji@0.4.7",
}
ICONS = (
    "wheelbarrow", "rolled-cloth", "powder-bag", "orange", "diamond-ring", "shop", "water-fountain", "envelope",
    "teapot", "gem-pendant", "handcuffs", "indian-palace", "camel", "hooded-figure", "turban", "crown",
    "domino-mask", "coffee-beans", "coffee-cup", "coffee-pot", "tavern-sign", "gavel", "all-seeing-eye",
    "feather", "palm-tree", "walking-boot", "hourglass", "tied-scroll", "pagoda", "peaks", "mountains", "pine-tree",
    "great-pyramid", "sea-serpent", "caravel", "bamboo", "compass", "elephant", "tiger-head", "family-house",
    "vertical-banner", "newspaper", "byzantin-temple",
)  # fmt: skip
MDI_ICONS = ("mosque", "hand-back-right")
WEIGHTS = {"medium": "500Medium", "semibold": "600SemiBold", "extrabold": "800ExtraBold"}
ICON_SIDE = 192
PLACE_SIZE = (500, 250)
SCRIPTS = [(0x20, 0x24F), (0x2B0, 0x2FF), (0x400, 0x45F), (0x490, 0x491), (0x1E9E, 0x1E9E), (0x2010, 0x2044)]
SYMBOLS = "€₺₽№™→←↑↓−×÷≤≥≠±∞…"
NOTO = {
    "arabic": "NotoSansArabic", "hebrew": "NotoSansHebrew", "devanagari": "NotoSansDevanagari", "thai": "NotoSansThai",
    "han": "NotoSansSC", "hangul": "NotoSansKR", "emoji": "NotoEmoji",
}  # fmt: skip
"""The fonts of names that Fira cannot write, by the script each is for."""
KANA = (0x3000, 0x30FF)


def fetch(package: str, where: Path) -> Path:
    """Download one npm package; returns the folder it was unpacked to."""
    done = subprocess.run(["npm", "pack", "--silent", package], cwd=where, check=True, capture_output=True, text=True)
    archive = where / done.stdout.strip().splitlines()[-1]
    folder = where / archive.stem
    with tarfile.open(archive) as tar:
        tar.extractall(folder, filter="data")
    return folder / "package"


def rasterise(svg: str, wide: int, high: int) -> Image.Image:
    png = resvg_py.svg_to_bytes(svg_string=svg, width=wide, height=high)
    return Image.open(io.BytesIO(bytes(png))).convert("RGBA")


def load_icons(game_icons: Path, mdi: Path) -> dict[str, tuple[str, int]]:
    """Name -> (SVG body, side of its view box) for every icon used."""
    ours = json.loads((game_icons / "icons.json").read_text())["icons"]
    material = json.loads((mdi / "icons.json").read_text())["icons"]
    icons = {name: (ours[name]["body"], 512) for name in ICONS}
    return icons | {name: (material[name]["body"], 24) for name in MDI_ICONS}


def write_pictures(icons: dict[str, tuple[str, int]]) -> None:
    masks, sprites, grounds = ASSETS / "icons", ASSETS / "sprites", ASSETS / "places"
    for folder in (masks, sprites, grounds):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
    for name, (body, box) in icons.items():
        svg = pieces.document(body.replace("currentColor", "#000"), f"0 0 {box} {box}")
        rasterise(svg, ICON_SIDE, ICON_SIDE).getchannel("A").save(masks / f"{name}.png", optimize=True)
    drawn = pieces.pieces(icons) | expansion_pieces.pieces(icons) | marco_polo_pieces.pieces(icons)
    for name, (svg, side) in drawn.items():
        rasterise(svg, side, side).save(sprites / f"{name}.png", optimize=True)
    for number, draw in (places.PLACES | expansion_places.PLACES).items():
        picture = rasterise(draw(icons), *PLACE_SIZE).convert("RGB")
        picture.quantize(128, dither=Image.Dither.NONE).save(grounds / f"{number}.png", optimize=True)


def write_portraits() -> None:
    """As WebP, since the colours of a PNG file as small would show rings in the skies."""
    folder = ASSETS / "portraits"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name, svg in portraits.pictures().items():
        rasterise(svg, *portraits.SIZE).convert("RGB").save(folder / f"{name}.webp", quality=90, method=6)


def write_text_fonts(fira: Path) -> None:
    """Fira Sans Condensed reserves no font name, so a subset may keep it (OFL 1.1, condition 3)."""
    options = subset.Options(hinting=False, layout_features=["kern", "lnum"], name_IDs=["*"], notdef_outline=True)
    wanted = {code for first, last in SCRIPTS for code in range(first, last + 1)} | set(map(ord, SYMBOLS))
    for weight, folder in WEIGHTS.items():
        source = fira / folder / f"FiraSansCondensed_{folder}.ttf"
        font = subset.load_font(str(source), options)
        cutter = subset.Subsetter(options)
        cutter.populate(unicodes=wanted)
        cutter.subset(font)
        subset.save_font(font, str(ASSETS / "fonts" / f"FiraSansCondensed-{weight}.ttf"), options)
    shutil.copy(fira / "LICENSE_FONT", ASSETS / "fonts" / "FiraSansCondensed-OFL.txt")


def common_characters() -> dict[str, set[int]]:
    """The commonest characters of China, Japan, Taiwan and Korea: level 1 of GB 2312, JIS X 0208 and Big5, and the
    syllables of KS X 1001."""
    blocks = {"gb2312": (0xB0, 0xD7), "euc_jp": (0xB0, 0xCF), "big5": (0xA4, 0xC6), "euc_kr": (0xB0, 0xC8)}
    characters = {
        code: {ord(c) for high in range(first, last + 1) for low in range(0x40, 0xFF)
               for c in bytes((high, low)).decode(code, "ignore") if ord(c) > 0xFF}
        for code, (first, last) in blocks.items()
    }  # fmt: skip
    han = characters["gb2312"] | characters["euc_jp"] | characters["big5"] | set(range(KANA[0], KANA[1] + 1))
    return {"han": han, "hangul": characters["euc_kr"]}


def write_fonts_of_names(fonts: dict[str, Path]) -> None:
    """Noto reserves no font name. Scripts that join or stack their letters keep all their features."""
    common = common_characters()
    for script, name in NOTO.items():
        options = subset.Options(hinting=False, layout_features=["*"], name_IDs=["*"], notdef_outline=True)
        options.drop_tables += ["vhea", "vmtx", "VORG", "BASE"]
        font = subset.load_font(str(fonts[script] / "700Bold" / f"{name}_700Bold.ttf"), options)
        cutter = subset.Subsetter(options)
        cutter.populate(unicodes=common.get(script, set(font.getBestCmap())))
        cutter.subset(font)
        subset.save_font(font, str(ASSETS / "fonts" / f"{name}-bold.ttf"), options)
        shutil.copy(fonts[script] / "LICENSE_FONT", ASSETS / "fonts" / f"{name}-OFL.txt")


def copy_title_font(yeseva: Path) -> None:
    """ "Yeseva" is a reserved font name, so the file is shipped as it is."""
    shutil.copy(yeseva / "400Regular" / "YesevaOne_400Regular.ttf", ASSETS / "fonts" / "YesevaOne-Regular.ttf")
    shutil.copy(yeseva / "LICENSE_FONT", ASSETS / "fonts" / "YesevaOne-OFL.txt")


def main() -> None:
    shutil.rmtree(ASSETS / "fonts", ignore_errors=True)
    (ASSETS / "fonts").mkdir(parents=True)
    with tempfile.TemporaryDirectory() as folder:
        packages = {name: fetch(package, Path(folder)) for name, package in PACKAGES.items()}
        write_pictures(load_icons(packages["game-icons"], packages["mdi"]))
        write_portraits()
        write_text_fonts(packages["fira"])
        write_fonts_of_names(packages)
        copy_title_font(packages["yeseva"])
    print(f"{sum(f.stat().st_size for f in ASSETS.rglob('*') if f.is_file()) // 1024} KB in {ASSETS}")


if __name__ == "__main__":
    main()
