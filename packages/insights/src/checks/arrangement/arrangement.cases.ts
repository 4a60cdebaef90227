import type { ClipDescription, SetDescription, TrackDescription } from '@kvint/als/build'
import { audio, audioClip, midi, midiClip, notes, repeated } from '../../testing/report-of.ts'
import type { CheckCase } from '../../testing/check-case.ts'

export const bars = (from: number, count: number, pitch = 60): ClipDescription =>
  midiClip({
    startBeats: from * 4,
    lengthBeats: count * 4,
    loop: { isOn: true, start: 0, end: 4 },
    notes: notes(4, { pitch }),
  })
export const track = (...clips: ClipDescription[]): TrackDescription => midi({ arrangementClips: clips })
/** So many clips in the scenes of two tracks, or of more. */
const session = (
  count: number,
  arrangementClips: ClipDescription[] = [],
  clip = midiClip(),
  trackCount = 2,
): SetDescription => ({
  tracks: Array.from({ length: trackCount }, (_, at) =>
    midi({
      arrangementClips,
      sessionClips: Object.fromEntries(
        Array.from({ length: Math.ceil((count - at) / trackCount) }, (_clip, scene) => [scene, clip]),
      ),
    }),
  ),
})
export const stray = (gapBeats: number, lengthBeats = 4): SetDescription => ({
  tracks: [track(...repeated(midiClip(), 4), midiClip({ startBeats: 64 + gapBeats, lengthBeats }))],
})
/** Four tracks, of which `full` play for the whole 48 bars and the others for the first twelve. */
const cast = (full: number): SetDescription => ({
  tracks: Array.from({ length: 4 }, (_, index) => track(bars(0, index < full ? 48 : 12, 60 + index))),
})
/** A recording for so many bars, of which nothing is heard, and a note. */
const monitored = (length: number): SetDescription => ({
  tracks: [
    track(bars(0, 1)),
    audio({
      monitoring: 'in',
      arrangementClips: [audioClip({ lengthBeats: length * 4, loop: { isOn: true, start: 0, end: 4 } })],
    }),
  ],
})
/** Clips of one bar, low and high in turn. */
const turns = (count: number): ClipDescription[] =>
  Array.from({ length: count }, (_, index) => bars(index, 1, index % 2 === 0 ? 48 : 60))
const held = (count: number, pitchOf: (index: number) => number): ClipDescription[] =>
  Array.from({ length: count }, (_, index) =>
    midiClip({
      startBeats: index * 16,
      lengthBeats: 16,
      notes: notes(1, { pitch: pitchOf(index), durationBeats: 16 }),
    }),
  )
/** One recording, cut at every bar. */
const cuts = (count: number): ClipDescription[] =>
  Array.from({ length: count }, (_, index) =>
    audioClip({ startBeats: index * 4, lengthBeats: 4, loop: { start: index * 4, end: index * 4 + 4 } }),
  )
/** Two hits in turn, one in every bar. */
const wandering = (count: number, beatOf = (index: number) => ((index * index) % 13) / 4): ClipDescription[] =>
  Array.from({ length: count }, (_, index) =>
    audioClip({
      startBeats: index * 4 + beatOf(index),
      lengthBeats: 0.25,
      loop: { start: index % 2, end: (index % 2) + 0.25 },
    }),
  )
const copies = (different: number, total: number): SetDescription => ({
  tracks: [track(...Array.from({ length: total }, (_, index) => bars(index, 1, 40 + Math.min(index, different - 1))))],
})
const entries = (...at: number[]): SetDescription => ({
  tracks: [track(bars(0, 64)), ...at.map((bar) => track(bars(bar, 64 - bar)))],
})

/** Four parts, of which the drums leave two bars before the end while a fifth comes in. */
const drumsStop: readonly TrackDescription[] = [
  midi({ name: 'Drums', arrangementClips: [bars(0, 46, 36)] }),
  ...[60, 61, 62].map((pitch) => track(bars(0, 48, pitch))),
  track(bars(46, 2, 64)),
]
/** A song taken apart, cut alike. */
const stems = ['drums', 'guitar', 'bass'].map((stem) =>
  audio({ arrangementClips: [audioClip({ lengthBeats: 192, sample: { path: `/Music/Una noche-${stem}.wav` } })] }),
)
/** Recordings of 48 bars, each cut into so many clips. */
const takes = (count: number, clips = 1): TrackDescription[] =>
  ['Voice', 'Guitar', 'Piano', 'Bass'].slice(0, count).map((name) =>
    audio({
      arrangementClips: Array.from({ length: clips }, (_, at) =>
        audioClip({
          startBeats: (at * 192) / clips,
          lengthBeats: 192 / clips,
          loop: { isOn: false, start: (at * 192) / clips, end: ((at + 1) * 192) / clips },
          sample: { path: `/Music/${name}.wav` },
        }),
      ),
    }),
  )
const off = (count: number) => Array.from({ length: count }, () => midi({ isMuted: true }))
/** Two parts for twenty-four bars, then `more`, eight of them from bar nine; sections of eight bars. */
export const rising = (early: number, more: number): SetDescription => ({
  tracks: [
    track(bars(0, 40)),
    track(bars(0, 40, 48)),
    ...Array.from({ length: Math.min(2, early) }, (_, index) => track(bars(8 + index * 8, 32 - index * 8, 50 + index))),
    ...Array.from({ length: more }, (_, index) => track(bars(24, 16, 62 + index))),
  ],
})
export const chorusAt = (bar: number) => [
  { timeBeats: 0, name: 'Verse' },
  { timeBeats: bar * 4, name: 'Chorus' },
]

/** Ninety-six bars with a kick on every beat, and a bass from one bar to another. */
export const floor = (bassFrom: number, bassBars: number, tempo = 128): SetDescription => ({
  tempo,
  tracks: [
    midi({ name: 'Kick', arrangementClips: [bars(0, 96, 36)] }),
    midi({ name: 'Bass', arrangementClips: [bars(bassFrom, bassBars, 33)] }),
  ],
})

/** Sets that the checks of this folder are shown. */
export const ARRANGEMENT_CASES: readonly CheckCase[] = [
  ['AR01', 'fires', 'eight session clips', session(8)],
  ['AR01', 'beside', 'seven session clips', session(7)],
  ['AR01', 'fires', 'all of them in one scene', session(8, [], midiClip(), 8), { lesson: 'ar01-scene' }],
  ['AR01', 'trap', 'eight of one track, which never play together', session(8, [], midiClip(), 1)],
  ['AR01', 'trap', 'eight empty session clips', session(8, [], midiClip({ notes: [] }))],
  ['AR01', 'trap', 'eight of them and an arrangement', session(8, [midiClip()])],
  ['AR02', 'fires', '29 bars at 120: 58 s', { tracks: [track(bars(0, 29))] }],
  ['AR02', 'beside', '30 bars at 120: a minute', { tracks: [track(bars(0, 30))] }],
  ['AR02', 'trap', 'a jam, which is no arrangement', session(4)],
  ['AR03', 'fires', '32 bars of one loop', { tracks: [track(bars(0, 32))] }],
  ['AR03', 'beside', '31 bars of one loop', { tracks: [track(bars(0, 31))] }],
  [
    'AR03',
    'trap',
    '33 bars of a loop under a fader that moves',
    {
      tracks: [
        {
          ...track(bars(0, 33)),
          automation: [
            {
              parameter: 'Mixer/Volume',
              events: [
                { timeBeats: 0, value: 0.2 },
                { timeBeats: 64, value: 0.8 },
              ],
            },
          ],
        },
      ],
    },
  ],
  ['AR03', 'trap', '33 bars in which another track enters', { tracks: [track(bars(0, 33)), track(bars(16, 17))] }],
  [
    'AR03',
    'trap',
    'a recording of 40 bars, which changes inside',
    {
      tracks: [
        track(
          midiClip({
            lengthBeats: 160,
            notes: notes(160).map((note, at) => ({ ...note, pitch: 40 + ((at * at) % 37) })),
          }),
        ),
      ],
    },
  ],
  [
    'AR03',
    'fires',
    'a loop written out over 40 bars',
    { tracks: [track(midiClip({ lengthBeats: 160, notes: notes(160) }))] },
  ],
  ['AR03', 'fires', 'two clips that take turns for 36 bars', { tracks: [track(...turns(36))] }],
  ['AR03', 'fires', 'a chord held for four bars, ten times', { tracks: [track(...held(10, () => 60))] }],
  ['AR03', 'trap', 'chords held for four bars, each another', { tracks: [track(...held(10, (index) => 60 + index))] }],
  ['AR03', 'trap', 'two hits that wander through 40 bars', { tracks: [audio({ arrangementClips: wandering(40) })] }],
  [
    'AR03',
    'fires',
    'two hits in turn, at one place of 40 bars',
    { tracks: [audio({ arrangementClips: wandering(40, () => 2) })] },
  ],
  ['AR03', 'trap', 'a recording cut into 40 clips', { tracks: [audio({ arrangementClips: cuts(40) })] }],
  ['AR03', 'beside', 'two clips that take turns for 31 bars', { tracks: [track(...turns(31))] }],
  ['AR04', 'fires', 'two contents in twelve clips', copies(2, 12)],
  ['AR04', 'beside', 'three contents in twelve clips', copies(3, 12)],
  [
    'AR15',
    'fires',
    'a build that arrives',
    { ...rising(2, 8), locators: [...chorusAt(24), { timeBeats: 32, name: 'Build' }] },
  ],
  [
    'AR15',
    'fires',
    'a chorus by name that is no fuller',
    { tracks: [48, 60, 72].map((pitch) => track(bars(0, 40, pitch))), locators: chorusAt(24) },
    { lesson: 'ar15-no-fuller' },
  ],
  ['AR15', 'beside', 'one of two parts', { ...rising(0, 0), locators: chorusAt(24) }],
  [
    'AR15',
    'beside',
    'a build with nothing after it',
    {
      ...rising(0, 0),
      locators: [
        { timeBeats: 0, name: 'Verse' },
        { timeBeats: 32, name: 'Build' },
        { timeBeats: 96, name: 'Main' },
      ],
    },
  ],
  ['AR15', 'trap', 'a chorus by name that is fuller', { ...rising(0, 1), locators: chorusAt(24) }],
  ['AR05', 'fires', 'two minutes without locators', { tracks: [track(bars(0, 60))] }],
  ['AR05', 'beside', 'with one', { tracks: [track(bars(0, 60))], locators: [{ timeBeats: 0, name: 'Intro' }] }],
  ['AR10', 'fires', 'a clip 64 beats behind', stray(64)],
  ['AR10', 'fires', 'four bars 64 beats behind sixteen', stray(64, 16)],
  ['AR10', 'beside', '63 beats behind', stray(63, 16)],
  ['AR10', 'fires', 'a bar eight bars behind', stray(32)],
  ['AR10', 'beside', 'a beat nearer', stray(31)],
  ['AR17', 'trap', 'eight bars before a bar, as AR10 tells', stray(32)],
  ['AR17', 'fires', 'seven bars before a bar', stray(31)],
  ['AR10', 'fires', 'fifteen beats sixteen beats', stray(60, 15)],
  [
    'AR10',
    'trap',
    'a reference behind the song, its fader down',
    {
      tracks: [
        track(...repeated(midiClip(), 4)),
        midi({ volumeDb: -70, arrangementClips: [midiClip({ startBeats: 128, lengthBeats: 4 })] }),
      ],
    },
  ],
  ['AR10', 'trap', 'a second half as long as the first', { tracks: [track(bars(0, 8), bars(40, 8))] }],
  ['AR11', 'fires', 'eight entries beside the lines', entries(3, 6, 9, 11, 14, 17, 19, 22)],
  ['AR11', 'beside', 'eight entries on the lines', entries(4, 8, 12, 16, 20, 24, 28, 32)],
  ['AR12', 'fires', 'all four play all the time', cast(4)],
  [
    'AR12',
    'trap',
    'four of eight parts in each half',
    { tracks: [0, 24].flatMap((from) => [0, 1, 2, 3].map((at) => track(bars(from, 24, 50 + from + at)))) },
  ],
  ['AR03', 'trap', 'a loop that is silent, for its track is set to Monitor In', monitored(40)],
  ['AR12', 'beside', 'three of four play all the time', cast(3)],
  ['AR13', 'fires', 'a full last bar', { ...cast(4), locators: chorusAt(24) }],
  ['AR13', 'beside', 'two of four at the end', { ...cast(2), locators: chorusAt(24) }],
  ['AR13', 'trap', 'a full last bar of a sketch', cast(4)],
  ['AR13', 'beside', 'three of four at the end', { ...cast(3), locators: chorusAt(24) }],
  ['AR13', 'trap', 'drums that stop before the end', { tracks: drumsStop, locators: chorusAt(24) }],
  ['AR12', 'trap', 'a beat over the stems of one song', { tracks: [track(bars(0, 48)), ...stems] }],
  ['AR12', 'trap', 'four recordings that run uncut from start to end', { tracks: takes(4) }],
  ['AR12', 'fires', 'two of them beside three parts', { tracks: [...(cast(4).tracks ?? []), ...takes(2)] }],
  ['AR12', 'fires', 'four recordings cut in two', { tracks: takes(4, 2) }],
  ['AR12', 'trap', 'four parts that are mostly off', { tracks: [...(cast(4).tracks ?? []), ...off(5)] }],
  ['AR04', 'trap', 'copies in a set that is mostly off', { tracks: [...(copies(2, 12).tracks ?? []), ...off(2)] }],
  ['AR03', 'trap', 'a loop in a set that is mostly off', { tracks: [track(bars(0, 33)), ...off(2)] }],
  [
    'AR13',
    'trap',
    'a full last bar that fades',
    {
      tracks: cast(4).tracks ?? [],
      locators: chorusAt(24),
      main: {
        automation: [
          {
            parameter: 'Mixer/Volume',
            events: [
              { timeBeats: 176, value: 1 },
              { timeBeats: 192, value: 0.01 },
            ],
          },
        ],
      },
    },
  ],
  [
    'AR04',
    'trap',
    'twelve tracks that share one loop',
    { tracks: Array.from({ length: 12 }, () => track(bars(0, 4))) },
  ],
  ['AR05', 'trap', 'a sketch of under a minute', { tracks: [track(bars(0, 29))] }],
  [
    'AR11',
    'trap',
    'four-bar entries after a two-bar count-in',
    { tracks: [2, 6, 10, 14, 18, 22, 26, 30, 34].map((bar) => track(bars(bar, 64 - bar))) },
  ],
  [
    'AR11',
    'trap',
    'three pieces end to end, each with four-bar lines of its own',
    entries(4, 8, 12, 16, 20, 24, 29, 33, 37, 41, 45, 49, 54, 58, 62, 66, 70, 74),
  ],
  ['AR12', 'trap', 'a trio that plays on', { tracks: [60, 61, 62].map((pitch) => track(bars(0, 48, pitch))) }],
  ['AR09', 'fires', 'a bass that enters after 15 bars', floor(15, 65)],
  ['AR09', 'fires', 'a bass that plays to the end', floor(16, 80)],
  ['AR09', 'beside', '16 bars of drums at both ends', floor(16, 64)],
  ['AR09', 'trap', 'the same at 90 BPM', floor(15, 65, 90)],
  ['AR14', 'trap', 'a jam, whose scenes are no song yet', session(4)],
]
