import { expect, it } from 'vitest'
import { audio, audioClip, midi, midiClip, notes, reportOf, setOf } from '../testing/report-of.ts'
import { LONGEST_SONG_BEATS, MOST_CLIP_BEATS, MOST_SONG_NOTES, withinLimits } from './within-limits.ts'

const DRUMS = midi({ name: 'Kick', arrangementClips: [midiClip({ lengthBeats: 64, notes: notes(64, { pitch: 36 }) })] })

it('leaves a set of the usual size as it is', async () => {
  const set = await setOf({ tracks: [DRUMS] })
  expect(withinLimits(set)).toBe(set)
})

it('ends a clip of a billion beats where no song goes on, and says so', async () => {
  const report = await reportOf({
    tracks: [DRUMS, audio({ name: 'Field', arrangementClips: [audioClip({ lengthBeats: 1e9 })] })],
  })
  expect(report.arrangement.lengthBeats).toBe(LONGEST_SONG_BEATS)
  expect(report.gaps).toEqual([
    {
      element: 'AudioClip',
      place: 'Track "Field", arrangement',
      reason: expect.stringContaining(`past beat ${String(LONGEST_SONG_BEATS)}`),
    },
  ])
})

it('leaves out clips that begin behind that', async () => {
  const report = await reportOf({
    tracks: [midi({ name: 'Kick', arrangementClips: [midiClip(), midiClip({ startBeats: 1e8 })] })],
  })
  expect(report.arrangement.lengthBeats).toBe(16)
  expect(report.gaps.map(({ place }) => place)).toEqual(['Track "Kick", arrangement'])
})

it('leaves out a loop that comes round more often than a song has notes', async () => {
  const roll = midiClip({
    lengthBeats: 30_000,
    notes: notes(16, { stepBeats: 1 / 64, durationBeats: 1 / 64 }),
    loop: { isOn: true, start: 0, end: 0.25 },
  })
  const report = await reportOf({ tracks: [DRUMS, midi({ name: 'Roll', arrangementClips: [roll] })] })
  expect(report.gaps).toEqual([
    {
      element: 'MidiClip',
      place: 'Track "Roll", arrangement',
      reason: expect.stringContaining(`${String(MOST_SONG_NOTES)} notes`),
    },
  ])
  expect(report.arrangement.clips).toHaveLength(1)
})

it('counts the notes of all clips together', async () => {
  const loop = { isOn: true, start: 0, end: 0.25 }
  const roll = (track: number) =>
    midi({
      name: `Roll ${String(track)}`,
      arrangementClips: [midiClip({ lengthBeats: 2000, notes: notes(6, { stepBeats: 1 / 32 }), loop })],
    })
  const set = await setOf({ tracks: [0, 1, 2, 3, 4].map(roll) })
  const kept = withinLimits(set).tracks.map(({ arrangementClips }) => arrangementClips.length)
  expect(kept).toEqual([1, 1, 0, 0, 0])
})

it('reads clips until all together last as long as many songs', async () => {
  const drone = audio({ name: 'Drone', arrangementClips: [audioClip({ lengthBeats: LONGEST_SONG_BEATS })] })
  const set = await setOf({ tracks: Array.from({ length: 30 }, () => drone) })
  const kept = withinLimits(set).tracks.flatMap(({ arrangementClips }) => arrangementClips)
  expect(kept).toHaveLength(MOST_CLIP_BEATS / LONGEST_SONG_BEATS)
  expect(withinLimits(set).gaps[0]?.reason).toContain(`${String(MOST_CLIP_BEATS)} beats`)
})

it('reads scenes as far as a song goes', async () => {
  const scene = midiClip({ lengthBeats: 12_000, notes: notes(4), loop: { isOn: true, start: 0, end: 12_000 } })
  const track = midi({ name: 'Pad', arrangementClips: [], sessionClips: { 0: scene, 1: scene, 2: scene, 3: scene } })
  const report = await reportOf({ tracks: [track] })
  expect(report.arrangement.clips).toHaveLength(2)
  expect(report.gaps.map(({ place }) => place)).toEqual(['Track "Pad", session slot 3', 'Track "Pad", session slot 4'])
})

it('says of a loop of a billion beats how long it is, whatever else plays', async () => {
  const endless = midiClip({ notes: notes(16, { pitch: 40 }), loop: { isOn: true, start: 0, end: 1e9 + 0.25 } })
  const kick = midiClip({ lengthBeats: 4, notes: notes(4, { pitch: 36 }), loop: { isOn: true, start: 0, end: 4 } })
  const report = await reportOf({
    tracks: [
      midi({ name: 'Bass', arrangementClips: [], sessionClips: { 0: endless } }),
      midi({ name: 'Kick', arrangementClips: [], sessionClips: { 0: kick } }),
    ],
  })
  expect(report.arrangement.lengthBeats).toBe(16_384)
})

it('counts a note as often as a Chord device before its instrument sounds it', async () => {
  const devices = [{ tag: 'MidiChord', params: { Shift1: { value: 4 }, Shift2: { value: 7 } } }]
  const clip = midiClip({ lengthBeats: 10_000, notes: notes(40_000, { stepBeats: 0.25 }) })
  const pad = (rest: object) => midi({ name: 'Pad', arrangementClips: [clip], ...rest })
  const left = async (rest: object) => withinLimits(await setOf({ tracks: [pad(rest)] })).gaps.length
  expect([await left({}), await left({ devices })]).toEqual([0, 1])
})
