import type { MidiClipDescription, SetDescription, TrackDescription } from '@kvint/als/build'
import type { CheckCase } from '../../testing/check-case.ts'
import { audio, audioClip, midi, midiClip } from '../../testing/report-of.ts'

/** A line that never repeats within its loop. */
const line = (beats: number) =>
  Array.from({ length: Math.ceil(beats) }, (_, at) => ({
    pitch: 60 + ((7 * at) % 11),
    startBeats: at === 0 ? 0 : at - (at % 3) / 4,
    durationBeats: 0.5,
  })).filter(({ startBeats }) => startBeats < beats)
const loop = (beats: number, lengthBeats: number, rest: MidiClipDescription = {}): MidiClipDescription =>
  midiClip({ lengthBeats, notes: line(beats), ...rest, loop: { isOn: true, start: 0, end: beats } })
const arranged = (name: string, ...arrangementClips: MidiClipDescription[]): TrackDescription =>
  midi({ name, arrangementClips })
const launched = (name: string, ...clips: MidiClipDescription[]): TrackDescription =>
  midi({ name, arrangementClips: [], sessionClips: Object.fromEntries(clips.entries()) })
const recording = (name: string, beats: number, lengthBeats: number): TrackDescription =>
  audio({
    name,
    arrangementClips: [audioClip({ name, lengthBeats, loop: { isOn: true, start: 0, end: beats } })],
  })
/** What keeps the bar. */
const beat = arranged('Drums', loop(4, 128))
export const besideABeat = (beats: number, lengthBeats = 128): SetDescription => ({
  tempo: 120,
  tracks: [arranged('Bells', loop(beats, lengthBeats)), beat],
})
export const amongThemselves = (...beats: readonly number[]): SetDescription => ({
  tempo: 120,
  tracks: beats.map((length, at) => arranged(`Part ${String(at + 1)}`, loop(length, 128))),
})

const recordingFrom = (startBeats: number, beats: number): TrackDescription =>
  audio({
    arrangementClips: [audioClip({ startBeats, lengthBeats: beats, loop: { isOn: true, start: 0, end: beats } })],
  })
const oddBeside = (...parts: readonly TrackDescription[]): SetDescription => ({
  tempo: 120,
  tracks: [...(amongThemselves(3.47, 3.47).tracks ?? []), ...parts],
})

/** Eighths that come 30 ms behind the grid in the first pass of a loop. */
const late = (beats: number): SetDescription => ({
  tempo: 120,
  tracks: [
    arranged(
      'Bass',
      loop(beats, 48, {
        notes: Array.from({ length: 31 }, (_, at) => ({ pitch: 40, startBeats: at / 2 + 0.06, durationBeats: 0.3 })),
      }),
    ),
    beat,
  ],
})

const bells = arranged('Bells', loop(13.25, 128))
const beside = (track: TrackDescription, rest: Partial<TrackDescription>): SetDescription => ({
  tracks: [{ ...track, ...rest }, beat],
})
/** Notes without a loop. */
const writtenOut = (startBeats: number) => arranged('Keys', midiClip({ startBeats, lengthBeats: 64, notes: line(64) }))

/** Sets with loops that last no whole bars, or seem to. */
export const LOOP_LENGTH_CASES: readonly CheckCase[] = [
  ['RH11', 'fires', 'a line of thirteen beats and a quarter beside a beat', besideABeat(13.25)],
  ['RH11', 'fires', 'a length in triplets', besideABeat(17 + 2 / 3)],
  ['RH11', 'trap', 'a length that no grid counts, so from another tempo', besideABeat(17.67)],
  [
    'RH11',
    'fires',
    'one odd length of all loops, beside a recording that comes once and off the bar line',
    oddBeside(recordingFrom(33, 16)),
    { lesson: 'rh11-no-bar' },
  ],
  [
    'RH11',
    'trap',
    'one odd length of all loops, beside a recording of whole bars from a bar line on',
    oddBeside(recordingFrom(32, 16)),
  ],
  ['RH11', 'fires', 'a recording looped after 26 beats', { tracks: [recording('Chords', 26, 104), beat] }],
  [
    'RH11',
    'fires',
    'a take of fifteen beats that is looped in the session beside a beat of four',
    { tracks: [launched('Bass', loop(15, 15)), launched('Drums', loop(4, 4))] },
  ],
  ['RH11', 'fires', 'all loops in one odd length', amongThemselves(17.67, 17.67, 70.68), { lesson: 'rh11-no-bar' }],
  ['RH11', 'fires', 'a song in three whose ruler counts four', amongThemselves(3, 6, 12), { lesson: 'rh11-no-bar' }],
  ['RH11', 'beside', 'cut before the second pass is whole', besideABeat(13.25, 26)],
  ['RH11', 'beside', 'twice round within a phrase of four bars', besideABeat(7, 16)],
  ['RH11', 'beside', 'one part alone in its odd length', amongThemselves(17.67)],
  ['RH11', 'beside', 'five bars', besideABeat(20)],
  ['RH11', 'trap', 'a pattern that RH01 tells', besideABeat(3)],
  [
    'RH11',
    'trap',
    'two of them beside a beat',
    { tracks: [arranged('Arp', loop(3, 128)), arranged('Bells', loop(5, 128)), beat] },
  ],
  ['RH11', 'trap', 'a hair off whole bars, which is no polymetre', besideABeat(15.96)],
  [
    'RH11',
    'trap',
    'a single held note',
    {
      tracks: [arranged('Drone', loop(13.25, 128, { notes: [{ pitch: 40, startBeats: 0, durationBeats: 13 }] })), beat],
    },
  ],
  [
    'RH11',
    'trap',
    'an odd length of the same hit on each beat',
    {
      tracks: [
        arranged(
          'Kick',
          loop(13, 128, {
            notes: Array.from({ length: 13 }, (_, at) => ({ pitch: 36, startBeats: at, durationBeats: 0.2 })),
          }),
        ),
        beat,
      ],
    },
  ],
  [
    'RH11',
    'trap',
    'beside a recording alone, whose bars its clip does not say',
    {
      tracks: [
        arranged('Bells', loop(13.25, 128)),
        audio({ name: 'Field', arrangementClips: [audioClip({ lengthBeats: 128 })] }),
      ],
    },
  ],
  [
    'RH11',
    'trap',
    'a recording that is not warped: its loop is in seconds',
    {
      tracks: [
        audio({
          name: 'Field',
          arrangementClips: [
            audioClip({ lengthBeats: 128, isWarped: false, loop: { isOn: true, start: 0, end: 13.3 } }),
          ],
        }),
        beat,
      ],
    },
  ],
  [
    'RH11',
    'trap',
    'odd lengths that lie in different scenes',
    {
      tracks: [
        launched('Brass', loop(3, 3)),
        midi({ name: 'Stabs', arrangementClips: [], sessionClips: { 1: loop(13.3, 13.3) } }),
      ],
    },
  ],
  [
    'RH11',
    'trap',
    'in a scene of its own',
    {
      tracks: [
        launched('Bass', loop(15, 15)),
        midi({ name: 'Drums', arrangementClips: [], sessionClips: { 1: loop(4, 4) } }),
      ],
    },
  ],
  ['RH11', 'beside', 'less than a beat, which is a roll', { tracks: [recording('Stutter', 0.7, 64), beat] }],
  [
    'RH11',
    'trap',
    'a meter that changes',
    { timeSignatureChanges: [{ timeBeats: 16, signature: '3/4' }], ...besideABeat(13.25) },
  ],
  ['RH11', 'trap', 'a track that is off', beside(arranged('Bells', loop(13.25, 128)), { isMuted: true })],
  ['RH11', 'trap', 'beside clips without notes', { tracks: [bells, arranged('Drums', loop(4, 128, { notes: [] }))] }],
  ['RH11', 'trap', 'beside a beat that is off', { tracks: [bells, { ...beat, isMuted: true }] }],
  [
    'RH11',
    'trap',
    'beside a beat that ends before',
    { tracks: [arranged('Bells', { ...loop(13.25, 128), startBeats: 128 }), beat] },
  ],
  [
    'RH11',
    'trap',
    'beside a loop four times as long',
    { tracks: [arranged('Arp', loop(9, 128)), arranged('Pad', loop(36, 128))] },
  ],
  ['RH11', 'fires', 'beside notes that are written out from a bar line on', { tracks: [bells, writtenOut(32)] }],
  ['RH11', 'trap', 'beside notes that begin off the bar line', { tracks: [bells, writtenOut(33.3)] }],
  ['RH12', 'fires', 'four bars but a hair', besideABeat(15.96)],
  ['RH12', 'fires', 'a smaller hair that adds up over eight passes', besideABeat(15.99)],
  ['RH12', 'fires', 'sixteen bars and a sixteenth', besideABeat(64.25, 192)],
  [
    'RH12',
    'fires',
    'in the session',
    { tracks: [launched('Bass', loop(15.96, 15.96)), launched('Drums', loop(4, 4))] },
  ],
  ['RH12', 'beside', 'so small a hair that its last pass is five milliseconds off', besideABeat(15.995, 48)],
  ['RH12', 'beside', 'a hair that comes round once', besideABeat(15.96, 31)],
  ['RH12', 'trap', 'two bars but a sixteenth, which is a pattern', besideABeat(7.75)],
  ['RH12', 'trap', 'a beat off, which is heard as drift', besideABeat(15)],
  ['RH12', 'trap', 'all alike, so that nothing creeps', amongThemselves(15.96, 15.96)],
  ['RH06', 'fires', 'a loop of four bars whose notes are late', late(16), { lesson: 'rh06-moved' }],
  ['RH06', 'trap', 'a loop that creeps, which no one plays late', late(15.98)],
]
