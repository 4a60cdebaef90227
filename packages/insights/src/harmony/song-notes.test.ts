import { expect, it } from 'vitest'
import type { SetDescription } from '@kvint/als/build'
import { midi, midiClip, notes } from '../testing/report-of.ts'
import { songOf } from '../testing/song-of.ts'

/** Sixteen notes, a beat each, and a fader that is up from one beat on. */
const opening = (beat: number): SetDescription => ({
  tracks: [
    midi({
      name: 'Bass',
      arrangementClips: [midiClip({ lengthBeats: 16, notes: notes(16, { pitch: 40, durationBeats: 1 }) })],
      automation: [
        {
          parameter: 'Mixer/Volume',
          events: [
            { timeBeats: 0, value: 0.0003 },
            { timeBeats: beat, value: 0.0003 },
            { timeBeats: beat, value: 1 },
          ],
        },
      ],
    }),
  ],
})
const heard = async (set: SetDescription) => {
  const { lines, set: read } = await songOf(set)
  return (lines.byTrack.get(read.tracks[0]?.id ?? -1) ?? []).map(({ startBeats }) => startBeats)
}

it('hears no note while the fader is down', async () => {
  expect(await heard(opening(12))).toEqual([12, 13, 14, 15])
})

it('hears a note that is still held when the fader comes up', async () => {
  expect((await heard(opening(12.5)))[0]).toBe(12)
})
