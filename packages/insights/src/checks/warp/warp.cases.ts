import type { AudioClipDescription, SetDescription } from '@kvint/als/build'
import { audio, audioClip } from '../../testing/report-of.ts'
import type { CheckCase } from '../../testing/check-case.ts'

const clip = (rest: Partial<AudioClipDescription>, name = 'Loop'): SetDescription => ({
  tempo: 120,
  grooves: [{ name: 'Swing' }],
  tracks: [audio({ name, arrangementClips: [audioClip(rest)] })],
})
/** A loop of four bars whose own tempo is `bpm`. */
/** Sixteen beats of a tempo. */
const loopOf = (bpm: number) => ({
  warpMarkers: [
    { seconds: 0, beats: 0 },
    { seconds: (16 * 60) / bpm, beats: 16 },
  ],
})
export const loop = (bpm: number, warpMode: AudioClipDescription['warpMode'], name?: string): SetDescription =>
  clip(
    {
      ...(warpMode ? { warpMode } : {}),
      ...loopOf(bpm),
      loop: { isOn: true, start: 0, end: 16 },
    },
    name,
  )
/** Drums of 87 in Beats mode at 120, beside another loop of 87. */
export const drumsBeside = (name: string, warpMode: AudioClipDescription['warpMode']): SetDescription => {
  const of = (file: string, mode: AudioClipDescription['warpMode']) =>
    audioClip({
      ...(mode ? { warpMode: mode } : {}),
      ...loopOf(87),
      loop: { isOn: true, start: 0, end: 16 },
      sample: { path: `/Music/${file}.wav` },
    })
  return {
    tempo: 120,
    tracks: [
      audio({ name: 'Drums', arrangementClips: [of('a', 'beats')] }),
      audio({ name, arrangementClips: [of('b', warpMode)] }),
    ],
  }
}
/** From 118 BPM to 160 on the second beat. */
const RISEN = [
  { timeBeats: 0, bpm: 118 },
  { timeBeats: 1, bpm: 118 },
  { timeBeats: 1, bpm: 160 },
]
const shortLoop = clip({ ...loopOf(87), warpMode: 'complex', lengthBeats: 2 })
const crash = clip({ ...loopOf(87), warpMode: 'complex', sample: { path: '/Music/Song Project/Samples/Crash 7.wav' } })
/** A loop of a file in a song at 90. */
const named = (file: string, bpm: number): SetDescription => ({
  ...clip({ ...loopOf(bpm), warpMode: 'beats', sample: { path: `/Music/${file}` } }),
  tempo: 90,
})
/** A song of 72 at 90, in which Live's markers go astray for eight beats that the clip plays. */
const astray = (bpm: number): SetDescription => {
  const at = (beats: number) => (beats * 60) / 72
  const back = at(64) + (8 * 60) / bpm
  const points = [0, 16, 32, 48, 64].map((beats) => ({ seconds: at(beats), beats }))
  return {
    ...clip({
      warpMode: 'complex',
      loop: { isOn: false, start: 64, end: 72 },
      lengthBeats: 8,
      warpMarkers: [...points, { seconds: back, beats: 72 }, { seconds: back + at(32), beats: 104 }],
    }),
    tempo: 60,
  }
}
/** Sixteen beats of 87 on the whole, whose second half was played so many times as fast as its first. */
const bent = (times: number): SetDescription => {
  const seconds = (16 * 60) / 87
  const markers = [0, (seconds * times) / (1 + times), seconds].map((at, index) => ({ seconds: at, beats: index * 8 }))
  return clip({ warpMode: 'complex', warpMarkers: markers })
}
const many = (count: number, rest: Partial<AudioClipDescription>): SetDescription => ({
  tracks: [
    audio({
      arrangementClips: Array.from({ length: count }, (_, index) => audioClip({ startBeats: index * 16, ...rest })),
    }),
  ],
})
const far = {
  warpMode: 'complex',
  warpMarkers: [
    { seconds: 0, beats: 0 },
    { seconds: (64 * 60) / 87, beats: 64 },
  ],
} as const
/** Twelve pieces of one recording, each from a place of its own. */
const inPieces = (rest: Partial<AudioClipDescription>): SetDescription => ({
  tempo: 120,
  tracks: [
    audio({
      name: 'Loop',
      arrangementClips: Array.from({ length: 12 }, (_, index) =>
        audioClip({
          startBeats: index * 4,
          lengthBeats: 4,
          loop: { isOn: false, start: (12 - index) * 4, end: (12 - index) * 4 + 4 },
          ...rest,
        }),
      ),
    }),
  ],
})
/** Hits of so many beats on a drum track, from a file of so many seconds. */
const hits = (
  count: number,
  lengthBeats: number,
  seconds = 0.5,
  name = 'Snare',
  loop: AudioClipDescription['loop'] = { start: 0, end: lengthBeats },
): SetDescription => ({
  tracks: [
    audio({
      name,
      arrangementClips: Array.from({ length: count }, (_, index) =>
        audioClip({
          startBeats: index * 4,
          lengthBeats,
          loop,
          sample: { path: '/Music/hit.wav', sampleRateHz: 48_000, durationSamples: seconds * 48_000 },
        }),
      ),
    }),
  ],
})

/** Sets that the checks of this folder are shown. */
export const WARP_CASES: readonly CheckCase[] = [
  ['WA01', 'fires', 'drums at 110 in Complex', loop(110, 'complex', 'Drums')],
  ['WA01', 'beside', 'drums at their own tempo in Complex', loop(120, 'complex', 'Drums')],
  ['WA01', 'trap', 'a pad at 110 in Complex', loop(110, 'complex', 'Pad')],
  [
    'WA01',
    'trap',
    'vinyl crackle on a drum track',
    {
      tempo: 120,
      tracks: [
        audio({
          name: 'Drums',
          arrangementClips: [
            audioClip({
              warpMode: 'complex',
              sample: { path: '/Music/Vinyl Crackle 03.wav' },
              warpMarkers: [
                { seconds: 0, beats: 0 },
                { seconds: (16 * 60) / 110, beats: 16 },
              ],
            }),
          ],
        }),
      ],
    },
  ],
  ['WA01', 'trap', 'a loop of chords that are plucked', loop(110, 'complex', 'MUS_Chord Perc2')],
  ['WA02', 'fires', 'a vocal at 110 in Beats', loop(110, 'beats', 'Vocal'), { lesson: 'wa02-voice' }],
  [
    'WA02',
    'fires',
    'a vocal at 118 where the song has come to 160',
    { ...loop(118, 'beats', 'Vocal'), tempo: RISEN },
    { lesson: 'wa02-voice' },
  ],
  ['WA01', 'fires', 'drums at 118 where the song has come to 160', { ...loop(118, 'complex', 'Drums'), tempo: RISEN }],
  ['WA02', 'trap', 'a speech at 110 in Beats', loop(110, 'beats', 'Vocal speech')],
  ['WA02', 'beside', 'a vocal at 118 in Beats', loop(118, 'beats', 'Vocal')],
  ['WA02', 'fires', 'flutes at 110 in Beats', loop(110, 'beats', '8-Flutes')],
  ['WA02', 'trap', 'plucked strings at 110 in Beats', loop(110, 'beats', 'Strings pizz')],
  ['WA05', 'trap', 'a vocal of 87 at 120 in Beats, which is told for its mode', loop(87, 'beats', 'Vocal')],
  ['WA02', 'trap', 'drums at 110 in Beats', loop(110, 'beats', 'Drums')],
  [
    'WA04',
    'fires',
    'an unwarped loop of 1.05 bars',
    clip({ isWarped: false, loop: { isOn: true, start: 0, end: 2.1 } }),
  ],
  ['WA04', 'beside', 'an unwarped loop of one bar', clip({ isWarped: false, loop: { isOn: true, start: 0, end: 2 } })],
  ['WA04', 'trap', 'an unwarped recording', clip({ isWarped: false, loop: { isOn: false, start: 0, end: 2.1 } })],
  ['WA05', 'fires', 'a loop of 87 at 120', loop(87, 'complex')],
  ['WA05', 'beside', 'a loop of 92 at 120', loop(92, 'complex')],
  [
    'WA05',
    'trap',
    'a loop of 87 where the tempo has come down to 90',
    { ...loop(87, 'complex'), tempo: [120, 120, 90].map((bpm, index) => ({ timeBeats: index * 2, bpm })) },
  ],
  ['WA05', 'fires', 'a loop of hiss whose file names its tempo', named('PhoneHiss02_60b.wav', 60)],
  ['WA05', 'trap', 'a loop of hiss whose file names no tempo', named('PhoneHiss02.wav', 60)],
  [
    'WA05',
    'fires',
    'a loop at half of the tempo that its file names',
    named('Line_180_Dm.wav', 180),
    { lesson: 'wa05-octave' },
  ],
  ['WA05', 'trap', 'a loop at half of a tempo that Live guessed', named('Line_1800.wav', 180)],
  [
    'WA05',
    'fires',
    'a loop behind a rack of effects',
    {
      tempo: 120,
      tracks: [
        audio({
          name: '2-Audio',
          devices: [{ tag: 'AudioEffectGroupDevice', presetName: 'Clip Effect Rack', chains: [] }],
          arrangementClips: [audioClip({ ...loopOf(87), warpMode: 'beats' })],
        }),
      ],
    },
  ],
  ['WA05', 'fires', 'a recording whose tempo wavers', bent(1.9)],
  ['WA05', 'trap', 'one that was bent by its markers', bent(2.1)],
  ['WA05', 'trap', 'half a bar, whose tempo hangs on one marker', shortLoop],
  ['WA05', 'trap', 'a reading of 941 BPM, which is no tempo', loop(941, 'complex')],
  ['WA05', 'trap', 'an effect', loop(87, 'complex', 'Riser FX')],
  ['WA05', 'trap', 'a crash, which has no beat', crash],
  ['WA05', 'trap', 'a loop of 60 at 100, which is one of 120 at 83 %', { ...loop(60, 'complex'), tempo: 100 }],
  [
    'WA05',
    'trap',
    'one of 60 at 90, which is one of 120 at three quarters, but for rounding',
    { ...loop(60, 'complex'), tempo: 89.9999999 },
  ],
  [
    'WA05',
    'fires',
    'one of 60 at 100 whose file says so',
    { ...named('Keys_60_C.wav', 60), tempo: 100 },
    { lesson: 'wa05-octave' },
  ],
  ['WA05', 'trap', 'drums of 87 at 120 in Beats mode', loop(87, 'beats', 'Drums')],
  ['WA05', 'trap', 'two loops of drums in Beats mode, none of them surely far', drumsBeside('Drums', 'beats')],
  ['WA05', 'fires', 'drums of 87 at 120 in Complex mode', loop(87, 'complex', 'Drums')],
  [
    'WA05',
    'fires',
    'drums of 60 at 100 in Beats mode whose file says so',
    { ...named('Beat_60.wav', 60), tempo: 100 },
    { lesson: 'wa05-octave' },
  ],
  ['WA05', 'fires', 'a place of 84 in a recording of 72, at 60', astray(84)],
  ['WA05', 'trap', 'a place where markers go astray', astray(88)],
  ['WA05', 'trap', 'a loop of 60 at 120, which is a choice of octave', loop(60, 'complex')],
  [
    'WA05',
    'trap',
    'markers that hold leading silence before a loop at the song’s own tempo',
    clip({
      warpMode: 'complex',
      loop: { isOn: true, start: 8, end: 24 },
      warpMarkers: [
        { seconds: 0, beats: 0 },
        { seconds: 30, beats: 8 },
        { seconds: 38, beats: 24 },
      ],
    }),
  ],
  ['WA06', 'fires', 'Re-Pitch at 112', loop(112, 'rePitch')],
  ['WA06', 'beside', 'Re-Pitch at 119', loop(119, 'rePitch')],
  ['WA06', 'trap', 'Re-Pitch at 60: an octave', loop(60, 'rePitch')],
  ['WA06', 'trap', 'drums in Re-Pitch', loop(112, 'rePitch', 'Drums')],
  ['WA07', 'fires', 'a voice by seven semitones', clip({ transposeSemitones: -7 }, 'Vocals')],
  ['WA07', 'beside', 'six semitones', clip({ transposeSemitones: 6 }, 'Vocals')],
  ['WA07', 'trap', 'a loop by seven semitones', clip({ transposeSemitones: -7 })],
  ['WA07', 'trap', 'an octave', clip({ transposeSemitones: -12 }, 'Vocals')],
  ['WA07', 'trap', 'two octaves, 20 cents flat', clip({ transposeSemitones: 24, detuneCents: -20 }, 'Vocals')],
  ['WA07', 'fires', 'a voice by ten semitones', clip({ transposeSemitones: 10 }, 'Vocals')],
  ['WA07', 'trap', 'an effect by seven semitones', clip({ transposeSemitones: 7 }, 'Riser FX')],
  ['WA07', 'trap', 'a clip that is not warped', clip({ transposeSemitones: -9, isWarped: false }, 'Vocals')],
  ['WA07', 'trap', 'a recording in many pieces', inPieces({ transposeSemitones: -9 })],
  ['WA05', 'trap', 'a recording in many pieces', inPieces(far)],
  ['WA08', 'fires', '12 cents', clip({ detuneCents: 12 })],
  ['WA08', 'beside', '10 cents', clip({ detuneCents: 10 })],
  ['WA08', 'trap', 'a snare by 12 cents', clip({ detuneCents: 12 }, 'Snare')],
  ['WA09', 'fires', 'eleven clips without fades', many(11, {})],
  ['WA09', 'trap', 'eleven whose fades are left to Live', many(11, { fades: {} })],
  ['WA09', 'beside', 'ten', many(10, {})],
  ['WA09', 'trap', 'eleven with fades', many(11, { fades: { in: 0.01, out: 0.01 } })],
  ['WA10', 'fires', 'a groove on audio', clip({ grooveId: 0 })],
  ['WA10', 'beside', 'a groove on audio that is not warped', clip({ grooveId: 0, isWarped: false })],
  ['WA03', 'fires', 'three short hits', hits(3, 0.5)],
  ['WA03', 'beside', 'two', hits(2, 0.5)],
  ['WA03', 'trap', 'three of a whole beat', hits(3, 1)],
  ['WA03', 'trap', 'slices of a loop of eight seconds', hits(3, 0.5, 8)],
  ['WA03', 'trap', 'a stutter from within a fill', hits(3, 0.75, 0.5, 'Snare', { start: 2, end: 2.75 })],
  ['WA03', 'trap', 'vocal chops', hits(3, 0.5, 0.5, 'Vocal')],
  [
    'WA07',
    'trap',
    'seven semitones in Re-Pitch, which does not transpose',
    clip({ transposeSemitones: -7, warpMode: 'rePitch' }, 'Vocals'),
  ],
  ['WA10', 'trap', 'a warped clip without one', clip({})],
]
