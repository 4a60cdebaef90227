import { expect, test } from 'vitest'
import { nameDrumPattern, type DrumHits } from './drum-pattern.ts'

const steps = (...places: number[]) => places.map((step) => step / 4)
const over = (bars: number, one: readonly number[]) =>
  Array.from({ length: bars }, (_, bar) => one.map((beats) => bar * 4 + beats)).flat()
const beat = (kick: readonly number[], snare: readonly number[], hats: readonly number[] = [], bars = 8): DrumHits => ({
  kick: over(bars, kick),
  snare: over(bars, snare),
  hats: over(bars, hats),
})

test.each<[string, DrumHits, readonly string[]]>([
  ['house', beat(steps(0, 4, 8, 12), steps(4, 12)), ['four on the floor', 'backbeat']],
  ['rock', beat(steps(0, 8), steps(4, 12)), ['backbeat']],
  ['half time', beat(steps(0, 6), steps(8)), ['half time']],
  ['half time with two strokes around three', beat(steps(0, 7), steps(2, 8, 14)), ['half time']],
  ['a chopped break that has a snare on three', beat(steps(0, 7), steps(3, 8, 11, 15)), []],
  ['garage', beat(steps(0, 10), steps(4, 12)), ['backbeat', 'two-step']],
  ['a break', beat(steps(0, 2, 10, 11), steps(4, 7, 9, 12, 15)), ['backbeat', 'breakbeat']],
  ['reggaeton', beat(steps(0, 4, 8, 12), steps(3, 6, 11, 14)), ['four on the floor', 'dembow']],
  ['a broken beat that has snares on 3 + 3 too', beat(steps(0, 3, 6, 15), steps(2, 3, 6, 7, 10, 11, 15)), []],
  ['trap', beat(steps(0, 7), steps(8), [0, 0.5, 1, 1.125, 1.25, 1.375, 2, 2.5]), ['half time', 'trap hats']],
  [
    'swung hats, whose short steps follow long ones',
    beat(steps(0, 8), steps(4, 12), [0, 0.32, 0.5, 0.82, 1, 1.32, 1.5, 1.82]),
    ['backbeat'],
  ],
  [
    'a shuffle, whose swung eighths are no sixteenths between the beats',
    beat([0, 1 + 2 / 3, 2 + 2 / 3, 3 + 2 / 3], steps(4, 12)),
    ['backbeat'],
  ],
  ['a snare on every beat', beat(steps(0, 8), steps(0, 4, 8, 12)), []],
])('%s', (_what, hits, names) => {
  expect(nameDrumPattern(hits)?.names).toEqual(names)
})

test('three bars are too few, and a fuller fourth bar is a fill', () => {
  expect(nameDrumPattern(beat(steps(0, 8), steps(4, 12), [], 3))).toBeNull()
  const plain = beat(steps(0, 8), steps(4, 12))
  const filled = { ...plain, snare: [...plain.snare, ...steps(13, 14, 15).map((beats) => beats + 12)] }
  expect(nameDrumPattern(filled)?.fills).toEqual([4])
  const turned = { ...plain, snare: [...plain.snare, ...steps(13, 14).map((beats) => beats + 12)] }
  expect(nameDrumPattern(turned)?.fills).toEqual([])
  // From the third bar on as full as the fourth: the beat has grown.
  const grown = {
    ...plain,
    snare: [...plain.snare, ...[8, 12].flatMap((from) => steps(13, 14, 15).map((beats) => beats + from))],
  }
  expect(nameDrumPattern(grown)?.fills).toEqual([])
})

test('the last of eight bars that leaves the beat is a fill, and so is one with two more kicks and snares', () => {
  const of = (last: Parameters<typeof nameDrumPattern>[0], bars = 8) => {
    const plain = beat(steps(0, 8), steps(4, 12), [], bars - 1)
    const end = (bars - 1) * 4
    return nameDrumPattern({
      kick: [...plain.kick, ...last.kick.map((beats) => beats + end)],
      snare: [...plain.snare, ...last.snare.map((beats) => beats + end)],
      hats: [],
    })?.fills
  }
  const left = { kick: steps(0, 8, 10), snare: [...steps(4, 7, 12), ...steps(4).map((beats) => beats - 4)], hats: [] }
  const lone = beat(steps(0, 8), steps(4, 12), [], 6)
  const snares = left.snare.map((beats) => beats + 28)
  expect(
    nameDrumPattern({
      kick: [...lone.kick, ...steps(0, 8).map((beats) => beats + 24), ...left.kick.map((beats) => beats + 28)],
      snare: [...lone.snare, ...snares],
      hats: [],
    })?.fills,
  ).toEqual([])
  const turned = { kick: steps(0, 8, 10), snare: steps(4), hats: [] }
  expect(of(turned)).toEqual([8])
  expect(of(turned, 12)).toEqual([])
  expect(of({ ...turned, kick: steps(0, 8) })).toEqual([])
  expect(of({ kick: steps(0, 8, 10), snare: steps(4, 7, 12), hats: [] })).toEqual([8])
  expect(of({ kick: steps(0, 8, 10), snare: steps(4, 12), hats: [] })).toEqual([])
  // The last of four alone has to do both.
  expect(of({ kick: steps(0, 10), snare: steps(2, 4, 8, 12), hats: [] }, 12)).toEqual([12])
  expect(of({ kick: steps(0, 6, 8, 10), snare: steps(4, 12), hats: [] }, 12)).toEqual([])
})

test('fills move along where two bars are put in, and one beside the count moves nothing', () => {
  const plain = beat(steps(0, 8), steps(4, 12), [], 58)
  const fillsAt = (...bars: readonly number[]): DrumHits => ({
    ...plain,
    snare: [
      ...plain.snare,
      ...bars.flatMap((bar, at) => steps(at % 2 === 0 ? 10 : 11, 13, 14).map((beats) => beats + (bar - 1) * 4)),
    ],
  })
  expect(nameDrumPattern(fillsAt(8, 16, 26, 34, 42, 50, 58))?.fills).toEqual([8, 16, 26, 34, 42, 50, 58])
  expect(nameDrumPattern(fillsAt(8, 16, 26, 32))?.fills).toEqual([8, 16, 32])
  // The third bar of a loop of four is no fill, however often it comes.
  const loop = Array.from({ length: 58 }, (_, bar) => bar + 1).filter((bar) => bar % 4 === 3)
  const third = {
    ...plain,
    kick: [...plain.kick, ...loop.flatMap((bar) => steps(6, 12, 14).map((beats) => beats + bar * 4 - 4))],
  }
  expect(nameDrumPattern(third)?.fills).toEqual([])
})

test('toms fill too', () => {
  const plain = beat(steps(0, 8), steps(4, 12))
  expect(nameDrumPattern({ ...plain, toms: steps(13, 14, 15).map((beats) => beats + 28) })?.fills).toEqual([8])
})

test('a kick that is left out is a gap, and no fill', () => {
  const plain = beat(steps(0, 4, 8, 12), [], [], 7)
  // Dotted eighths that start over every three bars, as full in bar 5 as in bar 8.
  const turns = [steps(1, 4, 7, 10, 13), steps(0, 3, 6, 9, 12, 15), steps(2, 5, 8, 11, 14)]
  const snare = Array.from({ length: 8 }, (_, bar) => (turns[bar % 3] ?? []).map((beats) => beats + bar * 4)).flat()
  const kick = [...plain.kick, ...steps(0, 4, 8).map((beats) => beats + 28)]
  expect(nameDrumPattern({ kick, snare, hats: [] })?.fills).toEqual([])
})
