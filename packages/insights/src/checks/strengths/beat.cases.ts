import type { DeviceDescription, SetDescription } from '@kvint/als/build'
import { midi, midiClip } from '../../testing/report-of.ts'
import type { CheckCase } from '../../testing/check-case.ts'

/** A bar of drums for each number: bars of the same number are the same. */
const groove = (kinds: readonly number[], name = 'Drums', devices: DeviceDescription[] = []): SetDescription => ({
  tracks: [
    midi({
      name,
      devices,
      arrangementClips: [
        midiClip({
          lengthBeats: kinds.length * 4,
          notes: kinds.flatMap((kind, bar) =>
            [36, 36, 36, 38 + kind].map((pitch, beat) => ({ pitch, startBeats: bar * 4 + beat, durationBeats: 0.25 })),
          ),
        }),
      ],
    }),
  ],
})
const beat = (kinds: number, name = 'Drums', bars = 16, devices: DeviceDescription[] = []): SetDescription =>
  groove(
    Array.from({ length: bars }, (_, bar) => bar % kinds),
    name,
    devices,
  )
/** One bar, and at some places bars of their own. */
const at = (bars: number, ...places: number[]): number[] =>
  Array.from({ length: bars }, (_, bar) => places.indexOf(bar) + 1)
const endingBeat = groove(Array.from({ length: 16 }, (_, bar) => (bar < 13 ? bar % 2 : bar - 10)))
const eight = (kind: number) => Array.from({ length: 8 }, () => kind)
export const kit = (...files: readonly [string, string]): DeviceDescription => ({
  tag: 'DrumGroupDevice',
  chains: [36, 38].map((note, at) => ({
    note,
    devices: [{ tag: 'OriginalSimpler', samples: [{ path: `/Music/Song Project/Samples/${String(files[at])}.wav` }] }],
  })),
})
const slices = kit('erhu', 'erhu')

/** Beats that the check of varied beats is shown. */
export const BEAT_CASES: readonly CheckCase[] = [
  ['ST-BEAT', 'fires', 'another bar where four end', groove(at(16, 3, 7, 11))],
  ['ST-BEAT', 'fires', 'another two', groove(at(16, 2, 3, 10, 11))],
  [
    'ST-BEAT',
    'fires',
    'a beat of two bars, whose second is another where eight end',
    groove(Array.from({ length: 16 }, (_, bar) => (bar % 8 === 7 ? 2 + bar : bar % 2))),
  ],
  [
    'ST-BEAT',
    'trap',
    'the second bar of a beat that begins late',
    groove([...at(6), ...Array.from({ length: 10 }, (_, bar) => (bar % 2 === 0 ? 7 : 8))]),
  ],
  [
    'ST-BEAT',
    'trap',
    'the last bars of a section with few, before a section with another beat',
    {
      ...groove([0, 0, 0, 3, 0, 0, 0, 4, ...eight(1), 2, 2, 1, 5, 1, 1, 2, 6]),
      locators: [0, 32, 64].map((timeBeats, index) => ({ timeBeats, name: `Part ${String(index)}` })),
    },
  ],
  ['ST-BEAT', 'beside', 'another bar where four end, once', groove(at(16, 7))],
  [
    'ST-BEAT',
    'trap',
    'two bars before the beat that they would vary',
    {
      tracks: [
        ...(groove([...Array.from({ length: 6 }, () => 9), 2, 3, ...Array.from({ length: 38 }, () => 0), 4, 5])
          .tracks ?? []),
        ...[60, 64, 67, 72].map((pitch) =>
          midi({
            arrangementClips: [midiClip({ lengthBeats: 192, notes: [{ pitch, startBeats: 0, durationBeats: 192 }] })],
          }),
        ),
      ],
    },
  ],
  ['ST-BEAT', 'trap', 'another bar where four end, twice in 96 bars', groove(at(96, 7, 71))],
  [
    'ST-BEAT',
    'fires',
    'where four bars of its section end',
    {
      ...groove(at(22, 9, 13, 17)),
      locators: [
        { timeBeats: 0, name: 'Intro' },
        { timeBeats: 24, name: 'Verse' },
      ],
    },
  ],
  [
    'ST-BEAT',
    'trap',
    'no bar that is heard three times around',
    groove([0, 1, 2, 3, 0, 1, 2, 4, 0, 1, 2, 5, 0, 1, 2, 6]),
  ],
  ['ST-BEAT', 'trap', 'other bars anywhere', groove(at(16, 1, 4, 10))],
  ['ST-BEAT', 'trap', 'another passage of three bars', groove(at(16, 1, 2, 3, 9, 10, 11))],
  ['ST-BEAT', 'trap', 'more than a third of the bars', groove(at(16, 2, 3, 6, 7, 10, 11))],
  ['ST-BEAT', 'trap', 'three kinds of bars by turns', beat(3)],
  ['ST-BEAT', 'beside', 'two kinds', beat(2)],
  ['ST-BEAT', 'beside', 'seven bars', beat(3, 'Drums', 7)],
  ['ST-BEAT', 'trap', 'bars that never return', beat(16)],
  ['ST-BEAT', 'trap', 'two bars by turns, and other bars at the end alone', endingBeat],
  ['ST-BEAT', 'trap', 'a beat of its own for each section', groove([0, 1, 2, 0, 1, 2].flatMap(eight))],
  [
    'ST-BEAT',
    'trap',
    'a beat of its own for every four bars',
    groove([0, 1, 2, 0, 1, 2, 0, 1, 2].flatMap((kind) => eight(kind).slice(0, 4))),
  ],
  ['ST-BEAT', 'trap', 'one loop of four bars', groove(Array.from({ length: 32 }, (_, bar) => bar % 4))],
  ['ST-BEAT', 'trap', 'a bass line', beat(3, 'Bass')],
  ['ST-BEAT', 'trap', 'slices of one loop on pads', beat(3, '1-MIDI', 16, [slices])],
  ['ST-BEAT', 'trap', 'stabs on pads', groove(at(16, 3, 7, 11), 'Sampler', [kit('Synth Stab 7', 'Chord Hit 2')])],
  ['ST-BEAT', 'fires', 'a kick and a stab on pads', groove(at(16, 3, 7, 11), 'Sampler', [kit('Kick 3', 'Synth Stab')])],
  ['ST-BEAT', 'fires', 'pads without words', groove(at(16, 3, 7, 11), 'Sampler', [kit('A 01', 'B 02')])],
]
