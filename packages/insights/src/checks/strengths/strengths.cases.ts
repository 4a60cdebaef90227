import type { SetDescription, TrackDescription } from '@kvint/als/build'
import { audio, audioClip, midi, midiClip, notes } from '../../testing/report-of.ts'
import type { CheckCase } from '../../testing/check-case.ts'

const named = (count: number, total = 5): SetDescription => ({
  tracks: Array.from({ length: total }, (_, index) =>
    midi({ colorIndex: index, ...(index < count ? { name: `Part ${String(index)}` } : {}) }),
  ),
})
const velocities = (velocity: (index: number) => number): SetDescription => ({
  tracks: [midi({ arrangementClips: [midiClip({ notes: notes(32, { stepBeats: 0.5, velocity }) })] })],
})
const faders = (main: number, ...levels: number[]): SetDescription => ({
  tracks: levels.map((volumeDb) => midi({ volumeDb })),
  main: { volumeDb: main },
})
/** A loop for 48 bars, joined every `step` bars by one more track. */
const entering = (step: number): SetDescription => ({
  tracks: Array.from({ length: 6 }, (_, index) =>
    midi({
      arrangementClips: [
        midiClip({
          startBeats: index * step * 4,
          lengthBeats: Math.max(4, 192 - index * step * 4),
          loop: { isOn: true, start: 0, end: 4 },
          notes: notes(4, { pitch: 60 + index }),
        }),
      ],
    }),
  ),
})
/** Twelve entries in twelve bars, then a new clip on each track every four bars. */
const reclipped = (): SetDescription => ({
  tracks: Array.from({ length: 12 }, (_, index) =>
    midi({
      arrangementClips: Array.from({ length: 24 }, (_bar, at) =>
        midiClip({
          startBeats: (index + at * 4) * 4,
          lengthBeats: 16,
          notes: notes(16, { pitch: 40 + index + at }),
        }),
      ),
    }),
  ),
})
/** C – F – X – C in C major, twice; X is F minor where it is borrowed. */
const chords = (third: number, rest: readonly number[] = [53, 60, 65]): SetDescription => {
  const bar = (index: number, ...pitches: number[]) =>
    pitches.map((pitch) => ({ pitch, startBeats: index * 4, durationBeats: 4 }))
  const loop = (at: number) => [
    ...bar(at, 48, 60, 64, 67),
    ...bar(at + 1, 43, 59, 62, 67),
    ...bar(at + 2, 48, 60, 64, 67),
    ...bar(at + 3, 53, 60, 65, 69),
    ...bar(at + 4, 48, 60, 64, 67),
    ...bar(at + 5, ...rest, third),
    ...bar(at + 6, 48, 60, 64, 67),
    ...bar(at + 7, 43, 59, 62, 67),
  ]
  return {
    tracks: [
      midi({
        name: 'Chords',
        arrangementClips: [midiClip({ lengthBeats: 68, notes: [...loop(0), ...loop(8), ...bar(16, 48, 60, 64, 67)] })],
      }),
    ],
  }
}

/** The same with F alone in place of X, and a tune over it. */
const overF = (...tune: number[]): SetDescription => ({
  tracks: [
    ...(chords(41, []).tracks ?? []),
    midi({
      name: 'Lead',
      arrangementClips: [
        midiClip({
          lengthBeats: 68,
          notes: [20, 52].flatMap((from) =>
            tune.map((pitch, beat) => ({ pitch, startBeats: from + beat, durationBeats: 1 })),
          ),
        }),
      ],
    }),
  ],
})

/** A minor with a chord in it that leads back home. */
const lent = (pitches: readonly number[]): SetDescription => {
  const Am = [45, 57, 60, 64]
  const loop = [Am, [50, 57, 62, 65], Am, [40, 56, 59, 64], Am, pitches, Am, [40, 56, 59, 64]]
  const all = [...loop, ...loop, Am]
  return {
    tracks: [
      midi({
        name: 'Chords',
        arrangementClips: [
          midiClip({
            lengthBeats: all.length * 4,
            notes: all.flatMap((each, bar) => each.map((pitch) => ({ pitch, startBeats: bar * 4, durationBeats: 4 }))),
          }),
        ],
      }),
    ],
  }
}

/** Clips of two bars out of one file, each from another place of it as long as there are `cuts`. */
const cutOf = (index: number, cuts: number) => (cuts > 0 ? cuts - (index % cuts) : index)
/** Cuts from the last to the first, in turn; as they ran where there are fewer than none. */
const pieces = (
  clips: number,
  cuts: number,
  file: (index: number) => string = () => 'take.wav',
  beats = 8,
  { apart = beats, seconds = 300 } = {},
): SetDescription => ({
  tracks: [
    audio({
      arrangementClips: Array.from({ length: clips }, (_, index) =>
        audioClip({
          startBeats: index * beats,
          lengthBeats: beats,
          loop: { isOn: false, start: cutOf(index, cuts) * apart, end: cutOf(index, cuts) * apart + beats },
          sample: {
            path: `/Music/Song Project/Samples/${file(index)}`,
            sampleRateHz: 44_100,
            durationSamples: seconds * 44_100,
          },
        }),
      ),
    }),
  ],
})
/** Sixteen bars each of `few` and of `many` parts, none of which repeats a pattern. */
export const contrast = (few: number, many: number, lengthBars = 16): SetDescription => ({
  tracks: Array.from({ length: many }, (_, index) =>
    midi({
      arrangementClips: [
        midiClip({
          startBeats: index < few ? 0 : lengthBars * 4,
          lengthBeats: (index < few ? 2 : 1) * lengthBars * 4,
          notes: notes((index < few ? 2 : 1) * lengthBars, { stepBeats: 4 }).map((note, bar) => ({
            ...note,
            pitch: 48 + index + (bar % 13),
          })),
        }),
      ],
    }),
  ),
})
/** One part in sixteen bars, to which others come in every other bar from one on. */
export const growing = (from: number): SetDescription => ({
  tracks: [0, ...[0, 2, 4].map((bars) => (from - 1 + bars) * 4)].map((startBeats) =>
    midi({ arrangementClips: [midiClip({ startBeats, lengthBeats: 160 - startBeats })] }),
  ),
  locators: [0, 64].map((timeBeats, index) => ({ timeBeats, name: `Part ${String(index)}` })),
})
const fallingAway: SetDescription = {
  tracks: [2, 2, 1, 1].map((times, index) =>
    midi({
      arrangementClips: [
        midiClip({ lengthBeats: times * 64, notes: notes(times * 16, { pitch: 60 + index, stepBeats: 4 }) }),
      ],
    }),
  ),
}
/** Sixteen bars of four hits; the last hit of a bar by `kinds` different drums in turns. */
const room: TrackDescription = { kind: 'return', name: 'Room', devices: [{ tag: 'Reverb', params: { MixDirect: 1 } }] }
const sending = (senders: number, levelDb = -12, effect = room): SetDescription => ({
  tracks: [
    ...Array.from({ length: 4 }, (_, index) => midi(index < senders ? { sends: { Room: levelDb } } : {})),
    effect,
  ],
})

/** Sets that the checks of this folder are shown. */
export const STRENGTHS_CASES: readonly CheckCase[] = [
  ['ST-NAMES', 'fires', 'four of five named', named(4)],
  ['ST-NAMES', 'beside', 'three of five named', named(3)],
  ['ST-VELOCITY', 'fires', 'velocities from 60 to 100', velocities((index) => 60 + (index % 5) * 10)],
  ['ST-VELOCITY', 'beside', 'velocities from 80 to 100', velocities((index) => 80 + (index % 5) * 5)],
  ['ST-VELOCITY', 'trap', 'two velocities', velocities((index) => 60 + (index % 2) * 40)],
  ['ST-FADERS', 'fires', 'five levels below +3 dB', faders(0, -12, -9, -6, -3, 0)],
  ['ST-FADERS', 'beside', 'one at +4 dB', faders(0, -12, -9, -6, -3, 4)],
  ['ST-FADERS', 'trap', 'the main fader at −2 dB', faders(-2, -12, -9, -6, -3, 0)],
  ['ST-CHANGES', 'fires', 'an entry every eight bars', entering(8)],
  ['ST-CHANGES', 'beside', 'an entry every nine bars', entering(9)],
  [
    'ST-CHANGES',
    'trap',
    'hits of a beat that come and go',
    {
      tracks: [
        ...(entering(9).tracks ?? []),
        audio({
          arrangementClips: Array.from({ length: 24 }, (_, index) =>
            audioClip({ startBeats: index * 8, lengthBeats: 1 }),
          ),
        }),
      ],
    },
  ],
  ['ST-CHANGES', 'trap', 'new clips on tracks that play on', reclipped()],
  ['ST-BORROWED', 'fires', 'F minor in C major', chords(68)],
  ['ST-BORROWED', 'beside', 'F major in C major', chords(69)],
  [
    'ST-NAMES',
    'trap',
    'five named ones of one colour',
    { tracks: Array.from({ length: 5 }, (_, index) => midi({ name: `Part ${String(index)}`, colorIndex: 3 })) },
  ],
  ['ST-CHANGES', 'trap', 'a loop that nothing ever joins', { tracks: entering(8).tracks?.slice(0, 1) ?? [] }],
  ['ST-BORROWED', 'fires', 'Bm7 in A minor, with the F♯ that is lent', lent([47, 57, 62, 66])],
  ['ST-BORROWED', 'trap', 'B, D and A in A minor: no F♯, so nothing is lent', lent([47, 57, 59, 62])],
  ['ST-BORROWED', 'trap', 'E in A minor, which is of harmonic minor', lent([40, 56, 59, 64])],
  ['ST-BORROWED', 'trap', 'F minor put together from a bass and a tune', overF(68, 67, 68, 72)],
  ['ST-BORROWED', 'trap', 'C minor in C major, which is home itself', chords(63, [48, 60, 67])],
  ['ST-BORROWED', 'trap', 'a suspended F, whose B♭ only delays A', chords(70)],
  ['ST-PIECES', 'fires', 'six cuts in twelve clips', pieces(12, 6)],
  ['ST-PIECES', 'beside', 'five cuts', pieces(12, 5)],
  ['ST-PIECES', 'beside', 'eleven clips', pieces(11, 6)],
  ['ST-PIECES', 'trap', 'a file of its own for each clip', pieces(12, 6, (index) => `take ${String(index)}.wav`)],
  ['ST-PIECES', 'trap', 'takes of four bars', pieces(12, 6, () => 'take.wav', 16)],
  ['ST-PIECES', 'fires', 'six cuts a tenth of a second apart', pieces(12, 6, undefined, 8, { apart: 0.2 })],
  ['ST-PIECES', 'trap', 'six trims of one beginning', pieces(12, 6, undefined, 8, { apart: 0.01 })],
  ['ST-PIECES', 'trap', 'six trims of one hit', pieces(12, 6, undefined, 1, { apart: 0.3, seconds: 1 })],
  ['ST-PIECES', 'trap', 'a recording cut at every second bar, and left as it ran', pieces(12, -12)],
  ['ST-CONTRAST', 'fires', 'two parts, then four', contrast(2, 4)],
  ['ST-CONTRAST', 'beside', 'three parts, then five', contrast(3, 5)],
  ['ST-CONTRAST', 'beside', 'fifteen bars each', contrast(2, 4, 15)],
  ['ST-CONTRAST', 'trap', 'one part, then two: a second voice is no large place', contrast(1, 2)],
  ['ST-CONTRAST', 'trap', 'four parts, of which two fall away', fallingAway],
  ['ST-CONTRAST', 'fires', 'a first section that grows after eight bars', growing(9)],
  ['ST-CONTRAST', 'beside', 'after seven: none of its sizes holds for long', growing(8)],
  ['ST-SPACE', 'fires', 'three sends to a reverb', sending(3)],
  ['ST-SPACE', 'beside', 'two', sending(2)],
  ['ST-SPACE', 'trap', 'sends that are down', sending(4, -70)],
  ['ST-SPACE', 'beside', 'sends at −19 dB', sending(4, -19)],
  ['ST-SPACE', 'fires', 'sends at −17 dB', sending(4, -17)],
  ['ST-SPACE', 'trap', 'one delay', sending(4, -12, { ...room, devices: [{ tag: 'Delay' }] })],
  ['ST-SPACE', 'trap', 'a return whose fader is down', sending(4, -12, { ...room, volumeDb: -70 })],
  ['ST-SPACE', 'trap', 'a return that is muted', sending(4, -12, { ...room, isMuted: true })],
  ['ST-SPACE', 'trap', 'a return for a sidechain', sending(4, -12, { ...room, devices: [{ tag: 'Compressor2' }] })],
]
