import type { ClipDescription, SetDescription, TrackDescription } from '@kvint/als/build'
import { audio, audioClip, midi, midiClip, notes } from '../../testing/report-of.ts'
import type { CheckCase } from '../../testing/check-case.ts'
import { bars, four, kick, track } from './energy.cases.ts'

/** Bars of notes, and thirty more behind a rest of ten. */
const rested = (count: number): SetDescription => ({ tracks: [track(bars(0, count), bars(count + 10, 30))] })
/** A recording throughout, and so many notes a bar in a build of sixteen bars and in what it leads to. */
const built = (before: number, after: number): SetDescription => ({
  tracks: [
    audio({ arrangementClips: [audioClip({ lengthBeats: 192 })] }),
    track(
      ...[before, after].map((perBar, at) =>
        midiClip({ startBeats: 64 + at * 64, lengthBeats: 64, notes: notes(16 * perBar, { stepBeats: 4 / perBar }) }),
      ),
    ),
  ],
  locators: ['Verse', 'Build', 'Main'].map((name, at) => ({ timeBeats: at * 64, name })),
})
/** Eight scenes of four bars on a track, and what lies in its arrangement. */
const jam = (...arrangementClips: ClipDescription[]): TrackDescription =>
  midi({
    arrangementClips,
    sessionClips: Object.fromEntries(Array.from({ length: 8 }, (_, scene) => [scene, midiClip()])),
  })
/** What a touch of the record button leaves, from a beat on. */
const touch = (startBeats: number, lengthBeats = 2.25): ClipDescription =>
  midiClip({ startBeats, lengthBeats, notes: notes(9, { stepBeats: 0.25 }) })
/** Eight bars, and a bit on two tracks far behind them. */
export const touched = (lengthBeats: number): SetDescription => ({
  tracks: [track(bars(0, 8), touch(298.4, lengthBeats)), track(bars(0, 8, 64), touch(298.4, lengthBeats))],
})

/** What lies in an arrangement and is no part of the song. */
export const LEFT_OVER_CASES: readonly CheckCase[] = [
  ['AR01', 'fires', 'a touch of the record button, and a jam', { tracks: [jam(touch(49.9)), jam(touch(49.9))] }],
  ['AR01', 'beside', 'a bar of it', { tracks: [jam(touch(49.9, 4)), jam(touch(49.9, 4))] }],
  ['AR01', 'trap', 'bits that stand end to end', { tracks: [jam(touch(0), touch(2.25), touch(4.5))] }],
  ['AR01', 'trap', 'a tone that rings three times', { tracks: [jam(touch(0), touch(4), touch(8))] }],
  [
    'AR02',
    'trap',
    'a touch, which has no length',
    { tracks: [midi({ arrangementClips: [touch(49.9)], sessionClips: { 0: midiClip() } })] },
  ],
  [
    'AR02',
    'fires',
    'a short sound and no more than it in the session',
    {
      tracks: [
        midi({ arrangementClips: [touch(0)], sessionClips: { 0: midiClip({ lengthBeats: 2, notes: notes(2) }) } }),
      ],
    },
  ],
  ['AR15', 'fires', 'a build of three notes a bar that leads to seven', built(3, 7)],
  ['AR15', 'beside', 'to six: not a note a beat more', built(3, 6)],
  ['AR15', 'trap', 'no note, and then a few', built(0, 5)],
  [
    'AR18',
    'fires',
    'sixteen bars of the eighty behind an empty start',
    { tracks: [...[60, 64, 67].map((pitch) => track(bars(20, 64, pitch))), track(bars(20, 80, 72))] },
  ],
  [
    'AR20',
    'fires',
    'sixteen bars of the eighty behind an empty start',
    { tracks: [...[60, 64].map((pitch) => track(bars(20, 80, pitch))), kick(four(20, 64))] },
  ],
  ['AR10', 'fires', 'half of the clips, a touch of less than a bar', { ...touched(2.25), locators: [] }],
  ['AR10', 'beside', 'a bar of it', touched(4)],
  ['AU01', 'fires', 'two minutes and two seconds of music', rested(31)],
  ['AU01', 'beside', 'two minutes of it: the rest is none', rested(30)],
  ['AR02', 'fires', 'half a minute that begins in bar 40', { tracks: [track(bars(39, 16))] }],
  ['AR10', 'trap', 'one-shots far from one another', { tracks: [track(audioClip({ lengthBeats: 1 }), touch(298.4))] }],
]
