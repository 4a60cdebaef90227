import type { ClipDescription, SetDescription, TrackDescription } from '@kvint/als/build'
import { audio, audioClip, midi, midiClip, notes } from '../../testing/report-of.ts'
import type { CheckCase } from '../../testing/check-case.ts'
import { rising } from './arrangement.cases.ts'
import { bars, four, kick, track } from './energy.cases.ts'

/** A kick beside a part that plays throughout. */
const beaten = (...clips: ClipDescription[]): SetDescription => ({ tracks: [track(bars(0, 32)), kick(...clips)] })
/** Takes under others, which rest from one bar, one to a bar and one to another. */
const takes = (from: number, to: number, other: number, through = 1): SetDescription => {
  const take = (file: string, ...spans: (readonly [number, number])[]) =>
    audio({
      name: file,
      arrangementClips: spans.map(([first, last]) =>
        audioClip({ startBeats: first * 4, lengthBeats: (last - first) * 4, sample: { path: `/Takes/${file}.wav` } }),
      ),
    })
  const names = ['First', 'Second', 'Third'].slice(0, through)
  return {
    tracks: [
      ...names.map((name) => take(name, [0, 32])),
      take('Left', [0, from], [to, 32]),
      take('Right', [0, from], [other, 32]),
    ],
  }
}
const pickup = (bar: number, beat: number): ClipDescription =>
  midiClip({ startBeats: bar * 4, lengthBeats: 4, notes: [{ pitch: 36, startBeats: beat, durationBeats: 0.25 }] })

const pair = (until: number) => [60, 64].map((pitch) => track(bars(0, until, pitch)))
/** A kick until one bar, beside two parts that play until another. */
const without = (kicked: number, until: number): SetDescription => ({ tracks: [...pair(until), kick(four(0, kicked))] })

/** The same, with a loop of this name on an audio track. */
const withLoop = (name: string, sample = name.slice(2)): SetDescription => ({
  tracks: [
    ...(without(24, 40).tracks ?? []),
    audio({
      name,
      arrangementClips: [audioClip({ name: sample, lengthBeats: 160, sample: { path: `/Music/${sample}.wav` } })],
    }),
  ],
})

/** So many scenes of four bars. */
const jammed = (scenes: number, pitch: number) =>
  midi({
    arrangementClips: [],
    sessionClips: Object.fromEntries(
      Array.from({ length: scenes }, (_, scene) => [scene, midiClip({ lengthBeats: 16, notes: notes(16, { pitch }) })]),
    ),
  })
/** So many parts until a bar, then four from bar 17 on and two from bar 33 on. */
const pausing = (before: number, until: number): SetDescription => ({
  tracks: [60, 64, 67, 72].map((pitch, index) =>
    track(...(index < before ? [bars(0, until, pitch)] : []), bars(16, index < 2 ? 32 : 16, pitch)),
  ),
})
/** A short note on each beat of so many bars. */
const plucked = (count: number, pitch: number) =>
  midiClip({ lengthBeats: count * 4, notes: notes(count * 4, { pitch, durationBeats: 0.2 }) })
/** So many parts for 24 bars, and a bass that is off in some bars of them. */
export const bassOff = (
  above: number,
  from: number,
  count: number,
  rest: Partial<TrackDescription> = {},
): SetDescription => ({
  tracks: [
    ...[60, 64, 67].slice(0, above).map((pitch) => track(bars(0, 24, pitch))),
    midi({ name: 'Bass', isMuted: true, arrangementClips: [bars(from, count, 33)], ...rest }),
  ],
})
/** A bass that is off in bars 9 to 16, and another from bar 17. */
const bassesInTurn = (name: string, other: string): SetDescription => ({
  tracks: [...(bassOff(2, 8, 8, { name }).tracks ?? []), midi({ name: other, arrangementClips: [bars(16, 8, 33)] })],
})
const buildTo = (name: string) => [
  { timeBeats: 0, name: 'Verse' },
  { timeBeats: 32, name: 'Build' },
  { timeBeats: 96, name },
]
/** Three parts that begin five bars behind bar 24. */
const afterFiveBars = [60, 64, 67].map((pitch) => track(bars(29, 40, pitch)))
/** A kick that rests before bar 9 and before a last section that begins in a bar. */
const lastFrom = (from: number): SetDescription => ({
  locators: [0, 8, from].map((bar, at) => ({ timeBeats: bar * 4, name: `Part ${at + 1}` })),
  tracks: [
    track(bars(0, 24)),
    track(bars(8, 16, 64)),
    track(bars(from, 24 - from, 67)),
    kick(four(0, 7), four(8, from - 9), four(from, 24 - from)),
  ],
})
/** Sets in which all parts, all but one, or the drums are silent for a while. */
export const SILENCE_CASES: readonly CheckCase[] = [
  ['AR21', 'fires', 'a bass that is off for eight bars', bassOff(2, 8, 8)],
  ['AR21', 'beside', 'seven bars of it', bassOff(2, 8, 7)],
  ['AR21', 'beside', 'one part above it', bassOff(1, 8, 8)],
  [
    'AR21',
    'beside',
    'a single note',
    bassOff(2, 8, 8, { arrangementClips: [midiClip({ startBeats: 32, lengthBeats: 32, notes: notes(15) })] }),
  ],
  ['AR21', 'trap', 'a lead that is off', bassOff(2, 8, 8, { name: 'Lead', arrangementClips: [bars(8, 8, 72)] })],
  [
    'AR21',
    'trap',
    'a bass that plays elsewhere, and rests in these bars',
    bassOff(2, 8, 8, { isMuted: false, arrangementClips: [bars(0, 8, 33), { ...bars(8, 8, 33), isMuted: true }] }),
  ],
  [
    'AR21',
    'trap',
    'a bass that plays an instrument outside of Live, which may be recorded',
    bassOff(2, 8, 8, { devices: [], output: { target: 'MidiOut/External.Dev:Bass Synth/2' } }),
  ],
  [
    'AR21',
    'trap',
    'a bass that was played again, from where it is no longer missed',
    bassesInTurn('Bass live', 'Bass'),
  ],
  ['AR21', 'fires', 'another bass that comes in there', bassesInTurn('Bass live', 'Sub bass')],
  ['AR21', 'fires', 'another bass that comes in there, where neither has a word for a name', bassesInTurn('TB', 'SH')],
  ['AR21', 'trap', 'one whose fader is down as well', bassOff(2, 8, 8, { volumeDb: -70 })],
  ['AR21', 'trap', 'a bass that plays', bassOff(2, 8, 8, { isMuted: false })],
  [
    'AR21',
    'trap',
    'another bass that plays there',
    { tracks: [...(bassOff(2, 8, 8).tracks ?? []), midi({ name: 'Sub bass', arrangementClips: [bars(0, 24, 31)] })] },
  ],
  [
    'AR21',
    'trap',
    'a solo, which says more',
    {
      tracks: [
        ...(bassOff(2, 8, 8).tracks ?? []),
        midi({ name: 'Keys', isSoloed: true, arrangementClips: [bars(0, 24)] }),
      ],
    },
  ],
  ['AR15', 'beside', 'a build that leads to half as much again', { ...rising(0, 1), locators: buildTo('Main') }],
  ['AR15', 'fires', 'a build that leads to twice as much', { ...rising(0, 2), locators: buildTo('Main') }],
  [
    'AR15',
    'fires',
    'a build that leads to a drop by name, half as full again',
    { ...rising(0, 1), locators: buildTo('Drop') },
  ],
  [
    'AR17',
    'trap',
    'four bars of silence where most parts are off',
    {
      tracks: [
        track(bars(0, 8), bars(12, 8)),
        ...[72, 76].map((pitch) => ({ ...track(bars(0, 20, pitch)), isMuted: true })),
      ],
    },
  ],
  ['AR19', 'fires', 'two bars without a kick', beaten(four(0, 8), four(10, 8))],
  ['AR19', 'beside', 'one', beaten(four(0, 8), four(9, 8))],
  ['AR19', 'fires', 'sixteen', beaten(four(0, 8), four(24, 8))],
  ['AR19', 'beside', 'seventeen', beaten(four(0, 8), four(25, 8))],
  ['AR19', 'beside', 'three bars of it before', beaten(four(5, 3), four(10, 8))],
  ['AR19', 'beside', 'three after', beaten(four(0, 8), four(10, 3))],
  [
    'AR19',
    'trap',
    'a kick elsewhere that goes on',
    { tracks: [...(beaten(four(0, 8), four(10, 8)).tracks ?? []), kick(four(8, 2))] },
  ],
  ['AR19', 'fires', 'two takes that leave together for four bars', takes(8, 12, 12), { lesson: 'ar19-parts' }],
  ['AR19', 'beside', 'for three', takes(8, 11, 11)],
  ['AR19', 'fires', 'one of them a bar later', takes(8, 12, 13), { lesson: 'ar19-parts' }],
  ['AR19', 'trap', 'two of five takes', takes(8, 12, 12, 3)],
  ['AR19', 'trap', 'nothing that goes on', { tracks: [track(bars(0, 8), bars(10, 8)), kick(four(0, 8), four(10, 8))] }],
  ['AR19', 'trap', 'a melody that rests', { tracks: [track(bars(0, 32)), track(bars(0, 8, 72), bars(10, 8, 72))] }],
  [
    'AR19',
    'fires',
    'a recording of it that ends within half a beat',
    {
      tracks: [
        track(bars(0, 32)),
        audio({
          name: 'Kick',
          arrangementClips: [audioClip({ lengthBeats: 32.4 }), audioClip({ startBeats: 40, lengthBeats: 32 })],
        }),
      ],
    },
  ],
  ['AR19', 'beside', 'a last hit that leads back', beaten(four(0, 8), pickup(9, 3.5), four(10, 8))],
  [
    'AR19',
    'fires',
    'a recording that goes on',
    { tracks: [audio({ arrangementClips: [audioClip({ lengthBeats: 80 })] }), kick(four(0, 8), four(10, 8))] },
  ],
  ['AR17', 'fires', 'four bars of silence', { tracks: [track(bars(0, 8), bars(12, 8))] }],
  [
    'AR17',
    'fires',
    'four bars before a part that plays on alone',
    { tracks: [track(bars(0, 8)), track(bars(0, 8, 64), bars(12, 8, 64))] },
  ],
  [
    'AR17',
    'trap',
    'four bars before a part that runs on alone for twelve bars, as AR18 tells',
    {
      tracks: [track(bars(0, 8)), track(bars(0, 8, 67)), track(bars(0, 8, 64), bars(12, 12, 64))],
    },
  ],
  [
    'AR17',
    'fires',
    'a part on Monitor In that would fill the four bars',
    {
      tracks: [
        track(bars(0, 8), bars(12, 8)),
        audio({ monitoring: 'in', arrangementClips: [audioClip({ lengthBeats: 80 })] }),
      ],
    },
  ],
  ['AR17', 'beside', 'three', { tracks: [track(bars(0, 8), bars(11, 8))] }],
  [
    'AR17',
    'trap',
    'a recording that plays on',
    { tracks: [track(bars(0, 8), bars(12, 8)), audio({ arrangementClips: [audioClip({ lengthBeats: 80 })] })] },
  ],
  [
    'AR17',
    'fires',
    'a clip without notes in between',
    { tracks: [track(bars(0, 8), midiClip({ startBeats: 32, lengthBeats: 16, notes: [] }), bars(12, 8))] },
  ],
  ['AR16', 'fires', 'a bar of silence before a full section', pausing(1, 15), { lesson: 'ar16-silence' }],
  [
    'AR16',
    'fires',
    'a rest before both sections, the last of them of four bars',
    lastFrom(20),
    { lesson: 'ar16-rest' },
  ],
  ['AR16', 'beside', 'of three', lastFrom(21)],
  ['AR16', 'beside', 'two, a hole', pausing(1, 14)],
  ['AR16', 'beside', 'half a bar', pausing(1, 15.5)],
  [
    'AR16',
    'trap',
    'before a section of two parts behind one of four',
    {
      locators: [{ timeBeats: 64, name: 'Outro' }],
      tracks: [60, 64, 67, 72].map((pitch, index) =>
        track(bars(0, 15, pitch), ...(index < 2 ? [bars(16, 16, pitch)] : [])),
      ),
    },
  ],
  ['AR20', 'fires', 'two parts that go on for sixteen bars of 40 without a kick', without(24, 40)],
  [
    'AR20',
    'fires',
    'two parts of short notes that go on',
    { tracks: [...[60, 64].map((pitch) => track(plucked(40, pitch))), kick(four(0, 24))] },
  ],
  [
    'AR20',
    'trap',
    'in a set that is mostly off',
    {
      tracks: [
        ...(without(24, 40).tracks ?? []),
        ...[65, 69, 72, 76].map((pitch) => ({ ...track(bars(0, 40, pitch)), isMuted: true })),
      ],
    },
  ],
  [
    'AR20',
    'trap',
    'a jam in scenes',
    {
      tracks: [jammed(12, 60), jammed(12, 64), { ...jammed(6, 36), name: 'Kick' }],
    },
  ],
  [
    'AR20',
    'trap',
    'a loop of which no name tells whether it is the drums',
    withLoop('2-0723c255b5d75585f24a5192e3e9ef7e'),
  ],
  ['AR20', 'trap', 'a recording that Live named', withLoop('5-Audio', '3 5-Audio-1')],
  ['AR20', 'fires', 'a loop whose name tells what it is', withLoop('5-Audio', 'Choir')],
  ['AR20', 'trap', 'parts that begin five bars later', { tracks: [...pair(24), ...afterFiveBars, kick(four(0, 24))] }],
  ['AR20', 'beside', 'for fifteen', without(24, 39)],
  ['AR20', 'beside', 'for sixteen of 90', without(74, 90)],
  ['AR20', 'trap', 'one part alone, which another check tells', { tracks: [track(bars(0, 40)), kick(four(0, 24))] }],
  ['AR20', 'trap', 'a second drum that plays on', { tracks: [...pair(40), kick(four(0, 24)), kick(four(0, 40))] }],
  [
    'AR20',
    'trap',
    'parts that end with the drums, and one last chord',
    { tracks: [...pair(24), track(bars(24, 1), bars(39, 1)), kick(four(0, 24))] },
  ],
  ['AR20', 'trap', 'one hit at the beginning', { tracks: [...pair(40), kick(four(0, 1), four(12, 1))] }],
]
