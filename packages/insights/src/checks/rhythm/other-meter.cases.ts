import type { SetDescription, TrackDescription } from '@kvint/als/build'
import type { CheckCase } from '../../testing/check-case.ts'
import { audio, audioClip, midi, midiClip } from '../../testing/report-of.ts'

const hit = (pitch: number, startBeats: number) => ({ pitch, startBeats, durationBeats: 0.25 })
/** One bar of drums: a kick on the one, hats and snares on the other beats, and a few hits between them. */
const bar = (beats: number) => [
  hit(36, 0),
  hit(36, 0.75),
  ...Array.from({ length: beats - 1 }, (_, at) => hit(at % 2 === 0 ? 38 : 42, at + 1)),
  hit(42, beats - 0.5),
  hit(42, beats - 0.25),
]
const drums = (beats: number): TrackDescription =>
  midi({
    name: 'Drums',
    arrangementClips: [midiClip({ lengthBeats: 96, notes: bar(beats), loop: { isOn: true, start: 0, end: beats } })],
  })
/** A root held for each bar, written out in clips of four bars that begin after one another. */
const bass = (beats: number, clips = 8): TrackDescription =>
  midi({
    name: 'Bass',
    arrangementClips: Array.from({ length: clips }, (_, clip) =>
      midiClip({
        startBeats: clip * beats * 4,
        lengthBeats: beats * 4,
        notes: Array.from({ length: 4 }, (_, at) => ({
          pitch: 40 + ((clip * 3 + at * 5) % 7),
          startBeats: at * beats,
          durationBeats: beats,
        })),
      }),
    ),
  })
const loop = (name: string, beats: number): TrackDescription =>
  audio({ name, arrangementClips: [audioClip({ name, lengthBeats: 96, loop: { isOn: true, start: 0, end: beats } })] })

/** Drums and a bass in bars of so many beats, in a set left at 4/4. */
export const countingIn = (beats: number, ...rest: readonly TrackDescription[]): SetDescription => ({
  tempo: 120,
  tracks: [drums(beats), bass(beats), ...rest],
})
const at = (...beats: readonly number[]) => beats.map((timeBeats) => ({ timeBeats, name: `At ${String(timeBeats)}` }))

/** Sets that count in another meter than Live, or seem to. */
export const OTHER_METER_CASES: readonly CheckCase[] = [
  ['RH13', 'fires', 'drums and bass in three under 4/4', countingIn(3)],
  ['RH13', 'fires', 'drums and bass in five', countingIn(5)],
  ['RH13', 'fires', 'with locators on its bars', { ...countingIn(3), locators: at(9, 21, 33, 57) }],
  ['RH13', 'fires', 'drums and a loop of audio of six beats', { tracks: [drums(3), loop('Knock', 6)] }],
  ['RH13', 'fires', 'in four under 3/4', { ...countingIn(4), timeSignature: '3/4' }],
  ['RH13', 'beside', 'one part alone, which is polymetre', { tracks: [drums(3)] }],
  ['RH13', 'beside', 'too few notes of a bass to count', { tracks: [drums(3), bass(3, 3)] }],
  ['RH13', 'trap', 'in four under 4/4', countingIn(4)],
  ['RH13', 'trap', 'in three under 3/4', { ...countingIn(3), timeSignature: '3/4' }],
  ['RH13', 'trap', 'drums in three over a bass in four', { tracks: [drums(3), bass(4)] }],
  ['RH13', 'trap', 'a loop of audio that keeps the bar', countingIn(3, loop('Break', 4))],
  [
    'RH13',
    'trap',
    'locators on the bars of four',
    { ...countingIn(3), locators: at(4, 8, 16, 20, 28, 32, 40, 44, 52, 56) },
  ],
  ['RH13', 'trap', 'straight hits, which come again after any beat', countingIn(1)],
  [
    'RH13',
    'trap',
    'locators on no bars at all',
    { ...countingIn(3), locators: at(1, 2, 5, 7, 10, 11, 13, 14, 17, 19) },
  ],
  ['RH13', 'trap', 'in the session', sessionInThree()],
  [
    'RH13',
    'trap',
    'a meter that changes',
    { ...countingIn(3), timeSignatureChanges: [{ timeBeats: 16, signature: '3/4' }] },
  ],
  ['RH01', 'trap', 'drums that do not drift: the song counts in three', countingIn(3)],
  ['RH02', 'trap', 'a bass on the one of each bar of three', countingIn(3)],
  ['RH11', 'trap', 'a loop of two bars of three', countingIn(3, loop('Knock', 6))],
  ['AR11', 'trap', 'entries on bars of three', { tracks: [drums(3), ...entries()] }],
]

function sessionInThree(): SetDescription {
  const launched = (name: string, beats: number) =>
    midi({
      name,
      arrangementClips: [],
      sessionClips: {
        0: midiClip({
          lengthBeats: beats,
          notes: Array.from({ length: 8 }, (_, round) =>
            bar(3).map((note) => ({ ...note, startBeats: note.startBeats + round * 3 })),
          ).flat(),
          loop: { isOn: true, start: 0, end: beats },
        }),
      },
    })
  return { tracks: [launched('Drums', 24), launched('Bass', 24)] }
}

/** Parts that enter after another, each with a bar of its own. */
function entries(): TrackDescription[] {
  return Array.from({ length: 10 }, (_, index) =>
    midi({
      name: `Part ${String(index + 1)}`,
      arrangementClips: [
        midiClip({
          startBeats: 9 + index * 6,
          lengthBeats: 36,
          notes: bar(3).map((note) => ({ ...note, pitch: note.pitch + 24 + index })),
          loop: { isOn: true, start: 0, end: 3 },
        }),
      ],
    }),
  )
}
