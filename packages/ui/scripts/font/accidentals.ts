import type { Glyph, Point } from './glyph.ts'

/** ♭ ♮ ♯ and their doubles, drawn to stand beside Schibsted Grotesk: even strokes, cut ends, a firm bowl. */
export const ACCIDENTALS: readonly Glyph[] = [
  { codePoint: 0x266d, advance: 480, contours: flat(0) },
  {
    codePoint: 0x266e,
    advance: 460,
    contours: [stem(70, -20, 860), stem(320, -190, 650), bar(70, 390, 60, 150), bar(70, 390, 420, 510)],
  },
  {
    codePoint: 0x266f,
    advance: 600,
    contours: [stem(150, -160, 740), stem(370, -100, 800), bar(50, 550, 120, 225), bar(50, 550, 400, 505)],
  },
  { codePoint: 0x1d12a, advance: 600, contours: [cross(300, 320, 210)] },
  { codePoint: 0x1d12b, advance: 820, contours: [...flat(0), ...flat(345)] },
]

function stem(x: number, from: number, to: number): Point[] {
  return [
    [x, from],
    [x, to],
    [x + 70, to],
    [x + 70, from],
  ]
}

/** Rises from left to right, as thick as a beam. */
function bar(from: number, to: number, yLeft: number, yRight: number): Point[] {
  return [
    [from, yLeft],
    [from, yLeft + 105],
    [to, yRight + 105],
    [to, yRight],
  ]
}

function flat(x: number): Point[][] {
  return [
    stem(x + 70, -20, 860),
    [
      [x + 70, -20],
      [x + 70, 90],
      [x + 225, 170, false],
      [x + 290, 235],
      [x + 335, 285, false],
      [x + 335, 340],
      [x + 335, 420, false],
      [x + 250, 420],
      [x + 190, 420, false],
      [x + 140, 360],
      [x + 140, 450],
      [x + 200, 510, false],
      [x + 280, 510],
      [x + 430, 510, false],
      [x + 430, 350],
      [x + 430, 250, false],
      [x + 340, 165],
      [x + 240, 75, false],
      [x + 120, -20],
    ],
  ]
}

function cross(x: number, y: number, arm: number): Point[] {
  const w = 48
  return [
    [x - arm - w, y + arm - w],
    [x - arm + w, y + arm + w],
    [x, y + 2 * w],
    [x + arm - w, y + arm + w],
    [x + arm + w, y + arm - w],
    [x + 2 * w, y],
    [x + arm + w, y - arm + w],
    [x + arm - w, y - arm - w],
    [x, y - 2 * w],
    [x - arm + w, y - arm - w],
    [x - arm - w, y - arm + w],
    [x - 2 * w, y],
  ]
}
