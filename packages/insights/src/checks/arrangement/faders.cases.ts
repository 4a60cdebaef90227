import type { AutomationDescription, SetDescription, TrackDescription } from '@kvint/als/build'
import { audio, audioClip, midi, midiClip } from '../../testing/report-of.ts'
import type { CheckCase } from '../../testing/check-case.ts'
import { bars, four, kick, sections, track } from './energy.cases.ts'
import { bassOff } from './silence.cases.ts'

type Bars = readonly [from: number, to: number]

/** Recordings up to a beat, and again from bar 11 on. */
const recorded = (name: string, toBeats: number) =>
  audio({
    name,
    arrangementClips: [
      audioClip({ startBeats: 32 - toBeats, lengthBeats: toBeats }),
      audioClip({ startBeats: 40, lengthBeats: 32 }),
    ],
  })

/** A kick of short recordings, on the first beat of each bar up to one, and again from bar 11 on. */
const hitsUntil = (count: number): SetDescription => ({
  tracks: [
    track(bars(0, 32)),
    audio({
      name: 'Kick',
      arrangementClips: Array.from({ length: 24 }, (_, bar) => bar)
        .filter((bar) => bar < count || bar >= 10)
        .map((bar) => audioClip({ startBeats: bar * 4, lengthBeats: 0.4 })),
    }),
  ],
})

/** A fader that is down in these bars, the first of them 0, and at 0 dB in all others. */
export const downIn = (...closed: readonly Bars[]): AutomationDescription[] => [
  {
    parameter: 'Mixer/Volume',
    events: [
      { timeBeats: 0, value: closed[0]?.[0] === 0 ? 0.0003 : 1 },
      ...closed.flatMap(([from, to]) => [
        { timeBeats: from * 4, value: from === 0 ? 0.0003 : 1 },
        { timeBeats: from * 4, value: 0.0003 },
        { timeBeats: to * 4, value: 0.0003 },
        { timeBeats: to * 4, value: 1 },
      ]),
    ],
  },
]
/** Parts whose clips run through so many bars, in a group whose fader is down in some of them. */
export const grouped = (count: number, length: number, ...closed: readonly Bars[]): TrackDescription[] => [
  { kind: 'group', name: 'Strings', automation: downIn(...closed) },
  ...[60, 64, 67].slice(0, count).map((pitch) => ({ ...track(bars(0, length, pitch)), group: 'Strings' })),
]
/** Three parts whose clips run through 32 bars, in a group that fades out over so many beats, to bar 17. */
const fadingOut = (beats: number): TrackDescription[] => [
  {
    kind: 'group',
    name: 'Strings',
    automation: [
      {
        parameter: 'Mixer/Volume',
        events: [
          { timeBeats: 64 - beats, value: 1 },
          { timeBeats: 64, value: 0.0003 },
        ],
      },
    ],
  },
  ...grouped(3, 32).slice(1),
]
/** A kick whose clip runs through, and a fader of its own. */
const kickUnder = (length: number, ...closed: readonly Bars[]): TrackDescription => ({
  ...kick(four(0, length)),
  automation: downIn(...closed),
})
const through = (length: number) => [72, 76].map((pitch) => track(bars(0, length, pitch)))
const song = (length: number, more: Partial<SetDescription>): SetDescription => ({ tracks: through(length), ...more })

/** Clips that run through, and faders that decide who is heard. */
/** A bass that is out for so many bars behind its eighth, below two parts that go on. */
const restingBass = (out: number): SetDescription => ({
  tracks: [
    ...[60, 64].map((pitch) => track(bars(0, 32, pitch))),
    midi({ name: 'Bass', arrangementClips: [bars(0, 8, 36), bars(8 + out, 16, 36)] }),
  ],
})

/** Four parts for sixteen bars, so many of them for eight, then all the others again, four bars apart. */
const fallingTo = (left: number): SetDescription => ({
  tracks: [60, 64, 67, 72].map((pitch, at) =>
    track(
      ...(at < left
        ? [bars(0, 56, pitch)]
        : [bars(0, 16, pitch), bars(24 + 4 * (at - left), 32 - 4 * (at - left), pitch)]),
    ),
  ),
})

export const FADER_CASES: readonly CheckCase[] = [
  [
    'AR12',
    'fires',
    'a group that is down for eight of 48 bars',
    { tracks: [...grouped(3, 48, [0, 8]), track(bars(0, 48, 72))] },
  ],
  ['AR12', 'trap', 'for ten', { tracks: [...grouped(3, 48, [0, 10]), track(bars(0, 48, 72))] }],
  [
    'ST-CONTRAST',
    'fires',
    'three of four that a group lets in',
    { tracks: [...grouped(3, 48, [0, 16]), track(bars(0, 48, 72))] },
  ],
  ['AR19', 'fires', 'a bass that rests for four bars below two parts', restingBass(4), { lesson: 'ar19-parts' }],
  ['AR19', 'beside', 'for three', restingBass(3)],
  ['AR19', 'fires', 'four parts, then one, then one more after the other', fallingTo(1), { lesson: 'ar19-parts' }],
  ['AR19', 'beside', 'four parts, then three', fallingTo(3)],
  [
    'AR19',
    'fires',
    'a kick that its fader takes out for four bars',
    { tracks: [...through(32), kickUnder(32, [8, 12])] },
  ],
  [
    'AR19',
    'fires',
    'a recorded kick of eight bars before it',
    { tracks: [midi({ arrangementClips: [midiClip({ lengthBeats: 128 })] }), recorded('Kick', 32)] },
  ],
  [
    'AR19',
    'trap',
    'a sample of five bars before it',
    { tracks: [midi({ arrangementClips: [midiClip({ lengthBeats: 128 })] }), recorded('Kick', 20)] },
  ],
  [
    'AR19',
    'trap',
    'an effect',
    { tracks: [midi({ arrangementClips: [midiClip({ lengthBeats: 128 })] }), recorded('FX Kick', 32)] },
  ],
  ['AR19', 'beside', 'a short recorded hit on the first beat of one of two bars', hitsUntil(9)],
  ['AR19', 'fires', 'of none', hitsUntil(8)],
  ['AR19', 'beside', 'for half a bar', { tracks: [...through(32), kickUnder(32, [8, 8.5])] }],
  [
    'AR20',
    'fires',
    'a kick that its fader closes for the last sixteen bars',
    { tracks: [...through(40), kickUnder(40, [24, 41])] },
  ],
  ['AR20', 'beside', 'for the last fifteen', { tracks: [...through(40), kickUnder(40, [25, 41])] }],
  [
    'AR18',
    'fires',
    'one part that goes on under a group that has closed',
    { tracks: [...grouped(3, 80, [60, 81]), track(bars(0, 80, 72))] },
  ],
  ['AR17', 'fires', 'four bars in which Main is down', song(32, { main: { automation: downIn([8, 12]) } })],
  ['AR17', 'beside', 'three', song(32, { main: { automation: downIn([8, 11]) } })],
  [
    'AR17',
    'trap',
    'a part that goes past it',
    {
      tracks: [...through(32), { ...track(bars(0, 32)), output: { target: 'AudioOut/External/S1' } }],
      main: { automation: downIn([8, 12]) },
    },
  ],
  ['AR16', 'trap', 'a kick that a fader takes away before both sections', sections(kickUnder(24, [7, 8], [15, 16]))],
  ['AR03', 'trap', 'the same bars, and a group that comes in', { tracks: grouped(3, 40, [0, 16]) }],
  [
    'AR21',
    'trap',
    'one of many parts that are off',
    {
      tracks: [
        ...(bassOff(2, 8, 8).tracks ?? []),
        ...[70, 74].map((pitch) => ({ ...track(bars(0, 24, pitch)), isMuted: true })),
      ],
    },
  ],
  [
    'AR21',
    'trap',
    'one that automation lets in later',
    bassOff(2, 8, 8, {
      automation: [
        {
          parameter: 'Mixer/Volume',
          events: [
            { timeBeats: 0, value: 0 },
            { timeBeats: 40, value: 0 },
            { timeBeats: 41, value: 1 },
          ],
        },
      ],
    }),
  ],
  [
    'AR21',
    'trap',
    'a bass that its fader keeps out, and that is not off',
    {
      tracks: [
        ...through(24),
        midi({ name: 'Bass', arrangementClips: [bars(0, 24, 33)], automation: downIn([0, 25]) }),
      ],
    },
  ],
  [
    'AR23',
    'fires',
    'three parts that a group takes out for good',
    { tracks: [...through(32), ...grouped(3, 32, [16, 33])] },
  ],
  ['AR23', 'fires', 'three that come back', { tracks: [...through(32), ...grouped(3, 32, [16, 20])] }],
  [
    'AR23',
    'fires',
    'three before a part that follows a bar later',
    { tracks: [track(bars(17, 15, 72)), ...grouped(3, 32, [16, 33])] },
  ],
  [
    'AR23',
    'beside',
    'a beat later still',
    { tracks: [track(midiClip({ startBeats: 69, lengthBeats: 32 })), ...grouped(3, 32, [16, 33])] },
  ],
  ['AR23', 'beside', 'two', { tracks: [...through(32), ...grouped(2, 32, [16, 33])] }],
  ['AR23', 'fires', 'three that fade out within a bar', { tracks: [...through(32), ...fadingOut(4)] }],
  ['AR23', 'trap', 'three that fade out over two bars', { tracks: [...through(32), ...fadingOut(8)] }],
  ['AR23', 'trap', 'three that a group lets in once', { tracks: [...through(32), ...grouped(3, 32, [0, 16])] }],
  ['AR23', 'trap', 'three that close where all ends', { tracks: grouped(3, 32, [28, 33]) }],
  [
    'AR23',
    'trap',
    'Main, which takes out all',
    song(32, { main: { automation: downIn([8, 12]) }, tracks: [...through(32), track(bars(0, 32))] }),
  ],
  [
    'AR23',
    'fires',
    'three faders that open and close, six times in all',
    { tracks: [...through(40), kickUnder(40, [4, 8]), kickUnder(40, [12, 16]), kickUnder(40, [20, 24])] },
  ],
  [
    'AR23',
    'beside',
    'five times in all',
    { tracks: [...through(40), kickUnder(40, [4, 8]), kickUnder(40, [12, 16]), kickUnder(40, [0, 20])] },
  ],
  [
    'AR23',
    'beside',
    'two faders, six times',
    { tracks: [...through(40), kickUnder(40, [4, 8], [28, 32]), kickUnder(40, [12, 16])] },
  ],
  [
    'AR23',
    'beside',
    'five times, and a close with which all ends',
    { tracks: [kickUnder(40, [4, 8], [36, 41]), kickUnder(40, [12, 16], [36, 41]), kickUnder(40, [0, 20], [36, 41])] },
  ],
]
