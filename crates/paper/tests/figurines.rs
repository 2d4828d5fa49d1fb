//! Figurines have two homes, the outlines of the screens and the font of paper: both show the same
//! pieces, in the same letters.

use std::path::Path;

use compongo_notation::Alphabet;
use rustybuzz::ttf_parser::{Face, OutlineBuilder};

const FONT: &[u8] = include_bytes!("../fonts/CompongoFigurines.ttf");

/// The order of the pieces in the font, and the first character of each kind.
const ROLES: &str = "kqrbnp";
const WHITE: u32 = 0x2654;
const BLACK: u32 = 0x265A;
const GROUND: u32 = 0xE000;

/// How `fonts/figurines.py` lays the field of 100 by 100 into the font.
const SCALE: f32 = 9.4;
const BASE: f32 = 90.0;
const MIDDLE: f32 = 380.0;
/// Half the width of the outline and of the lines on it, in units of the font.
const EDGE: f32 = 2.6 * SCALE;
const LINE: f32 = 2.1 * SCALE;
/// What rounding and the other kind of curve may differ by.
const SLACK: f32 = 3.0;

type Point = (f32, f32);
type Contour = Vec<Point>;

/// A source of the screens; none where this crate stands alone.
fn source(name: &str) -> Option<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src").join(name);
    std::fs::read_to_string(path).ok()
}

fn between<'a>(text: &'a str, from: &str, to: &str) -> &'a str {
    let (_, rest) = text.split_once(from).unwrap_or_else(|| panic!("no {from} in {text}"));
    rest.split_once(to).unwrap_or_else(|| panic!("no {to} in {rest}")).0
}

/// The texts in quotes, those joined by `+` as one, and whether each is the right half of a whole.
fn quoted(code: &str) -> Vec<(String, bool)> {
    let mut found: Vec<(String, bool)> = Vec::new();
    let mut before = String::new();
    let mut rest = code;
    while let Some(start) = rest.find(['\'', '`']) {
        before.push_str(&rest[..start]);
        let quote = &rest[start..=start];
        let end = start + 1 + rest[start + 1..].find(quote).unwrap();
        let text = &rest[start + 1..end];
        if before.trim() == "+" {
            found.last_mut().unwrap().0.push_str(text);
        } else {
            found.push((text.to_owned(), before.contains("whole(")));
        }
        before.clear();
        rest = &rest[end + 1..];
    }
    found
}

/// A path of the screens as many points.
fn traced(path: &str) -> Contour {
    let mut line = Contour::new();
    let starts: Vec<usize> = path.match_indices(['M', 'L', 'C', 'Z']).map(|(at, _)| at).collect();
    for (nth, &start) in starts.iter().enumerate() {
        let end = starts.get(nth + 1).copied().unwrap_or(path.len());
        let n: Vec<f32> =
            path[start + 1..end].split_whitespace().map(|it| it.parse().unwrap()).collect();
        let from = line.last().copied().unwrap_or_default();
        match &path[start..=start] {
            "M" => line.push((n[0], n[1])),
            "L" => curve([from, from, (n[0], n[1]), (n[0], n[1])], &mut line),
            "C" => curve([from, (n[0], n[1]), (n[2], n[3]), (n[4], n[5])], &mut line),
            _ => {}
        }
    }
    line
}

fn curve(points: [Point; 4], line: &mut Contour) {
    for step in 1..=24_u8 {
        let to = f32::from(step) / 24.0;
        let back = 1.0 - to;
        let weights = [back.powi(3), 3.0 * back * back * to, 3.0 * back * to * to, to.powi(3)];
        let sum = |part: fn(Point) -> f32| -> f32 {
            points.iter().zip(weights).map(|(&point, weight)| part(point) * weight).sum()
        };
        line.push((sum(|point| point.0), sum(|point| point.1)));
    }
}

fn in_font(contour: Contour) -> Contour {
    let place = |(x, y): Point| ((x - 50.0) * SCALE + MIDDLE, (BASE - y) * SCALE);
    contour.into_iter().map(place).collect()
}

/// The circles in a part of the source: where, and how wide.
fn circles(code: &str) -> Vec<(Point, f32)> {
    let each = code.split("circle(").skip(1).map(|rest| {
        let inside = rest.split_once(')').unwrap().0;
        let n: Vec<f32> = inside.split(',').map(|it| it.trim().parse().unwrap()).collect();
        ((n[0], n[1]), n[2])
    });
    each.collect()
}

/// A piece as the screens draw it, in units of the font.
struct Drawing {
    body: Vec<Contour>,
    detail: Vec<Contour>,
    dots: Vec<(Point, f32)>,
}

impl Drawing {
    fn of(role: char, pieces: &str) -> Drawing {
        let foot = between(pieces, "FOOT = '", "'");
        let table = pieces.split_once("DRAWINGS").unwrap().1;
        let block = between(table, &format!("\n  {role}: {{\n"), "\n  },").replace("${FOOT}", foot);
        let body = between(&block, "body: [", "\n    ],");
        let whole = |(path, half): (String, bool)| {
            let mut line = traced(&path);
            if half {
                let back: Contour = line.iter().rev().map(|(x, y)| (100.0 - x, *y)).collect();
                line.extend(back);
            }
            line
        };
        let round = |((x, y), r): (Point, f32)| -> Contour {
            let at = |step: u8| f32::from(step) * core::f32::consts::TAU / 48.0;
            (0..=48).map(|step| (x + r * at(step).cos(), y + r * at(step).sin())).collect()
        };
        let bodies =
            quoted(body).into_iter().map(whole).chain(circles(body).into_iter().map(round));
        let detail =
            quoted(between(&block, "detail: [", "],")).into_iter().map(|(it, _)| traced(&it));
        let dots = block.split_once("dots: [").map_or("", |(_, rest)| rest);
        let dot = |((x, y), r): (Point, f32)| (in_font(vec![(x, y)])[0], r * SCALE);
        Drawing {
            body: bodies.map(in_font).collect(),
            detail: detail.map(in_font).collect(),
            dots: circles(dots).into_iter().map(dot).collect(),
        }
    }
}

/// The outline of a glyph as many points.
#[derive(Default)]
struct Glyph(Vec<Contour>);

impl Glyph {
    fn of(font: &Face<'_>, letter: u32) -> Glyph {
        let mut glyph = Glyph::default();
        let id = font.glyph_index(char::from_u32(letter).unwrap()).unwrap();
        font.outline_glyph(id, &mut glyph).unwrap();
        glyph
    }
}

impl OutlineBuilder for Glyph {
    fn move_to(&mut self, x: f32, y: f32) {
        self.0.push(vec![(x, y)]);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.0.last_mut().unwrap().push((x, y));
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        let line = self.0.last_mut().unwrap();
        let (x0, y0) = *line.last().unwrap();
        for step in 1..=8_u8 {
            let t = f32::from(step) / 8.0;
            let at = |[a, b, c]: [f32; 3]| {
                (1.0 - t) * (1.0 - t) * a + 2.0 * t * (1.0 - t) * b + t * t * c
            };
            line.push((at([x0, x1, x]), at([y0, y1, y])));
        }
    }

    fn curve_to(&mut self, _: f32, _: f32, _: f32, _: f32, _: f32, _: f32) {
        unreachable!("the font has TrueType outlines");
    }

    fn close(&mut self) {}
}

/// How often an outline goes around a point.
fn winding(contours: &[Contour], (x, y): Point) -> i32 {
    let mut around = 0;
    for contour in contours {
        for (nth, &(x0, y0)) in contour.iter().enumerate() {
            let (x1, y1) = contour[(nth + 1) % contour.len()];
            let right = (x1 - x0) * (y - y0) - (x - x0) * (y1 - y0);
            if y0 <= y && y1 > y && right > 0.0 {
                around += 1;
            } else if y0 > y && y1 <= y && right < 0.0 {
                around -= 1;
            }
        }
    }
    around
}

fn is_in(glyph: &Glyph, point: Point) -> bool {
    winding(&glyph.0, point) != 0
}

/// How far a point is from the nearest of some lines.
fn distance(lines: &[Contour], (x, y): Point, closed: bool) -> f32 {
    let mut least = f32::MAX;
    for line in lines {
        let last = if closed { line.len() } else { line.len() - 1 };
        for nth in 0..last {
            let ((x0, y0), (x1, y1)) = (line[nth], line[(nth + 1) % line.len()]);
            let (dx, dy) = (x1 - x0, y1 - y0);
            let length = dx * dx + dy * dy;
            let t = if length > 0.0 { ((x - x0) * dx + (y - y0) * dy) / length } else { 0.0 };
            let t = t.clamp(0.0, 1.0);
            least = least.min((x - x0 - t * dx).hypot(y - y0 - t * dy));
        }
    }
    least
}

#[test]
fn the_pieces_of_paper_are_those_of_the_screens() {
    let Some(pieces) = source("ui/pieces.ts") else { return };
    let font = Face::parse(FONT, 0).unwrap();
    for (nth, role) in (0..).zip(ROLES.chars()) {
        let drawing = Drawing::of(role, &pieces);
        let [white, black, ground] =
            [WHITE, BLACK, GROUND].map(|first| Glyph::of(&font, first + nth));
        // What a piece covers goes so far beyond its body, everywhere.
        for &point in ground.0.iter().flatten() {
            let far = distance(&drawing.body, point, true);
            assert!((far - EDGE).abs() < SLACK, "{role}: {point:?} is {far} from the outline");
        }
        for &point in drawing.body.iter().flatten() {
            assert!(is_in(&ground, point), "{role}: {point:?} is not covered");
            assert!(is_in(&white, point), "{role}: {point:?} is not on the outline");
        }
        // Lines are drawn on white pieces and left out of black ones.
        for &point in drawing.detail.iter().flatten() {
            assert!(is_in(&white, point), "{role}: a line is missing at {point:?}");
            if distance(&drawing.body, point, true) > EDGE + LINE + SLACK {
                assert!(!is_in(&black, point), "{role}: a line is filled at {point:?}");
            }
        }
        // Elsewhere white pieces are empty and black ones are filled.
        let mut seen = 0;
        for (x, y) in (0..76).flat_map(|x| (0..80).map(move |y| (x as f32 * 10.0, y as f32 * 10.0)))
        {
            let apart = distance(&drawing.body, (x, y), true) > EDGE + SLACK
                && distance(&drawing.detail, (x, y), false) > LINE + SLACK
                && drawing.dots.iter().all(|((a, b), r)| (x - a).hypot(y - b) > r + SLACK);
            if apart && drawing.body.iter().any(|it| winding(std::slice::from_ref(it), (x, y)) != 0)
            {
                assert!(!is_in(&white, (x, y)), "{role}: something is drawn at {x}, {y}");
                assert!(is_in(&black, (x, y)), "{role}: something is left out at {x}, {y}");
                seen += 1;
            }
        }
        assert!(seen > 100, "{role}: {seen}");
    }
}

#[test]
fn the_letters_of_paper_are_those_of_the_screens() {
    let Some(code) = source("lib/notation.ts") else { return };
    let table = between(&code, "LETTERS = {", "}");
    let mut seen = 0;
    for line in table.lines().filter(|line| line.contains(':')) {
        let (code, letters) = line.split_once(':').unwrap();
        let alphabet = Alphabet::by_code(code.trim()).unwrap();
        assert_eq!(alphabet.letters().concat(), between(letters, "'", "'"), "{code}");
        seen += 1;
    }
    assert!(seen >= 7);
}
