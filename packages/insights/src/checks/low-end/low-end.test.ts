import type { SetDescription, TrackDescription } from '@kvint/als/build'
import { describe, expect, it } from 'vitest'
import { eqEight, findingOf, midi, midiClip, notes, withDevices } from '../../testing/report-of.ts'

const boost = (hz: number, gainDb: number, q?: number) =>
  eqEight([{ mode: 3, hz, gainDb, ...(q === undefined ? {} : { q }) }])
const bass = (pitch: number, rest: Partial<TrackDescription> = {}) =>
  midi({ name: 'Bass', arrangementClips: [midiClip({ notes: notes(16, { pitch }) })], ...rest })
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
const low = (first: number, second: number): SetDescription => ({
  tracks: [midi({ name: 'Kick', devices: [boost(first, 4)] }), bass(40, { devices: [boost(second, 4)] })],
})
const looped = (bars: number) => ({ lengthBeats: bars * 4, loop: { isOn: true, start: 0, end: 4 } })
const lowPart = (name: string, pitch: number, bars: number, rest: Partial<TrackDescription> = {}): TrackDescription =>
  midi({ name, arrangementClips: [midiClip({ ...looped(bars), notes: notes(4, { pitch }) })], ...rest })
const lowPair = (second: TrackDescription): SetDescription => ({ tracks: [lowPart('Bass', 33, 16), second] })

describe('EQ and low end', () => {
  it.each<[string, string, SetDescription, boolean]>([
    ['LE01', 'two pads without a cut', { tracks: [midi({ name: 'Pad' }), midi({ name: 'Strings' })] }, true],
    [
      'LE01',
      'one with a cut',
      { tracks: [midi({ name: 'Pad', devices: [eqEight([{ mode: 1, hz: 120 }])] }), midi({ name: 'Strings' })] },
      false,
    ],
    ['LE01', 'basses, which keep their lows', { tracks: [bass(40), bass(41)] }, false],
    [
      'LE02',
      'a bass on E1 (82 Hz) cut at 100 Hz',
      { tracks: [bass(40, { devices: [eqEight([{ mode: 1, hz: 100 }])] })] },
      true,
    ],
    ['LE02', 'the same cut at 80 Hz', { tracks: [bass(40, { devices: [eqEight([{ mode: 1, hz: 80 }])] })] }, false],
    [
      'LE02',
      'a pad with the same cut',
      { tracks: [midi({ name: 'Pad', devices: [eqEight([{ mode: 1, hz: 400 }])] })] },
      false,
    ],
    ['LE03', 'a boost of 10 dB', withDevices([boost(1000, 10)]), true],
    ['LE03', 'a boost of 9 dB', withDevices([boost(1000, 9)]), false],
    ['LE03', 'a notch with a gain that it ignores', withDevices([eqEight([{ mode: 4, hz: 1000, gainDb: 12 }])]), false],
    ['LE04', 'three boosts around 1 kHz', three(1000, 1100, 1200), true],
    ['LE04', 'one of them an octave higher', three(1000, 1100, 2200), false],
    [
      'LE04',
      'three boosts whose parts never meet',
      {
        tracks: [1000, 1100, 1200].map((hz, index) =>
          midi({ devices: [boost(hz, 4)], arrangementClips: [midiClip({ startBeats: index * 16 })] }),
        ),
      },
      false,
    ],
    ['LE05', 'kick and bass lifted at 60 and 65 Hz', low(60, 65), true],
    ['LE05', 'kick at 50, bass at 100 Hz', low(50, 100), false],
    ['LE06', 'a boost of 6 dB with Q 8', withDevices([boost(1000, 6, 8)]), true],
    ['LE06', 'a boost of 6 dB with Q 6', withDevices([boost(1000, 6, 6)]), false],
    ['LE06', 'a narrow cut', withDevices([boost(1000, -6, 8)]), false],
    ['LE07', 'a flat band', withDevices([boost(1000, 0)]), true],
    ['LE07', 'a gain of 0.2 dB', withDevices([boost(1000, 0.2)]), false],
    ['LE07', 'a low cut', withDevices([eqEight([{ mode: 0, hz: 30 }])]), false],
    ['LE09', 'a bass on B−1 (31 Hz)', { tracks: [bass(23)] }, true],
    ['LE09', 'a bass on C0 (33 Hz)', { tracks: [bass(24)] }, false],
    [
      'LE09',
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
      false,
    ],
    ['LE10', 'C1 with E1, twice', chord(36, 40, 55), true],
    ['LE10', 'C1 with F1', chord(36, 41, 55), false],
    ['LE10', 'C2 with E2', chord(48, 52, 55), false],
    [
      'LE10',
      'a Drum Rack, whose notes are pads',
      { tracks: [midi({ ...chord(36, 40).tracks?.[0], name: 'Beat', devices: [{ tag: 'DrumGroupDevice' }] })] },
      false,
    ],
    ['LE08', 'a second sub in nine of sixteen bars', lowPair(lowPart('Sub', 36, 9)), true],
    ['LE08', 'a second sub in eight of sixteen bars', lowPair(lowPart('Sub', 36, 8)), false],
    ['LE08', 'a layer from E1 (82 Hz) up', lowPair(lowPart('Reese', 40, 16)), false],
    [
      'LE08',
      'a second sub that is cut at 120 Hz',
      lowPair(lowPart('Sub', 36, 16, { devices: [eqEight([{ mode: 1, hz: 120 }])] })),
      false,
    ],
    ['LE08', 'a kick, whose notes are pads', lowPair(lowPart('Kick', 36, 16)), false],
  ])('%s %s', async (id, _, set, isTold) => {
    expect((await findingOf(id, set)) !== undefined).toBe(isTold)
  })
})
