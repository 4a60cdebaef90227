import type { DeviceDescription, MidiClipDescription, SetDescription, TrackDescription } from '@kvint/als/build'
import { midi, midiClip, notes } from '../../testing/report-of.ts'
import type { CheckCase } from '../../testing/check-case.ts'

const PITCHES = [60, 67, 64, 72]
type Velocity = number | ((index: number) => number)
/** So many eighths that go up and down. */
const tune = (count: number, velocity: Velocity = 100, pitches: readonly number[] = PITCHES): MidiClipDescription => ({
  lengthBeats: count / 2,
  notes: notes(count, { stepBeats: 0.5, durationBeats: 0.4, velocity }).map((note, index) => ({
    ...note,
    pitch: pitches[index % pitches.length] ?? 60,
  })),
})
const track = (name: string, clip: MidiClipDescription, rest: Partial<TrackDescription> = {}): TrackDescription =>
  midi({ name, arrangementClips: [midiClip(clip)], ...rest })
const one = (...given: Parameters<typeof track>): SetDescription => ({ tracks: [track(...given)] })
/** A part beside an electronic kit of 64 hits. */
const besideKit = (clip: MidiClipDescription, velocity: Velocity = 100, name = 'Piano'): SetDescription => ({
  tracks: [track(name, clip), track('909 Core Kit', { ...tune(64, velocity, [38, 42]), lengthBeats: 32 })],
})
/** The set with a pad of 40 notes more, which has accents or none. */
const withAnother = ({ tracks = [] }: SetDescription, hasAccents = false): SetDescription => ({
  tracks: [...tracks, track('Pad', tune(40, hasAccents ? (index) => 80 + (index % 4) * 10 : 100))],
})
/** A piano at one velocity beside a kit that is hardly struck. */
export const besideAFaintKit: SetDescription = {
  tracks: [track('Piano', tune(64)), track('909 Core Kit', { ...tune(64, 3, [38, 42]), lengthBeats: 32 })],
}
/** A bar of an electronic kit that comes round so many times, of eight drums or fewer. */
export const barOf = (times: number, drums = 8, velocity: Velocity = 100): SetDescription =>
  one('909 Core Kit', {
    ...tune(8, velocity, [36, 38, 39, 42, 44, 46, 49, 51].slice(0, drums)),
    lengthBeats: times * 4,
    loop: { isOn: true, start: 0, end: 4 },
  })
/** Chords of three notes, held for so many beats each. */
const chords = (beats: number): MidiClipDescription => ({
  lengthBeats: beats * 16,
  notes: [60, 64, 67].flatMap((pitch) => notes(16, { pitch, stepBeats: beats, durationBeats: beats })),
})
/** The same for 64 bars, of two bars that differ. */
const twoBars: SetDescription = one('909 Core Kit', {
  ...tune(16, 100, [36, 38, 39, 42, 44, 46, 49, 51, 36, 42, 39]),
  lengthBeats: 256,
  loop: { isOn: true, start: 0, end: 8 },
})
const barAgain = (startBeats: number, lengthBeats: number, pitches: readonly number[]): MidiClipDescription => ({
  ...midiClip({ ...tune(8, 100, pitches), loop: { isOn: true, start: 0, end: 4 } }),
  startBeats,
  lengthBeats,
})
const KIT = [36, 38, 39, 42, 44, 46, 49, 51]
const inClips = (...arrangementClips: MidiClipDescription[]): SetDescription => ({
  tracks: [midi({ name: '909 Core Kit', arrangementClips: arrangementClips.map(midiClip) })],
})
const inTwoClips = inClips(barAgain(0, 128, KIT), barAgain(128, 132, KIT))
const oneThenAnother = inClips(barAgain(0, 128, KIT), barAgain(128, 132, KIT.toReversed()))
const sixteenths: MidiClipDescription = {
  notes: notes(64, { stepBeats: 0.25, durationBeats: 0.2 }).map((note, index) => ({
    ...note,
    pitch: PITCHES[(index * index + index) % 5] ?? 60,
  })),
}

const slices: DeviceDescription = {
  tag: 'DrumGroupDevice',
  chains: [36, 38].map((note) => ({
    note,
    devices: [{ tag: 'OriginalSimpler', samples: [{ path: '/Music/Song Project/Samples/loop.wav' }] }],
  })),
}

const ownVelocities = (...velocities: number[]): SetDescription => ({
  tracks: velocities.map((velocity, index) =>
    track(['909 Core Kit', 'Bass', 'Pad', 'Soft Pad'][index] ?? 'Pad', {
      ...tune(40, velocity, index === 0 ? [36, 38, 42] : [48, 50, 53]),
    }),
  ),
})

/** Parts of one velocity, played by hand or not. */
export const VELOCITY_CASES: readonly CheckCase[] = [
  ['MI01', 'fires', '48 notes of a piano at one velocity', one('Piano', tune(48))],
  ['MI01', 'beside', '47 of them', one('Piano', tune(47))],
  ['MI01', 'fires', '40 of them beside a kit, where no track has more than one velocity', besideKit(tune(40))],
  ['MI01', 'beside', 'where the kit has accents', besideKit(tune(40), (index) => 80 + (index % 4) * 10)],
  ['MI01', 'trap', 'a kit and a bass alone', besideKit(tune(40), 100, 'Bass')],
  ['MI01', 'fires', 'a kit, a bass and a pad at one velocity', withAnother(besideKit(tune(40), 100, 'Bass'))],
  ['MI01', 'fires', 'a kit, a bass and two pads, each at a velocity of its own', ownVelocities(47, 62, 79, 58)],
  ['MI01', 'beside', 'three parts', ownVelocities(47, 62, 79)],
  ['MI01', 'trap', 'the pad with accents', withAnother(besideKit(tune(40), 100, 'Bass'), true)],
  [
    'MI01',
    'fires',
    'an electronic kit at velocity 3',
    one('909 Core Kit', tune(64, 3, [38, 42])),
    { lesson: 'mi01-faint' },
  ],
  ['MI01', 'beside', 'one at velocity 11', one('909 Core Kit', tune(64, 11, [38, 42]))],
  [
    'MI01',
    'trap',
    'chords for an arpeggiator at velocity 1',
    one('Arp', tune(64, 1), { devices: [{ tag: 'MidiArpeggiator' }, { tag: 'Operator' }] }),
  ],
  ['MI01', 'beside', 'seven of them', besideKit(tune(7))],
  ['MI01', 'fires', 'as many of a melody', one('Melody', tune(48))],
  [
    'MI01',
    'trap',
    'velocities 100 and 96',
    one(
      'Piano',
      tune(48, (index) => 96 + (index % 2) * 4),
    ),
  ],
  [
    'MI01',
    'fires',
    'velocities 98 to 102 by chance',
    one(
      'Piano',
      tune(48, (index) => 98 + ((index * 7) % 5)),
    ),
  ],
  [
    'MI01',
    'trap',
    'one note in twelve at 94 and one at 102, the others at 100',
    one(
      'Piano',
      tune(60, (index) => [94, 100, 100, 100, 100, 100, 102][index % 12] ?? 100),
    ),
  ],
  ['MI01', 'fires', 'a kit that was recorded with a drummer', one('Superior Drummer 3', tune(48, 100, [38, 42]))],
  ['MI01', 'trap', 'an electronic kit', one('909 Core Kit', tune(48, 100, [38, 42]))],
  ['MI01', 'fires', 'an electronic kit whose one bar comes round 64 times', barOf(64)],
  ['MI01', 'beside', 'a bar that comes round 63 times', barOf(63)],
  ['MI01', 'trap', 'as often, of three drums', barOf(64, 3)],
  ['MI01', 'trap', 'as often, with accents', barOf(64, 8, (index) => 80 + (index % 4) * 10)],
  ['MI01', 'trap', 'two bars that take turns', twoBars],
  ['MI01', 'trap', 'one bar, then another', oneThenAnother],
  ['MI01', 'fires', 'one bar in two clips of different length', inTwoClips],
  ['MI01', 'trap', 'a kick, which may be steady', one('Kick', tune(48, 100, [36]))],
  ['MI01', 'trap', 'a bass', one('Bass', tune(48, 100, [36, 38, 41]))],
  ['MI01', 'trap', 'one note again and again', one('Piano', tune(48, 100, [60, 72]))],
  ['MI01', 'fires', 'chords that are held for three beats', one('Piano', chords(3))],
  ['MI01', 'trap', 'for a bar', one('Piano', chords(4))],
  ['MI01', 'trap', 'sixteenths that run on', one('Lead', sixteenths)],
  [
    'MI01',
    'trap',
    'what drives a vocoder',
    {
      tracks: [
        track('Chords', tune(48)),
        midi({ name: 'Voice', devices: [{ tag: 'Vocoder', sidechain: { isOn: true, source: 'Chords' } }] }),
      ],
    },
  ],
  [
    'MI01',
    'fires',
    'one recording in two samplers, and no slices',
    one('Piano', tune(48), {
      devices: [0, 1].map(() => ({
        tag: 'OriginalSimpler',
        samples: [{ path: '/Music/Song Project/Samples/key.wav' }],
      })),
    }),
  ],
  ['MI01', 'trap', 'slices of one recording', one('Piano', tune(48), { devices: [slices] })],
  ['MI01', 'trap', 'a Velocity device after it', one('Piano', tune(48), { devices: [{ tag: 'MidiVelocity' }] })],
  [
    'MI01',
    'trap',
    'a loop of four notes in the session beside a long one',
    {
      tracks: [
        midi({
          name: 'Piano',
          arrangementClips: [],
          sessionClips: [midiClip({ ...tune(4), loop: { isOn: true, start: 0, end: 2 } })],
        }),
        midi({ name: 'Pad', arrangementClips: [], sessionClips: [midiClip({ lengthBeats: 64 })] }),
      ],
    },
  ],
]
