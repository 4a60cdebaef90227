import { expect, it } from 'vitest'
import { loudestStretch, loudnessOfStretch } from './equal-loudness.ts'

const curve = (levels: readonly (number | null)[]) =>
  levels.map((lufs, index) => ({ seconds: index / 2, beat: null, lufs }))
const quietThenLoud = curve([
  ...Array<number>(20).fill(-30),
  ...Array<number>(20).fill(-10),
  ...Array<null>(10).fill(null),
])

it('takes the mean of what sounds in a part, and not of its rests', () => {
  expect(loudnessOfStretch(quietThenLoud, { start: 0, end: 9 })).toBeCloseTo(-30, 5)
  expect(loudnessOfStretch(quietThenLoud, { start: 10, end: 30 })).toBeCloseTo(-10, 5)
  expect(loudnessOfStretch(quietThenLoud, { start: 0, end: 30 })).toBeCloseTo(-10, 5)
  expect(loudnessOfStretch(quietThenLoud, { start: 21, end: 24 })).toBeNull()
})

it('finds the loudest part of a length, and the whole of a shorter file', () => {
  expect(loudestStretch(quietThenLoud, 10)).toEqual({ start: 10, end: 20 })
  expect(loudestStretch(quietThenLoud, 4)).toEqual({ start: 10, end: 14 })
  expect(loudestStretch(quietThenLoud, 100)).toEqual({ start: 0, end: 24.5 })
})
