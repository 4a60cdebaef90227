import type { ClipDescription, MidiNoteDescription, SetDescription, TrackDescription } from '@kvint/als/build'
import { audioClip, midi, midiClip } from '../../testing/report-of.ts'
import type { CheckCase } from '../../testing/check-case.ts'

/** Kick and snare of a bar that no shift maps onto itself. */
const BEAT: readonly MidiNoteDescription[] = [
  [36, 0],
  [36, 0.75],
  [38, 1],
  [36, 2.5],
  [38, 3],
].map(([pitch = 36, startBeats = 0]) => ({ pitch, startBeats, durationBeats: 0.25 }))
const LOOP = { isOn: true, start: 0, end: 4 }
/** The loop of a bar from a beat of the song on. */
const from = (startBeats: number, lengthBeats: number, rest: Partial<ClipDescription> = {}) =>
  midiClip({ startBeats, lengthBeats, loop: LOOP, notes: BEAT, ...rest } as Parameters<typeof midiClip>[0])
const drums = (...arrangementClips: ClipDescription[]): TrackDescription => midi({ name: 'Drums', arrangementClips })
const chords = midi({ name: 'Chords', arrangementClips: [midiClip({ lengthBeats: 96 })] })
const set = (...tracks: TrackDescription[]): SetDescription => ({ tempo: 120, tracks: [...tracks, chords] })
const loopOf = (startBeats: number, lengthBeats: number, rest: Parameters<typeof audioClip>[0] = {}) =>
  audioClip({
    startBeats,
    lengthBeats,
    loop: LOOP,
    sample: { path: '/Music/Break.wav' },
    warpMarkers: [
      { seconds: 0, beats: 0 },
      { seconds: 2, beats: 4 },
    ],
    ...rest,
  })
const audio = (name: string, ...arrangementClips: ClipDescription[]): TrackDescription => ({
  kind: 'audio',
  name,
  arrangementClips,
})
/** A part of eight-bar clips of its own notes from these beats on. */
const phrases = (name: string, ...starts: number[]): TrackDescription =>
  midi({
    name,
    arrangementClips: starts.map((startBeats) =>
      from(startBeats, 16, {
        notes: [0, 1.5, 2.25, 3].map((at) => ({ pitch: 60 + name.length, startBeats: at, durationBeats: 0.5 })),
      }),
    ),
  })
/** Clips of parts on the line for eight bars, then two beats behind it: so many a part, so far apart. */
const moved = (clips = 3, apartBeats = 16, names = ['Bass', 'Lead', 'Arp']): SetDescription => ({
  tracks: names.map((name) => phrases(name, 0, 16, ...Array.from({ length: clips }, (_, at) => 34 + at * apartBeats))),
})
/** The same beside hats that sound alike on every half beat: their clips begin where the others do, but for one on the line. */
export const movedWithHats = (): SetDescription => {
  const hats = Array.from({ length: 8 }, (_, at) => ({ pitch: 42, startBeats: at / 2, durationBeats: 0.2 }))
  const clips = [0, 34, 50, 68].map((startBeats) => from(startBeats, 8, { notes: hats }))
  return { tracks: [...(moved().tracks ?? []), midi({ name: 'Hats', arrangementClips: clips })] }
}
/** A hit on every beat, and one that is off. */
const kicks = [0, 1, 2, 3, 3.3].map((startBeats) => ({
  pitch: 36,
  startBeats,
  durationBeats: 0.25,
  isMuted: startBeats === 3.3,
}))

/** Sets whose clips lie beside the grid, or seem to. */
export const BAR_LINE_CASES: readonly CheckCase[] = [
  [
    'RH10',
    'fires',
    'a copy that begins where a clip of eleven bars and a bit ends',
    set(drums(from(0, 44.43), from(44.43, 44))),
  ],
  [
    'RH10',
    'fires',
    'drums alone for eleven bars and a bit, over and over',
    { tempo: 120, tracks: [drums(from(0, 44.43), from(44.43, 44)), { ...chords, isMuted: true }] },
  ],
  [
    'RH10',
    'fires',
    'drums alone that start over too soon',
    { tempo: 120, tracks: [drums(from(0, 32), from(31.9, 32))] },
  ],
  ['RH10', 'fires', 'a copy that begins a little before the line', set(drums(from(0, 32), from(31.9, 32)))],
  [
    'RH10',
    'fires',
    'a copy beside the grid before one that lies on it',
    set(drums(from(0, 32), from(32.43, 31), from(64, 16))),
  ],
  [
    'RH10',
    'fires',
    'two kits by two amounts',
    set(
      drums(from(0, 44.43), from(44.43, 44)),
      midi({
        name: 'Kit 2',
        arrangementClips: [from(0, 44.43), from(44.43, 16, { loop: { ...LOOP, startRelative: 0.1 } })],
      }),
    ),
  ],
  [
    'RH10',
    'fires',
    'a beat that is turned by half a bar',
    set(drums(from(0, 32), from(34.0002, 32))),
    { lesson: 'rh10-turned' },
  ],
  [
    'RH10',
    'fires',
    'a beat that is turned by two beats, then by one for longer',
    set(drums(from(0, 32), from(34, 11), from(45, 64))),
    { lesson: 'rh10-turned' },
  ],
  [
    'RH10',
    'fires',
    'a snare on 1 and 3 that its copy in the session has on 2 and 4',
    besideSession(1, 0),
    { lesson: 'rh10-turned' },
  ],
  ['RH10', 'trap', 'a snare on 1 and 3 there too', besideSession(1, 1)],
  ['RH10', 'trap', 'a snare on 2 and 4 in both', besideSession(0, 0)],
  ['RH10', 'trap', 'a copy in the session that holds other notes', besideSession(1, 0, BEAT.slice(1))],
  ['RH10', 'fires', 'a loop of audio beside the grid', set(audio('Break', loopOf(0, 16), loopOf(16.3, 16)))],
  ['RH10', 'fires', 'three parts that begin on three, clip after clip', moved(), { lesson: 'rh10-turned' }],
  ['RH10', 'beside', 'a copy 8 ms behind the line', set(drums(from(0, 32), from(32.016, 32)))],
  ['RH10', 'beside', 'two bars of it, as long as a fill', set(drums(from(0, 32), from(32.43, 8), from(44, 32)))],
  ['RH10', 'beside', 'six clips that begin on three', moved(2, 48)],
  ['RH10', 'beside', 'eight clips of two parts', moved(4, 16, ['Bass', 'Lead'])],
  ['RH10', 'beside', 'nine clips within six bars', moved(3, 8)],
  [
    'RH10',
    'trap',
    'a clip cut at its front, whose content lies on the line',
    set(drums(from(0, 32), from(34, 32, { loop: { ...LOOP, startRelative: 2 } }))),
  ],
  [
    'RH10',
    'trap',
    'a clip without a loop that is cut at its front',
    set(
      drums(
        midiClip({ lengthBeats: 8, notes: BEAT }),
        midiClip({ startBeats: 9.5, lengthBeats: 14, loop: { isOn: false, start: 1.5, end: 15.5 }, notes: BEAT }),
      ),
    ),
  ],
  [
    'RH10',
    'trap',
    'a kick on every beat that begins on two',
    set(drums(from(0, 32, { notes: kicks }), from(33, 32, { notes: kicks }))),
  ],
  [
    'RH10',
    'trap',
    'a kick on every beat that moves between the beats',
    set(drums(from(0, 32, { notes: kicks }), from(32.5, 32, { notes: kicks }))),
  ],
  ['RH10', 'trap', 'a pick-up: every copy begins a beat before the line', set(drums(from(3, 32), from(35, 32)))],
  [
    'RH10',
    'trap',
    'a phrase of a lead that comes in on three',
    set(midi({ name: 'Lead', arrangementClips: [from(0, 16), from(18, 16)] })),
  ],
  [
    'RH10',
    'trap',
    'hats that are moved by an eighth',
    set(midi({ name: 'Hats', arrangementClips: [from(0, 16), from(16.5, 16)] })),
  ],
  [
    'RH10',
    'trap',
    'a loop of three beats, which fits no bar',
    set(drums(from(0, 16, { loop: { ...LOOP, end: 3 } }), from(17.4, 16, { loop: { ...LOOP, end: 3 } }))),
  ],
  [
    'RH10',
    'trap',
    'a voice',
    set(audio('Vocals', ...[0, 16.3].map((at) => loopOf(at, 16, { sample: { path: '/Music/Vocals.wav' } })))),
  ],
  [
    'RH10',
    'trap',
    'a break in pieces shorter than a bar',
    set(audio('Break', loopOf(0, 16), loopOf(16.3, 3), loopOf(20.3, 16))),
  ],
  [
    'RH10',
    'trap',
    'a take without a loop',
    set(
      audio(
        'Break',
        loopOf(0, 16, { loop: { isOn: false, start: 0 } }),
        loopOf(16.3, 16, { loop: { isOn: false, start: 0 } }),
      ),
    ),
  ],
  [
    'RH10',
    'trap',
    'a beat in a bar that a change of meter moves',
    {
      timeSignatureChanges: [
        { timeBeats: 32, signature: '2/4' },
        { timeBeats: 34, signature: '4/4' },
      ],
      ...set(drums(from(0, 32), from(34, 32))),
    },
  ],
  [
    'RH10',
    'trap',
    'a bar that ends a beat after four, by a change of meter drawn a hair late',
    { timeSignatureChanges: [{ timeBeats: 33.004, signature: '4/4' }], ...set(drums(from(0, 32), from(33, 32))) },
  ],
  [
    'RH10',
    'trap',
    'a beat cut into pieces, each at another place of the bar',
    set(drums(from(0, 32), from(34, 8), from(45, 8), from(55, 8))),
  ],
  [
    'RH10',
    'trap',
    'clips that begin anywhere, some of them in a row on three',
    {
      tracks: ['Bass', 'Lead', 'Arp'].map((name) =>
        phrases(name, 0, ...[2, 3, 1, 2, 3, 1].map((late, at) => 16 + at * 16 + late), 114, 130, 146),
      ),
    },
  ],
  [
    'RH10',
    'trap',
    'a loop that is not warped, measured in seconds',
    set(audio('Break', ...[0, 16.3].map((at) => loopOf(at, 16, { isWarped: false })))),
  ],
  ['RH10', 'trap', 'a track whose fader is down', set({ ...drums(from(0, 44.43), from(44.43, 44)), volumeDb: -70 })],
  [
    'RH10',
    'trap',
    'a session, whose clips are launched',
    {
      tracks: [
        midi({
          name: 'Drums',
          arrangementClips: [],
          sessionClips: {
            0: from(0, 16),
            1: midiClip({ lengthBeats: 16, loop: { ...LOOP, startRelative: 1.4 }, notes: BEAT }),
          },
        }),
        midi({ name: 'Lead', arrangementClips: [], sessionClips: { 1: midiClip({ lengthBeats: 16 }) } }),
      ],
    },
  ],
  [
    'RH10',
    'fires',
    'early for three bars, then late for longer',
    set(drums(from(0, 31.96), from(31.96, 12.13), from(44.09, 64))),
  ],
  ['RH10', 'trap', 'clips that are off', set(drums(from(0, 44.43), from(44.43, 44, { isMuted: true })))],
  [
    'RH10',
    'trap',
    'a song that begins with a pick-up, all of it',
    { tracks: ['Bass', 'Lead', 'Arp'].map((name) => phrases(name, 2, 18, 34, 50)) },
  ],
]

/** The set of the first case whose words hold these. */
export function barLineSet(words: string): SetDescription {
  const found = BAR_LINE_CASES.find(([, , what]) => what.includes(words))
  if (!found) throw new RangeError(`No case of ${words}`)
  return found[3]
}

/** A beat whose clips of the arrangement begin so many beats into their loop, and one of the session with them. */
function besideSession(arranged: number, launched: number, notes = BEAT): SetDescription {
  const clip = (startRelative: number, own = BEAT) =>
    midiClip({ lengthBeats: 32, loop: { ...LOOP, startRelative }, notes: own })
  return set(midi({ name: 'Drums', arrangementClips: [clip(arranged)], sessionClips: { 0: clip(launched, notes) } }))
}
