"""Makes CompongoFigurines.ttf from the outlines of web/src/ui/pieces.ts.

    pip install fonttools skia-pathops && python3 figurines.py

White figurines are lines, black ones are filled, both drawn as one outline. From U+E000 on stands
what each piece covers: it is laid under the pieces of a diagram.
"""

import re
from functools import reduce
from pathlib import Path

import pathops
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.ttGlyphPen import TTGlyphPen

HERE = Path(__file__).parent
SOURCE = HERE.parents[2] / "web/src/ui/pieces.ts"
ROLES = "kqrbnp"
SCALE, BASE, ADVANCE = 9.4, 90, 760
OUTLINE, LINE = 5.2, 4.2


def whole(half):
    """The outline of a right half, mirrored, as the screens do it."""
    parts = [(c, [float(n) for n in rest.split()]) for c, rest in re.findall(r"([MLC])([^MLC]*)", half)]
    back = []
    for i in range(len(parts) - 1, 0, -1):
        (command, n), (x, y) = parts[i], parts[i - 1][1][-2:]
        if command == "L":
            back.append(f"L {100 - x} {y}")
        else:
            back.append(f"C {100 - n[2]} {n[3]} {100 - n[0]} {n[1]} {100 - x} {y}")
    return f"{half} {' '.join(back)} Z"


def circle(x, y, r):
    k = 0.5523 * r
    return (
        f"M {x - r} {y} C {x - r} {y - k} {x - k} {y - r} {x} {y - r} C {x + k} {y - r} {x + r} {y - k} {x + r} {y} "
        f"C {x + r} {y + k} {x + k} {y + r} {x} {y + r} C {x - k} {y + r} {x - r} {y + k} {x - r} {y} Z"
    )


def drawings():
    """Body, detail and dots of each piece, read from the source of the screens."""
    text = SOURCE.read_text()
    foot = re.search(r"FOOT = '([^']*)'", text)[1]
    table = text[text.index("DRAWINGS") :]
    found = {}
    for role, block in re.findall(r"^  (\w): \{\n(.*?)^  \},", table, re.S | re.M):
        block = re.sub(r"['`]\s*\+\s*['`]", "", block).replace("${FOOT}", foot)
        block = re.sub(r"whole\(\s*['`]([^'`]*)['`],?\s*\)", lambda m: f"'{whole(m[1])}'", block)
        block = re.sub(r"circle\(([^)]*)\)", lambda m: f"'{circle(*map(float, m[1].split(',')))}'", block)
        found[role] = {k: re.findall(r"'([^']*)'", v) for k, v in re.findall(r"(\w+): \[(.*?)\]", block, re.S)}
    return found


def path(d, width=None):
    made = pathops.Path()
    pen = made.getPen()
    closed = False
    for command, rest in re.findall(r"([MLCZ])([^MLCZ]*)", d):
        n = [float(it) for it in rest.split()]
        points = [(x * 1.0, y) for x, y in zip(n[::2], n[1::2])]
        if command == "M":
            pen.moveTo(points[0])
            closed = False
        elif command == "L":
            pen.lineTo(points[0])
        elif command == "C":
            pen.curveTo(*points)
        else:
            pen.closePath()
            closed = True
    if not closed:
        pen.endPath()
    if width:
        made.stroke(width, pathops.LineCap.ROUND_CAP, pathops.LineJoin.ROUND_JOIN, 4)
        made.convertConicsToQuads()
    return made


def joined(paths):
    return reduce(lambda one, other: pathops.op(one, other, pathops.PathOp.UNION), paths)


def common(one, other):
    return pathops.op(one, other, pathops.PathOp.INTERSECTION)


def without(one, other):
    return pathops.op(one, other, pathops.PathOp.DIFFERENCE)


def figure(drawing, kind):
    """One outline: the lines of a white piece, the surface of a black one without its lines, or all
    that a piece covers."""
    marks = joined([path(d, LINE) for d in drawing["detail"]] + [path(d) for d in drawing.get("dots", [])])
    edge = joined([path(d, OUTLINE) for d in drawing["body"]])
    body = joined([path(d) for d in drawing["body"]])
    solid = joined([body, edge])
    if kind == "ground":
        return solid
    if kind == "white":
        return joined([edge, common(marks, solid)])
    # The lines in a black piece stop short of its edge.
    return without(solid, common(marks, without(body, edge)))


def glyph(shape):
    pen = TTGlyphPen(None)
    quadratic = Cu2QuPen(pen, 1.0)
    move = lambda p: (round((p[0] - 50) * SCALE + ADVANCE / 2), round((BASE - p[1]) * SCALE))
    shape.convertConicsToQuads()
    for verb, points in shape.segments:
        points = [move(p) for p in points]
        if verb in ("closePath", "endPath"):
            getattr(quadratic, verb)()
        else:
            getattr(quadratic, verb)(*points)
    return pen.glyph()


def main():
    glyphs, cmap = {".notdef": TTGlyphPen(None).glyph()}, {}
    for nth, role in enumerate(ROLES):
        for kind, first in (("white", 0x2654), ("black", 0x265A), ("ground", 0xE000)):
            name = kind + role
            glyphs[name] = glyph(figure(DRAWINGS[role], kind))
            cmap[first + nth] = name
    font = FontBuilder(1000, isTTF=True)
    font.setupGlyphOrder(list(glyphs))
    font.setupCharacterMap(cmap)
    font.setupGlyf(glyphs)
    font.setupHorizontalMetrics({name: (ADVANCE, font.font["glyf"][name].xMin if hasattr(font.font["glyf"][name], "xMin") else 0) for name in glyphs})
    font.setupHorizontalHeader(ascent=900, descent=-200)
    font.setupNameTable(
        {
            "familyName": "Compongo Figurines",
            "styleName": "Regular",
            "psName": "CompongoFigurines-Regular",
            "copyright": "Drawn for Compongo. MIT OR Apache-2.0.",
            "version": "Version 1.0",
        }
    )
    font.setupOS2(sTypoAscender=900, sTypoDescender=-200, usWinAscent=900, usWinDescent=200, sCapHeight=714, sxHeight=536)
    font.setupPost()
    font.font["head"].created = font.font["head"].modified = 0
    font.font.recalcTimestamp = False
    font.save(HERE / "CompongoFigurines.ttf")


DRAWINGS = drawings()
if __name__ == "__main__":
    main()
