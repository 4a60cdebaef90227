import { expect, test } from 'vitest'
import { segmentBars, type BarContent } from './segment-bars.ts'

const bars = (count: number, ...features: string[]): BarContent[] =>
  Array.from({ length: count }, () => new Map(features.map((feature) => [feature, 1])))
const free = new Map<number, number>()

test.each<[string, readonly BarContent[], ReadonlyMap<number, number>, readonly number[]]>([
  ['nothing', [], free, []],
  ['one bar', bars(1, 'drums'), free, [0]],
  ['music that never changes', bars(64, 'drums', 'bass'), free, [0]],
  [
    'parts that enter and leave',
    [...bars(16, 'pad'), ...bars(16, 'pad', 'drums', 'bass'), ...bars(8, 'pad')],
    free,
    [0, 16, 32],
  ],
  [
    'the same parts with another riff: drums stay, bass and lead change their pitches',
    [
      ...bars(16, 'drums', 'bass', 'bass on 40', 'lead on 70'),
      ...bars(16, 'drums', 'bass', 'bass on 45', 'lead on 77'),
    ],
    free,
    [0, 16],
  ],
  ['a fill of one bar', [...bars(15, 'drums', 'bass'), ...bars(1, 'drums'), ...bars(16, 'drums', 'bass')], free, [0]],
  ['a locator where nothing changes', bars(32, 'drums'), new Map([[16, 0]]), [0, 16]],
  ['silence in the middle', [...bars(16, 'a', 'b'), ...bars(8), ...bars(16, 'a', 'b')], free, [0, 16, 24]],
])('%s', (_what, music, priceAt, cuts) => {
  expect(segmentBars(music, priceAt)).toEqual(cuts)
})

test('a stretch of more than 80 bars is cut, as sections are never so long', () => {
  expect(segmentBars(bars(120, 'drone'), free).length).toBe(2)
})
