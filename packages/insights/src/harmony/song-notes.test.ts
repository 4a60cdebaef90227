import { expect, it } from 'vitest'
import type { SetDescription, TrackDescription } from '@kvint/als/build'
import { midi, midiClip, notes } from '../testing/report-of.ts'
import { songOf } from '../testing/song-of.ts'

/** Sixteen notes, a beat each. */
const clip = midiClip({ lengthBeats: 16, notes: notes(16, { pitch: 40, durationBeats: 1 }) })
/** They, and a fader that is up from one beat on. */
const opening = (beat: number, clips: Partial<TrackDescription> = { arrangementClips: [clip] }): SetDescription => ({
  tracks: [
    midi({
      name: 'Bass',
      ...clips,
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

it('hears the session, under which no automation of the arrangement lies', async () => {
  expect(await heard(opening(12, { arrangementClips: [], sessionClips: { 0: clip } }))).toHaveLength(16)
})

it('hears the song, and not what is parked behind it', async () => {
  const parked = midiClip({ startBeats: 298.4, lengthBeats: 2.5, notes: notes(2) })
  expect(await heard({ tracks: [midi({ arrangementClips: [clip, parked] })] })).toHaveLength(16)
})

it('hears the session under the automation of an arrangement that is but a bit', async () => {
  const bit = midiClip({ startBeats: 49.9, lengthBeats: 2.2, notes: notes(2) })
  expect(await heard(opening(12, { arrangementClips: [bit], sessionClips: { 0: clip } }))).toHaveLength(16)
})
