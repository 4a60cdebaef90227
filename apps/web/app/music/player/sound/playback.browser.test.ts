import { tempoClock } from '@kvint/report'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Score, ScorePart } from '../score/score.ts'
import { hertz } from './mixer.ts'
import { type Playback, startPlayback } from './playback.ts'

const PART: ScorePart = {
  trackId: 1,
  name: 'Bass',
  voice: 'bass',
  drum: 'drums',
  gainDb: 0,
  pan: 0,
  shift: 0,
  isOn: true,
  passages: [
    { startBeats: 0, endBeats: 8, rows: Array.from({ length: 16 }, (_, at) => [40 + at, at / 2, 0.4, 100] as const) },
  ],
}
const SCORE: Score = { parts: [PART], clock: tempoClock([{ startBeats: 0, bpm: 240 }]), startBeats: 0, endBeats: 8 }

let context: AudioContext
let playback: Playback | undefined
beforeEach(async () => {
  context = new AudioContext()
  await context.resume()
})
afterEach(async () => {
  playback?.stop()
  await context.close()
})

/** Pitches in the order in which they were handed over, each with its time. */
function watch() {
  const handed: { pitch: number; at: number }[] = []
  const spy = vi.spyOn(OscillatorNode.prototype, 'start')
  return () => {
    while (handed.length < spy.mock.calls.length) {
      const oscillator = spy.mock.contexts[handed.length] as OscillatorNode
      handed.push({
        pitch: Math.round(69 + 12 * Math.log2(oscillator.frequency.value / 440)),
        at: spy.mock.calls[handed.length]?.[0] ?? 0,
      })
    }
    return handed
  }
}

const start = (change: Partial<Parameters<typeof startPlayback>[3]> = {}) => {
  playback = startPlayback(context, context.destination, SCORE, {
    from: 0,
    end: 8,
    loop: null,
    isOn: () => true,
    onEnd: () => undefined,
    ...change,
  })
  return playback
}

describe('a playback', () => {
  test('hands every note over once, on its beat, and says when it is over', async () => {
    const handed = watch()
    const onEnd = vi.fn()
    start({ onEnd })
    await expect.poll(() => onEnd.mock.calls.length).toBe(1)
    const saws = handed().filter((_, at) => at % 2 === 0)
    expect(saws.map(({ pitch }) => pitch)).toEqual(Array.from({ length: 16 }, (_, at) => 40 + at))
    for (const [at, { at: time }] of saws.entries()) expect(time - (saws[0]?.at ?? 0)).toBeCloseTo(at * 0.125, 3)
  })

  test('turns back at the end of its loop, in time', async () => {
    const handed = watch()
    start({ from: 1, loop: { start: 1, end: 2 } })
    await expect.poll(() => handed().length).toBeGreaterThan(10)
    const saws = handed().filter((_, at) => at % 2 === 0)
    expect(saws.slice(0, 5).map(({ pitch }) => pitch)).toEqual([42, 43, 42, 43, 42])
    for (const [at, { at: time }] of saws.entries()) expect(time - (saws[0]?.at ?? 0)).toBeCloseTo(at * 0.125, 3)
  })

  test('tells the beat that is heard, within the loop', async () => {
    const { beatsNow } = start({ from: 1, loop: { start: 1, end: 2 } })
    for (let look = 0; look < 20; look += 1) {
      expect(beatsNow()).toBeGreaterThanOrEqual(1)
      expect(beatsNow()).toBeLessThanOrEqual(2)
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
  })

  test('leaves out a part that is off, and takes it up where it stands when it goes on', async () => {
    const handed = watch()
    const { switchPart } = start({ isOn: () => false })
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(handed()).toEqual([])
    switchPart(PART, true)
    await expect.poll(() => handed().length).toBeGreaterThan(0)
    expect(handed()[0]?.pitch).toBeGreaterThan(40)
  })
})

test('A3 is 440 hertz', () => expect(hertz(69)).toBe(440))
