import type { AudioClipDescription, SetDescription } from '@kvint/als/build'
import { audio, audioClip, midiClip, notes } from '../../testing/report-of.ts'
import type { CheckCase } from '../../testing/check-case.ts'
import { bars, four, kick, track } from './energy.cases.ts'

/** Three parts for so many bars, and a recording until so many. */
const alone = (count: number, end: number): SetDescription => ({
  tracks: [
    ...[60, 64, 67].map((pitch) => track(bars(0, count, pitch))),
    audio({ arrangementClips: [audioClip({ lengthBeats: end * 4 })] }),
  ],
})
const tail = (end: number): SetDescription => alone(24, end)
/** A part for 24 bars, four that are off until a bar, and a recording for 48. */
const tailAfterSilent = (silent: number): SetDescription => ({
  tracks: [
    track(bars(0, 24)),
    ...[64, 67, 71, 74].map((pitch) => ({ ...track(bars(0, silent, pitch)), isMuted: true })),
    audio({ arrangementClips: [audioClip({ lengthBeats: 48 * 4 })] }),
  ],
})
/** Three parts for 24 bars, beside a piano with a note every two beats, and then with so many in sixteen bars. */
const pianoInTheEnd = (count: number): SetDescription => ({
  tracks: [
    ...[48, 52, 55].map((pitch) => track(bars(0, 24, pitch))),
    track(
      midiClip({ lengthBeats: 96, notes: notes(48, { pitch: 72, stepBeats: 2 }) }),
      midiClip({ startBeats: 96, lengthBeats: 64, notes: notes(count, { pitch: 72, stepBeats: 64 / count }) }),
    ),
  ],
})

/** So many seconds of a song at 48 kHz. */
const song = (seconds: number) => ({
  path: '/Users/ada/Downloads/Song.wav',
  sampleRateHz: 48_000,
  durationSamples: seconds * 48_000,
})
/** A kick for 24 bars at 120, beside one song. */
export const kickAnd = (...arrangementClips: AudioClipDescription[]): SetDescription => ({
  tracks: [kick(four(0, 24)), audio({ arrangementClips })],
})
/** A song of 90 seconds, warped, from one bar to another. */
export const whole = (from: number, to: number) =>
  audioClip({
    sample: song(90),
    startBeats: from * 4,
    lengthBeats: (to - from) * 4,
    loop: { start: from * 4, end: to * 4 },
    warpMarkers: [
      { seconds: 0, beats: 0 },
      { seconds: 90, beats: 180 },
    ],
  })
/** A song of 160 seconds that follows the beat for 60 bars, and so many bars of its end behind four of silence. */
export const warpedThen = (end: number, isWarped = false): SetDescription => ({
  tracks: [
    kick(four(0, 60)),
    audio({
      arrangementClips: [
        audioClip({ sample: song(160), lengthBeats: 240 }),
        audioClip({
          sample: song(160),
          startBeats: 256,
          lengthBeats: end * 4,
          loop: { start: isWarped ? 320 - end * 4 : 160 - end * 2, end: isWarped ? 320 : 160 },
          isWarped,
          warpMarkers: [
            { seconds: 0, beats: 0 },
            { seconds: 160, beats: 320 },
          ],
        }),
      ],
    }),
  ],
})

/** Two parts until a bar, two that run on from the start to bar 40. */
const twoLeft = (until: number, parts = 4): SetDescription => ({
  tracks: [60, 64, 67, 71].slice(0, parts).map((pitch, index) => track(bars(0, index < parts - 2 ? until : 40, pitch))),
})
/** Three parts for 24 bars, one on Monitor In until a bar, and a recording until bar 40. */
const monitoredUntil = (until: number): SetDescription => ({
  tracks: [
    ...(alone(24, 40).tracks ?? []),
    audio({ name: 'Voice', monitoring: 'in', arrangementClips: [audioClip({ lengthBeats: until * 4 })] }),
  ],
})

/** Three parts for 24 bars, and so many bars behind them a recording of so many seconds, on a track that plays a file before. */
const behindAnEnd = (silence: number, seconds: number, file: string): SetDescription => ({
  tracks: [
    ...[60, 64, 67].map((pitch) => track(bars(0, 24, pitch))),
    audio({
      arrangementClips: [
        audioClip({ lengthBeats: 64, sample: { path: '/Music/Take.wav' } }),
        audioClip({ startBeats: 96 + silence * 4, lengthBeats: seconds * 2, sample: { path: `/Music/${file}.wav` } }),
      ],
    }),
  ],
})

/** Sets in which one part runs on after all others. */
export const TAIL_CASES: readonly CheckCase[] = [
  ['AR18', 'fires', 'a recording that runs on for nine bars of 33', tail(33)],
  ['AR18', 'beside', 'for eight, a phrase', tail(32)],
  ['AR18', 'fires', 'for five of ten, half of the song', alone(5, 10)],
  ['AR18', 'beside', 'for five of eleven', alone(6, 11)],
  ['AR18', 'beside', 'for four of eight, a phrase', alone(4, 8)],
  [
    'AR18',
    'fires',
    'for a fifth of the song',
    { tracks: [...[60, 64, 67].map((pitch) => track(bars(0, 64, pitch))), track(bars(0, 80, 72))] },
  ],
  [
    'AR18',
    'trap',
    'for sixteen of 90',
    { tracks: [...[60, 64, 67].map((pitch) => track(bars(0, 74, pitch))), track(bars(0, 90, 72))] },
  ],
  [
    'AR18',
    'trap',
    'a recording that rests and comes back once',
    {
      tracks: [
        ...[60, 64, 67].map((pitch) => track(bars(0, 24, pitch))),
        audio({ arrangementClips: [audioClip({ lengthBeats: 104 }), audioClip({ startBeats: 152, lengthBeats: 16 })] }),
      ],
    },
  ],
  [
    'AR18',
    'trap',
    'a part that plays all along, with guests in a few bars',
    { tracks: [track(bars(0, 48)), track(bars(20, 4, 64)), track(bars(22, 3, 67))] },
  ],
  [
    'AR18',
    'fires',
    'guests in a quarter of the bars before',
    { tracks: [track(bars(0, 48)), track(bars(18, 6, 64)), track(bars(20, 4, 67))] },
  ],
  ['AR18', 'fires', 'a piano that plays on as before', pianoInTheEnd(32)],
  ['AR18', 'trap', 'a piano that plays twice as much there', pianoInTheEnd(64)],
  ['AR18', 'fires', 'after four parts that are off too', tailAfterSilent(24)],
  ['AR18', 'trap', 'beside four parts that are off and last as long', tailAfterSilent(48)],
  [
    'AR18',
    'trap',
    'a file of a minute and a half that begins behind an end: another song',
    behindAnEnd(2, 90, 'Other'),
  ],
  ['AR18', 'fires', 'that begins where the others end', behindAnEnd(0, 90, 'Other')],
  ['AR18', 'fires', 'of less than a minute and a half', behindAnEnd(2, 88, 'Other')],
  ['AR18', 'fires', 'of the song itself', behindAnEnd(2, 90, 'Take')],
  ['AR18', 'fires', 'two parts left for two fifths of the song', twoLeft(24)],
  ['AR18', 'beside', 'for less', twoLeft(25)],
  ['AR18', 'beside', 'after a single one', twoLeft(24, 3)],
  ['AR18', 'fires', 'a voice on Monitor In until nine bars before the end', monitoredUntil(31)],
  ['AR18', 'beside', 'until eight', monitoredUntil(32)],
  ['AR18', 'trap', 'of two parts', { tracks: [track(bars(0, 24)), track(bars(0, 48, 72))] }],
  [
    'AR18',
    'fires',
    'of two parts and a third that is off',
    { tracks: [track(bars(0, 24)), track(bars(0, 48, 72)), { ...track(bars(24, 8, 48)), isMuted: true }] },
  ],
  ['AR18', 'fires', 'a kick that ends, and a song that runs on to its end', kickAnd(whole(0, 45))],
  ['AR18', 'trap', 'a song that is cut', kickAnd(whole(0, 44))],
  [
    'AR18',
    'trap',
    'a recording of its own behind the kick',
    kickAnd(audioClip({ sample: song(32), startBeats: 96, lengthBeats: 64 })),
  ],
  ['AR18', 'trap', 'a loop', kickAnd({ ...whole(0, 45), loop: { isOn: true, start: 0, end: 180 } })],
  [
    'AR18',
    'trap',
    'two songs, one behind the other',
    {
      tracks: [
        audio({ arrangementClips: [audioClip({ sample: song(90), lengthBeats: 180 })] }),
        audio({ arrangementClips: [{ ...whole(0, 45), startBeats: 140 }] }),
      ],
    },
  ],
  [
    'AR18',
    'fires',
    'a riff of short notes, nine bars of 33 alone',
    {
      tracks: [
        ...[60, 64, 67].map((pitch) => track(bars(0, 24, pitch))),
        track(
          midiClip({
            startBeats: 96,
            lengthBeats: 36,
            notes: notes(36, { pitch: 72, durationBeats: 0.25 }),
          }),
        ),
      ],
    },
  ],
  ['AR18', 'fires', 'nine bars of its end that left the tempo', warpedThen(9)],
  ['AR18', 'beside', 'eight of them', warpedThen(8)],
  ['AR18', 'trap', 'nine bars in tempo, a short outro', warpedThen(9, true)],
]
