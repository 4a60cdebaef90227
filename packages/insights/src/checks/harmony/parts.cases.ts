import type { SetDescription } from '@kvint/als/build'
import type { CheckCase } from '../../testing/check-case.ts'
import { Am, bars, chords, Dm, Em, F, hill, lead, line, loop, part } from './harmony.cases.ts'

const held = Array.from({ length: 40 }, () => 60)
/** A line and the same line `apart` semitones away, after it `others` notes on a second. */
const doubled = (apart: number, notes: number, others = 0): SetDescription => {
  const tune = Array.from({ length: notes }, (_, index) => 60 + ([0, 2, 4, 7, 5][index % 5] ?? 0))
  return {
    tracks: [
      part('Lead', line([...tune, ...tune.slice(0, others)])),
      part('Keys', line([...tune.map((pitch) => pitch + apart), ...tune.slice(0, others).map((pitch) => pitch + 2)])),
    ],
  }
}

/** Parts that hold a note of one octave each, all through so many bars. */
const crowd = (parts: number, count: number, pitchOf = (index: number) => 60 + index * 2): SetDescription => ({
  tracks: ['Lead', 'Keys', 'Pad', 'Guitar'].slice(0, parts).map((name, index) =>
    part(
      name,
      Array.from({ length: count }, (_, bar) => ({ pitch: pitchOf(index), startBeats: bar * 4, durationBeats: 4 })),
    ),
  ),
})
/** A bar of lead, then a bar of keys `later`, over and over. */
const talk = (later: number, times = 8, notes = 4): SetDescription => ({
  tracks: [
    ['Lead', 0],
    ['Keys', 4 + later],
  ].map(([name, at]) =>
    part(
      String(name),
      Array.from({ length: times }, (_, time) =>
        [60, 62, 64, 67].slice(0, notes).map((pitch, index) => ({
          pitch,
          startBeats: time * 8 + Number(at) + index * 0.75,
          durationBeats: 0.75,
        })),
      ).flat(),
    ),
  ),
})

/** A pad and a lead that hold two notes together, so many times. */
const apart = (pad: number, top: number, times: number, durationBeats = 2): SetDescription => ({
  tracks: [
    ['Pad', pad],
    ['Lead', top],
  ].map(([name, pitch]) =>
    part(
      String(name),
      Array.from({ length: times }, (_, index) => ({ pitch: Number(pitch), startBeats: index * 4, durationBeats })),
    ),
  ),
})

/** A lead that plays a figure so many times, each time followed by four notes that do not return. */
const figure = (times: number, moved: (time: number) => number = () => 0): SetDescription => ({
  tracks: [
    part(
      'Lead',
      line(
        Array.from({ length: 8 }, (_, time) => [
          ...(time < times
            ? [67, 64, 69, 65].map((pitch) => pitch + moved(time))
            : [time, 2, 7, 4].map((step) => 60 + step * 2)),
          ...[0, 1, 2, 3].map((index) => 60 + ((time * 7 + index * index * (time + 3)) % 12)),
        ]).flat(),
        0.5,
      ),
    ),
  ],
})

const outer = (bass: readonly number[], top: readonly number[]): SetDescription => ({
  tracks: [part('Bass', line(bass)), part('Lead', line(top))],
})
const walk = [36, 38, 40, 41, 43, 41, 40, 38, 36, 38, 40, 41]
const minorFive = [69, 72, 74, 76, 79, 76, 74, 72]

/** Sets in which lines recur, or play against each other. */
export const PARTS_CASES: readonly CheckCase[] = [
  ['HA13', 'fires', 'a pad that holds C while the lead holds B, three times', apart(59, 60, 3)],
  ['HA13', 'beside', 'twice', apart(59, 60, 2)],
  ['HA13', 'trap', 'a major seventh apart', apart(60, 71, 4)],
  ['HA13', 'trap', 'a ninth apart', apart(59, 72, 4)],
  [
    'HA13',
    'trap',
    'the seventh of a chord, beside its root in another part',
    {
      tracks: [
        part('Pad', bars([[48, 55, 64, 71]], 8)),
        part(
          'Lead',
          [0, 2, 4, 6].map((bar) => ({ pitch: 72, startBeats: bar * 4, durationBeats: 4 })),
        ),
      ],
    },
  ],
  [
    'HA13',
    'trap',
    'the ninth of a chord, below its third in another part',
    { tracks: [part('Pad', bars([[36, 67, 70, 74]], 8)), part('Lead', bars([[75]], 8))] },
  ],
  [
    'HA13',
    'trap',
    'two copies of one pad that holds a cluster',
    { tracks: ['Pad L', 'Pad R'].map((name) => part(name, bars([[48, 61, 62]], 4))) },
  ],
  [
    'HA13',
    'trap',
    'one line and its echo, a beat and a half later',
    {
      tracks: [0, 1.5].map((late) =>
        part(
          late === 0 ? 'Lead' : 'Echo lead',
          line(
            Array.from({ length: 32 }, (_, at) => [64, 65, 67, 66][at % 4] ?? 64),
            2,
          ).map((note) => ({
            ...note,
            startBeats: note.startBeats + late,
            durationBeats: 3.5,
          })),
        ),
      ),
    },
  ],
  [
    'HA13',
    'trap',
    'a bank of chords, a track for each key',
    {
      tracks: ['C', 'Db', 'D', 'Eb', 'E', 'F', 'Gb'].map((name, index) =>
        part(name, bars([[60 + index, 64 + index, 67 + index]], 4)),
      ),
    },
  ],
  ['HA13', 'trap', 'for half a beat each', apart(59, 60, 8, 0.5)],
  ['HA13', 'beside', 'for a beat each, which passes', apart(59, 60, 8, 1.3)],
  ['HA13', 'fires', 'for a beat and a half each', apart(59, 60, 8, 1.5)],
  ['HA16', 'fires', 'two leads in unison', doubled(0, 40)],
  ['HA16', 'fires', 'a bass two octaves below', doubled(-24, 40), { lesson: 'ha16-octaves' }],
  ['HA16', 'beside', 'seven notes in ten of it', doubled(0, 28, 12)],
  ['HA16', 'trap', 'a fifth apart all the time', doubled(7, 40)],
  ['HA16', 'trap', 'two drones on one note', { tracks: [part('Lead', line(held)), part('Keys', line(held))] }],
  [
    'HA16',
    'trap',
    'a figure over a note that another part strikes with it',
    {
      tracks: [
        part('Lead', line(Array.from({ length: 160 }, (_, at) => [60, 63, 62, 67][at % 4] ?? 60))),
        part(
          'Keys',
          line(
            Array.from({ length: 40 }, () => 48),
            4,
          ),
        ),
      ],
    },
  ],
  ['HA17', 'fires', 'four parts in one octave for eight bars', crowd(4, 8)],
  ['HA17', 'beside', 'for seven bars', crowd(4, 7)],
  ['HA17', 'beside', 'three parts', crowd(3, 16)],
  ['HA17', 'trap', 'four that play one line', crowd(4, 16, () => 60)],
  ['HA17', 'trap', 'four in octaves of their own', crowd(4, 16, (index) => 36 + index * 12)],
  ['HA18', 'fires', 'a lead and keys by turns', talk(0)],
  ['HA18', 'beside', 'five answers', talk(0, 3)],
  ['HA18', 'trap', 'both at once', talk(-4)],
  ['HA18', 'trap', 'single hits by turns', talk(0, 8, 1)],
  [
    'HA10',
    'fires',
    'a lead a twelfth above',
    outer(walk, [...walk.slice(0, 8).map((pitch) => pitch + 31), 74, 72, 71, 69]),
  ],
  [
    'HA10',
    'beside',
    'a lead that doubles the bass',
    outer(
      walk,
      walk.map((pitch) => pitch + 24),
    ),
  ],
  [
    'HA10',
    'trap',
    'fifths ten beats apart',
    {
      tracks: [
        part('Bass', line([36, 38, 40, 41, 43, 45, 47, 48, 50, 52], 10)),
        part('Lead', line([67, 69, 71, 72, 74, 76, 78, 79, 81, 83], 10)),
      ],
    },
  ],
  [
    'HA10',
    'trap',
    'a lead that moves against it',
    outer(
      walk,
      walk.map((pitch) => 110 - pitch),
    ),
  ],
  ['HA11', 'fires', 'one top past the middle', lead(hill(20))],
  ['HA11', 'beside', 'two tops', lead(hill(20, 28))],
  ['HA11', 'trap', 'a top at the start', lead(hill(4))],
  ['HA11', 'trap', 'a top at the very end', lead(hill(31))],
  [
    'HA12',
    'fires',
    'A minor pentatonic over A minor',
    chords([Am, F, Dm, Em], 4, { tracks: [part('Lead', line([...minorFive, ...minorFive, ...minorFive]))] }),
  ],
  [
    'HA12',
    'beside',
    'with one B in it',
    chords([Am, F, Dm, Em], 4, { tracks: [part('Lead', line([...minorFive, 71, ...minorFive, ...minorFive]))] }),
  ],
  [
    'HA12',
    'trap',
    'twenty-three notes',
    chords([Am, F, Dm, Em], 4, { tracks: [part('Lead', line([...minorFive, ...minorFive, ...minorFive.slice(1)]))] }),
  ],
  ['HA14', 'fires', 'a figure of four notes, eight times', figure(8)],
  [
    'HA14',
    'fires',
    'a tune that goes from one part to another, an octave up',
    {
      tracks: [
        ...(figure(8).tracks ?? []),
        part(
          'Keys',
          [0, 1, 2].flatMap((time) =>
            [79, 76, 81, 77].map((pitch, index) => ({
              pitch,
              startBeats: 40 + time * 4 + index / 2,
              durationBeats: 0.5,
            })),
          ),
        ),
      ],
    },
    { lesson: 'ha14-handed-on' },
  ],
  [
    'HA14',
    'fires',
    'a riff in the bass, where no part above has a figure',
    { tracks: (figure(8).tracks ?? []).map((track) => ({ ...track, name: 'Bass' })) },
  ],
  ['HA14', 'fires', 'the same from other notes', figure(8, (time) => (time % 2) * 5)],
  [
    'HA14',
    'trap',
    'a figure that is written once, in a loop',
    {
      tracks: (figure(1).tracks ?? []).map((track) => ({
        ...track,
        arrangementClips: [...(track.arrangementClips ?? [])].map((clip) => ({
          ...clip,
          lengthBeats: 128,
          loop: { isOn: true, start: 0, end: 8 },
        })),
      })),
    },
  ],
  ['HA14', 'beside', 'three times among other notes', figure(3)],
  [
    'HA14',
    'trap',
    'an octave that bounces',
    { tracks: [part('Lead', line(Array.from({ length: 48 }, (_, index) => 60 + (index % 2) * 12)))] },
  ],
  [
    'HA14',
    'trap',
    'notes struck again and again',
    { tracks: [part('Lead', line(Array.from({ length: 16 }, () => [61, 61, 60, 60, 65, 65, 65, 65]).flat()))] },
  ],
  [
    'HA14',
    'trap',
    'a riff in the bass below a loop of chords, which it is part of',
    {
      tracks: [part('Chords', bars(loop, 8)), ...(figure(8).tracks ?? []).map((track) => ({ ...track, name: 'Bass' }))],
    },
  ],
  ['HA14', 'trap', 'chords that return', { tracks: [part('Lead', bars(loop, 8))] }],
]
