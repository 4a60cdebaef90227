import type { SoundTraces } from '@kvint/audio'
import { expect, it } from 'vitest'
import type { BounceOfSong } from './bounce.ts'
import { heardGroove } from './heard-groove.ts'

/** 120 BPM from the first frame on. */
const song = {
  place: { beatAt: (second: number) => second * 2, secondsAt: (beat: number) => beat / 2 },
  report: { arrangement: { meters: [{ startBar: 1, startBeats: 0, numerator: 4, denominator: 4, beatsPerBar: 4 }] } },
} as unknown as BounceOfSong

/** Attacks at these places of each beat, in 32 beats, `late` seconds behind. */
function attacks(places: readonly number[], late = 0, rough: (index: number) => number = () => 0): SoundTraces {
  const hopSeconds = 0.0116
  const strength = new Float32Array(Math.ceil(17 / hopSeconds))
  Array.from({ length: 32 }, (_, beat) => places.map((place) => beat + place))
    .flat()
    .forEach((beat, index) => {
      const at = (beat / 2 + late + rough(index)) / hopSeconds
      for (let frame = Math.floor(at) - 1; frame <= Math.floor(at) + 2; frame++)
        strength[frame] = Math.max(strength[frame] ?? 0, 1 - Math.abs(frame - at) / 2)
    })
  return { onsets: { frames: strength.length, hopSeconds, strength } } as unknown as SoundTraces
}

it.each([
  ['straight', [0, 0.25, 0.5, 0.75], 0.5],
  ['swung by 62 %', [0, 0.31, 0.5, 0.81], 0.62],
  ['swung as triplets', [0, 1 / 3, 0.5, 0.5 + 1 / 3], 0.67],
])('tells sixteenths that are %s, wherever the file lies', (_what, places, ratio) => {
  for (const late of [0, 0.02]) {
    const groove = heardGroove(attacks(places, late), song)
    expect(groove?.swing?.unitBeats).toBe(0.25)
    expect(Math.abs((groove?.swing?.ratio ?? 0) - ratio)).toBeLessThanOrEqual(0.02)
  }
})

it('tells how loosely attacks lie, and nothing of a few', () => {
  const tight = heardGroove(attacks([0, 0.5]), song)
  const loose = heardGroove(
    attacks([0, 0.5], 0, (index) => ((index * 7) % 5) * 0.008 - 0.016),
    song,
  )
  expect(tight?.spreadMs).toBeLessThanOrEqual(3)
  expect(loose?.spreadMs).toBeGreaterThan(6)
  expect(heardGroove(attacks([]), song)).toBeNull()
})
