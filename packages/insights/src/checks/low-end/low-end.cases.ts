import type { SetDescription, TrackDescription } from '@kvint/als/build'
import { eqEight, midi, midiClip, notes, presetWith, withDevices, onPad } from '../../testing/report-of.ts'
import type { CheckCase } from '../../testing/check-case.ts'
import { LOW_NOTE_CASES } from './low-notes.cases.ts'
import { TWO_LOW_CASES } from './two-low-parts.cases.ts'

const boost = (hz: number, gainDb: number, q?: number) =>
  eqEight([{ mode: 3, hz, gainDb, ...(q === undefined ? {} : { q }) }])
const bass = (pitch: number, rest: Partial<TrackDescription> = {}) =>
  midi({ name: 'Bass', arrangementClips: [midiClip({ notes: notes(16, { pitch }) })], ...rest })
/** A line of 128 notes on E1 that goes down to A−1 so many times. */
const dips = (times: number) =>
  bass(40, {
    arrangementClips: [
      midiClip({
        lengthBeats: 64,
        notes: notes(128, { stepBeats: 0.5 }).map((note, index) => ({
          ...note,
          pitch: index % 16 === 0 && index / 16 < times ? 21 : 40,
        })),
      }),
    ],
  })
const three = (...hz: number[]): SetDescription => ({ tracks: hz.map((one) => midi({ devices: [boost(one, 4)] })) })
const chord = (...pitches: number[]): SetDescription => ({
  tracks: [
    midi({
      name: 'Pad',
      arrangementClips: [
        midiClip({
          notes: [0, 4].flatMap((startBeats) => pitches.map((pitch) => ({ pitch, startBeats, durationBeats: 4 }))),
        }),
      ],
    }),
  ],
})
/** D1, and C1 a little under a sixteenth after it, twice; each lasts so long. */
const legato = (durationBeats: number): SetDescription => ({
  tracks: [
    bass(40, {
      arrangementClips: [
        midiClip({
          notes: [0, 2].flatMap((at) => [
            { pitch: 38, startBeats: at, durationBeats },
            { pitch: 36, startBeats: at + 0.23, durationBeats },
          ]),
        }),
      ],
    }),
  ],
})
const low = (first: number, second: number): SetDescription => ({
  tracks: [midi({ name: 'Kick', devices: [boost(first, 4)] }), bass(40, { devices: [boost(second, 4)] })],
})

const CUT = 'Bands.0/ParameterA/Freq'

/** Sets that the checks of this folder are shown. */
export const LOW_END_CASES: readonly CheckCase[] = [
  ['LE01', 'fires', 'two pads without a cut', { tracks: [midi({ name: 'Pad' }), midi({ name: 'Strings' })] }],
  [
    'LE01',
    'beside',
    'one with a cut',
    { tracks: [midi({ name: 'Pad', devices: [eqEight([{ mode: 1, hz: 120 }])] }), midi({ name: 'Strings' })] },
  ],
  [
    'LE01',
    'beside',
    'one with a cut whose frequency a macro moves',
    {
      tracks: [
        midi({
          name: 'Pad',
          devices: [
            {
              tag: 'AudioEffectGroupDevice',
              macros: [{ name: 'Low Cut' }],
              chains: [
                {
                  devices: [
                    {
                      ...eqEight([{ mode: 1, hz: 120 }]),
                      params: { ...eqEight([{ mode: 1, hz: 120 }]).params, [CUT]: { value: 120, macro: 0 } },
                    },
                  ],
                },
              ],
            },
          ],
        }),
        midi({ name: 'Strings' }),
      ],
    },
  ],
  [
    'LE01',
    'fires',
    'a bell that a macro moves beside a part without any',
    {
      tracks: [
        midi({
          name: 'Pad',
          devices: [{ ...boost(120, 2), params: { ...boost(120, 2).params, [CUT]: { value: 120, macro: 0 } } }],
        }),
        midi({ name: 'Strings' }),
      ],
    },
  ],
  ['LE01', 'trap', 'basses, which keep their lows', { tracks: [bass(40), bass(41)] }],
  [
    'LE02',
    'fires',
    'a bass on E1 (82 Hz) cut at 100 Hz',
    { tracks: [bass(40, { devices: [eqEight([{ mode: 1, hz: 100 }])] })] },
  ],
  [
    'LE02',
    'fires',
    'a kick cut at 70 Hz',
    { tracks: [midi({ name: 'Kick', devices: [eqEight([{ mode: 1, hz: 70 }])] })] },
    { lesson: 'le02-without-notes' },
  ],
  ['LE02', 'beside', 'the same cut at 80 Hz', { tracks: [bass(40, { devices: [eqEight([{ mode: 1, hz: 80 }])] })] }],
  [
    'LE02',
    'trap',
    'a pad with the same cut',
    { tracks: [midi({ name: 'Pad', devices: [eqEight([{ mode: 1, hz: 400 }])] })] },
  ],
  [
    'LE02',
    'trap',
    'two layers of one kick, split by the cut',
    {
      tracks: [midi({ name: 'Kick top', devices: [eqEight([{ mode: 1, hz: 120 }])] }), midi({ name: 'Kick low' })],
    },
  ],
  ['LE03', 'fires', 'a boost of 10 dB', withDevices([boost(1000, 10)])],
  ['LE03', 'beside', 'a boost of 9 dB', withDevices([boost(1000, 9)])],
  ['LE03', 'trap', 'a notch with a gain that it ignores', withDevices([eqEight([{ mode: 4, hz: 1000, gainDb: 12 }])])],
  ['LE03', 'trap', 'a boost of 10 dB inside a loaded instrument', withDevices([presetWith(boost(1000, 10))])],
  [
    'LE03',
    'fires',
    'a boost of 10 dB inside a loaded effect rack',
    withDevices([
      {
        tag: 'AudioEffectGroupDevice',
        presetName: 'Dub',
        isLibraryPreset: true,
        chains: [{ devices: [boost(1000, 10)] }],
      },
    ]),
  ],
  [
    'LE03',
    'fires',
    'a boost of 10 dB inside a rack that she saved',
    withDevices([{ tag: 'InstrumentGroupDevice', presetName: 'Mine', chains: [{ devices: [boost(1000, 10)] }] }]),
  ],
  [
    'LE03',
    'trap',
    'a boost whose amount a macro sets for all bands at once',
    withDevices([
      {
        tag: 'AudioEffectGroupDevice',
        macros: [{ name: 'Punch' }],
        chains: [
          {
            devices: [
              {
                tag: 'Eq8',
                params: { ...boost(1000, 10).params, Scale: { value: 1, macro: 0 } },
              },
            ],
          },
        ],
      },
    ]),
  ],
  ['LE04', 'fires', 'three boosts around 1 kHz', three(1000, 1100, 1200)],
  ['LE04', 'beside', 'one of them an octave higher', three(1000, 1100, 2200)],
  [
    'LE04',
    'trap',
    'three boosts whose parts never meet',
    {
      tracks: [1000, 1100, 1200].map((hz, index) =>
        midi({ devices: [boost(hz, 4)], arrangementClips: [midiClip({ startBeats: index * 16 })] }),
      ),
    },
  ],
  [
    'LE04',
    'trap',
    'one of three boosts inside a loaded instrument',
    {
      tracks: [
        ...[1000, 1100].map((hz) => midi({ devices: [boost(hz, 4)] })),
        midi({ devices: [presetWith(boost(1200, 4))] }),
      ],
    },
  ],
  [
    'LE04',
    'trap',
    'a keyboard beside kick and bass, whose band is told already',
    { tracks: [...(low(60, 65).tracks ?? []), midi({ name: 'Piano', devices: [boost(70, 4)] })] },
  ],
  ['LE05', 'fires', 'kick and bass lifted at 60 and 65 Hz', low(60, 65)],
  ['LE05', 'beside', 'kick at 50, bass at 100 Hz', low(50, 100)],
  ['LE06', 'fires', 'a boost of 6 dB with Q 8', withDevices([boost(1000, 6, 8)])],
  ['LE06', 'beside', 'a boost of 6 dB with Q 6', withDevices([boost(1000, 6, 6)])],
  ['LE06', 'trap', 'a narrow boost inside a loaded instrument', withDevices([presetWith(boost(1000, 6, 8))])],
  ['LE06', 'trap', 'a narrow cut', withDevices([boost(1000, -6, 8)])],
  ['LE07', 'fires', 'a flat band', withDevices([boost(1000, 0)])],
  ['LE07', 'beside', 'a gain of 0.2 dB', withDevices([boost(1000, 0.2)])],
  ['LE07', 'trap', 'a low cut', withDevices([eqEight([{ mode: 0, hz: 30 }])])],
  ['LE03', 'trap', 'a boost on a pad that is never hit', onPad(40, boost(1000, 12))],
  ['LE09', 'fires', 'a bass on B−1 (31 Hz)', { tracks: [bass(23)] }],
  ['LE09', 'fires', 'a bass that goes down to A−1 once in each of eight bars', { tracks: [dips(8)] }],
  ['LE09', 'beside', 'a bass that goes there three times', { tracks: [dips(3)] }],
  [
    'LE09',
    'trap',
    'the open low B of a five-string bass',
    { tracks: [bass(23, { devices: [{ tag: 'InstrumentGroupDevice', presetName: 'Electric Bass' }] })] },
  ],
  [
    'LE09',
    'fires',
    'an electric bass a tone below its lowest string',
    { tracks: [bass(21, { devices: [{ tag: 'InstrumentGroupDevice', presetName: 'Electric Bass' }] })] },
  ],
  [
    'LE09',
    'fires',
    'a piano on A♭−1 (26 Hz)',
    { tracks: [bass(20, { name: 'Piano' })] },
    { lesson: 'le09-under-the-piano' },
  ],
  ['LE09', 'beside', 'a piano on its lowest key', { tracks: [bass(21, { name: 'Piano' })] }],
  ['LE09', 'beside', 'a bass on C0 (33 Hz)', { tracks: [bass(24)] }],
  [
    'LE09',
    'trap',
    'key-switches of a 64th below a bass line',
    {
      tracks: [
        bass(40, {
          arrangementClips: [
            midiClip({ notes: [...notes(8, { pitch: 40 }), ...notes(8, { pitch: 12, durationBeats: 0.06 })] }),
          ],
        }),
      ],
    },
  ],
  [
    'LE10',
    'trap',
    'a third at C1 that an Arpeggiator plays one by one',
    { tracks: (chord(36, 40).tracks ?? []).map((track) => ({ ...track, devices: [{ tag: 'MidiArpeggiator' }] })) },
  ],
  ['LE10', 'fires', 'C1 with E1, twice', chord(36, 40, 55)],
  ['LE10', 'trap', 'a step of a line that is played legato', legato(0.26)],
  ['LE10', 'beside', 'notes that overlap by a little less than a 32nd', legato(0.34)],
  ['LE10', 'fires', 'notes that overlap by a 32nd', legato(0.36)],
  ['LE10', 'beside', 'C1 with F1', chord(36, 41, 55)],
  ['LE10', 'trap', 'C2 with E2', chord(48, 52, 55)],
  [
    'LE10',
    'trap',
    'a Drum Rack, whose notes are pads',
    { tracks: [midi({ ...chord(36, 40).tracks?.[0], name: 'Beat', devices: [{ tag: 'DrumGroupDevice' }] })] },
  ],
  ...LOW_NOTE_CASES,
  ...TWO_LOW_CASES,
  [
    'LE05',
    'trap',
    'kick and bass that never play at once',
    {
      tracks: [
        midi({ name: 'Kick', devices: [boost(60, 4)] }),
        bass(40, {
          devices: [boost(65, 4)],
          arrangementClips: [midiClip({ startBeats: 16, notes: notes(16, { pitch: 40 }) })],
        }),
      ],
    },
  ],
  [
    'LE05',
    'trap',
    'both cut at 60 Hz',
    { tracks: [midi({ name: 'Kick', devices: [boost(60, -4)] }), bass(40, { devices: [boost(65, -4)] })] },
  ],
]
