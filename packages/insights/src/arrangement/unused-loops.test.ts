import type { ClipDescription, TrackDescription } from '@kvint/als/build'
import { describe, expect, it } from 'vitest'
import { audio, audioClip, midi, midiClip, notes } from '../testing/report-of.ts'
import { songOf } from '../testing/song-of.ts'

const loop = { isOn: true, start: 0, end: 4 }
const riff = [60, 63, 67, 70].map((pitch, index) => ({ pitch, startBeats: index, durationBeats: 0.5 }))
const inSession = (sessionClip: ClipDescription, ...arrangementClips: ClipDescription[]): TrackDescription =>
  midi({ name: 'Keys', sessionClips: { 2: sessionClip }, arrangementClips })
const unused = async (...tracks: TrackDescription[]) =>
  (await songOf({ tracks: [...tracks, midi({ name: 'Other' })] })).unfolding.unusedLoops.map(({ name }) => name)
const played = midiClip({ name: 'Riff', lengthBeats: 4, loop, notes: riff })

describe('loops without a place', () => {
  it.each<[string, TrackDescription, string[]]>([
    ['that stands nowhere', inSession(played), ['Riff']],
    ['that was copied', inSession(played, midiClip({ startBeats: 16, lengthBeats: 16, loop, notes: riff })), []],
    [
      'that was written out',
      inSession(
        played,
        midiClip({
          lengthBeats: 8,
          notes: [...riff, ...riff.map((note) => ({ ...note, startBeats: note.startBeats + 4 }))],
        }),
      ),
      [],
    ],
    ['of which one note was moved', inSession(played, midiClip({ lengthBeats: 4, notes: riff.slice(1) })), []],
    ['beside another one', inSession(played, midiClip({ lengthBeats: 16, notes: notes(16) })), ['Riff']],
    ['without notes', inSession(midiClip({ name: 'Blank', notes: [] })), []],
  ])('a clip %s', async (_, track, names) => {
    expect(await unused(track)).toEqual(names)
  })

  it('a sample that the arrangement plays has a place, another one has none', async () => {
    const sample = (name: string) => audioClip({ name, sample: { path: `/Song Project/Samples/${name}.wav` } })
    const track = audio({ sessionClips: { 0: sample('Vox'), 1: sample('Noise') }, arrangementClips: [sample('Vox')] })
    expect(await unused(track)).toEqual(['Noise'])
  })

  it('a jam has not been arranged at all, which is another lesson', async () => {
    const song = await songOf({ tracks: [midi({ arrangementClips: [], sessionClips: { 0: played } })] })
    expect(song.unfolding).toMatchObject({ transitions: [], unusedLoops: [] })
  })
})
