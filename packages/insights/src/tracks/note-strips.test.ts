import { expect, it } from 'vitest'
import type { TrackDescription } from '@kvint/als/build'
import { midi, reportOf, setOf } from '../testing/report-of.ts'
import { songSummary } from '../summary/song-summary.ts'
import { withoutNoteStrips } from './note-strips.ts'

const player = midi({ name: 'Player', devices: [{ tag: 'Operator' }], arrangementClips: [] })
const down = {
  volumeDb: -70,
  pan: 1,
  automation: [{ parameter: 'Mixer/Volume', events: [{ timeBeats: 0, value: 0 }] }],
}
const sender = (rest: Partial<TrackDescription> = {}) =>
  midi({ name: 'Hits', output: { target: 'MidiOut/Track.1/TrackIn', upperName: 'Player' }, ...down, ...rest })
const first = async (...tracks: TrackDescription[]) => withoutNoteStrips(await setOf({ tracks })).tracks[0]

it('leaves no fader, pan or automation of them on a track that hands its notes to another', async () => {
  expect(await first(sender(), player)).toMatchObject({ mixer: { volumeDb: 0, pan: 0 }, automation: [] })
})

it('keeps them where an instrument makes its sound on the track itself, whatever route its notes had before', async () => {
  const own = sender({ devices: [{ tag: 'Operator' }] })
  expect(await first(own, player)).toMatchObject({ mixer: { volumeDb: -70, pan: 1 } })
})

it('says nothing of a fader that is not there', async () => {
  const report = await reportOf({ tracks: [sender(), { ...player, ...midi(), devices: [{ tag: 'Operator' }] }] })
  expect(songSummary(report).join(' ')).not.toContain('fader')
})
