import type { HeardBounce } from '@kvint/insights'
import { expect, test } from 'vitest'
import { loudnessShapes } from './loudness-shapes.ts'
import { relativeLevels } from './own-band.ts'
import { secondsOfBeat } from './seconds-of-beat.ts'

/** A beat a second from second 1 on, 6 LU louder from second 4 on. */
const curve = Array.from({ length: 17 }, (_, index) => ({
  seconds: index / 2,
  beat: index / 2 - 1,
  lufs: index < 8 ? -18 : -12,
}))
const bounce = {
  curve,
  sections: [{ startSeconds: 1, endSeconds: 4, lufs: -18 }],
  hearing: {
    faults: [
      { kind: 'intersample-overs', startSeconds: 5 },
      { kind: 'intersample-overs', startSeconds: 5.1 },
    ],
  },
} as unknown as HeardBounce

test('the lane reaches 24 LU down from above the loudest moment; a section is a step', () => {
  const { line, steps, overs, ticks } = loudnessShapes(bounce, 48)
  expect(line).toMatch(/^M-1 12L/)
  expect(line).toMatch(/L7 0$/)
  expect(steps).toBe('M0 12H3')
  expect(overs).toEqual([4])
  expect(ticks[0]).toEqual({ lufs: -18, y: 12 })
})

test('the bounce before lies on the same scale, dashed', () => {
  const louder = { ...bounce, curve: curve.map((point) => ({ ...point, lufs: (point.lufs ?? -70) + 6 })) }
  const { before, line } = loudnessShapes(bounce, 48, louder)
  expect(before).toMatch(/^M/)
  expect(loudnessShapes(louder, 48).line).toBe(before)
  expect(before).not.toBe(line)
})

test('a bounce that lies on no set draws nothing', () => {
  const loose = { ...bounce, curve: curve.map((point) => ({ ...point, beat: null })), sections: [] }
  expect(loudnessShapes(loose, 48)).toEqual({ area: '', line: '', steps: '', before: '', overs: [], ticks: [] })
})

test('a beat is found again in the file', () => {
  expect(secondsOfBeat(curve, 2.25)).toBeCloseTo(3.25)
  expect(secondsOfBeat(curve, -5)).toBe(0)
})

test('spectra are compared against the middle of the mix', () => {
  const bands = { centresHz: [100, 500, 1000, 8000], levelsDb: [-20, -30, -40, -60] }
  expect(relativeLevels(bands as never)).toEqual([15, 5, -5, -25])
})
