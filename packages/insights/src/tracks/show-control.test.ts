import { expect, it } from 'vitest'
import type { TrackDescription } from '@kvint/als/build'
import { audio, midi, midiClip, notes, reportOf, setOf } from '../testing/report-of.ts'
import { songSummary } from '../summary/song-summary.ts'
import { songOf } from '../testing/song-of.ts'
import { showControl } from './show-control.ts'

const outputs = (pair: string) => ({ target: `AudioOut/External/${pair}`, upperName: 'Ext. Out', lowerName: pair })
const port = { target: 'MidiOut/External.Dev:Amp/3' }
const synth = midi({ name: 'Synth', devices: [{ tag: 'Operator' }] })
const toPort = (name: string, ...clips: ReturnType<typeof notes>[]) =>
  midi({
    name,
    output: port,
    arrangementClips: clips.map((held, at) => midiClip({ startBeats: at * 16, notes: held })),
  })
const patches = toPort('Patch', notes(1, { pitch: 67 }), notes(1, { pitch: 69 }))
const pages = toPort(
  'Lyrics',
  [0, 1, 2].flatMap((pitch) => notes(1, { pitch })),
)

/** Names of the tracks that are no part of the song. */
async function control(...tracks: TrackDescription[]): Promise<string[]> {
  const set = await setOf({ tracks })
  const ids = showControl(set)
  return set.tracks.filter(({ id }) => ids.has(id)).map(({ name }) => name)
}

it('takes a click and cues on outputs of their own for no part of the song', async () => {
  expect(await control(synth, audio({ name: 'Cues', output: outputs('S1') }), audio({ name: 'Click' }))).toEqual([
    'Cues',
  ])
  expect(await control(synth, audio({ name: 'Click', output: outputs('S0') }))).toEqual([])
  const group = { kind: 'group', name: 'Click and cues', output: outputs('M2') } as const
  expect(await control(synth, group, audio({ name: 'Count', group: 'Click and cues' }))).toContain('Count')
})

it('takes single notes to a port for switches, and pages that are numbered by low notes', async () => {
  expect(await control(synth, patches, pages)).toEqual(['Patch', 'Lyrics'])
})

it('keeps what a synth beside the computer plays, and a drone', async () => {
  const drone = toPort('Drone', notes(1, { durationBeats: 16 }))
  const machine = toPort('Drum machine', notes(16, { pitch: 3 }))
  expect(await control(synth, toPort('Bass', notes(8, { pitch: 40 })), drone, machine)).toEqual([])
})

it('reads a set as it is that holds nothing else', async () => {
  expect(await control(patches)).toEqual([])
})

it('counts none of them, and reads no key, beat or silence from them', async () => {
  const click = midi({ name: 'Click', devices: [{ tag: 'DrumGroupDevice' }], output: outputs('S1') })
  const tracks = [synth, click, patches, pages]
  const song = await songOf({ tracks })
  expect(song.parts.filter(({ clips }) => clips.length > 0).map(({ track }) => track.name)).toEqual(['Synth'])
  expect(song.activity.tracks.map(({ size }) => size)).toEqual([1, 1, 1, 1])
  const told = songSummary(await reportOf({ tracks })).join(' ')
  expect(told).not.toMatch(/Click|not heard|parts/)
})
