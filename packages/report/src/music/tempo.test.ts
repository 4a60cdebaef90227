import { describe, expect, it } from 'vitest'
import { secondsBetween, tempoClock } from './tempo.ts'

const STEADY = [{ startBeats: 0, bpm: 120 }]
const RAMP = [
  { startBeats: 0, bpm: 60 },
  { startBeats: 8, bpm: 120 },
]
const JUMP = [
  { startBeats: 0, bpm: 60 },
  { startBeats: 4, bpm: 60 },
  { startBeats: 4, bpm: 120 },
  { startBeats: 16, bpm: 120 },
]

describe('seconds of a beat', () => {
  it.each([
    ['steady', STEADY, 4, 2],
    ['before the first beat', STEADY, -2, -1],
    ['after a ramp, 60·8·ln 2/60', RAMP, 8, 8 * Math.LN2],
    ['beyond the last point, in its tempo', RAMP, 10, 8 * Math.LN2 + 1],
    ['before a jump', JUMP, 4, 4],
    ['after a jump', JUMP, 6, 5],
    ['without a tempo, as Live starts', [], 2, 1],
  ])('%s', (_, points, beats, seconds) => {
    expect(tempoClock(points).secondsAt(beats)).toBeCloseTo(seconds, 9)
    expect(tempoClock(points).beatsAt(seconds)).toBeCloseTo(beats, 9)
  })

  it('measures a stretch, and nothing backwards', () => {
    expect(secondsBetween(JUMP, 2, 6)).toBeCloseTo(3, 9)
    expect(secondsBetween(JUMP, 6, 2)).toBe(0)
  })

  it('finds its way back everywhere on a moving tempo', () => {
    const clock = tempoClock([...RAMP, { startBeats: 20, bpm: 90.5 }])
    for (let beats = -3; beats < 40; beats += 0.37) expect(clock.beatsAt(clock.secondsAt(beats))).toBeCloseTo(beats, 9)
  })
})
