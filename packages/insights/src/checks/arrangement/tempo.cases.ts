import type { SetDescription } from '@kvint/als/build'
import { audio, audioClip, midiClip } from '../../testing/report-of.ts'
import type { CheckCase } from '../../testing/check-case.ts'
import { bars, track } from './arrangement.cases.ts'

/** Sixteen bars with the tempo at these beats. */
const tempi = (...points: readonly (readonly [timeBeats: number, bpm: number])[]): SetDescription => ({
  tracks: [track(bars(0, 16))],
  tempo: points.map(([timeBeats, bpm]) => ({ timeBeats, bpm })),
})

/** Sixteen bars, a clip of four beats far behind them, and a jump of the tempo. */
const jumpAt = (beat: number): SetDescription => ({
  tracks: [track(...[0, 1, 2, 3].map((at) => bars(at * 4, 4)), midiClip({ startBeats: 140, lengthBeats: 4 }))],
  tempo: [
    { timeBeats: 0, bpm: 100 },
    { timeBeats: beat, bpm: 100 },
    { timeBeats: beat, bpm: 120 },
  ],
})

/** Changes of tempo and of metre. */
export const TEMPO_CASES: readonly CheckCase[] = [
  ['AR14', 'fires', 'a jump of three per cent', tempi([0, 100], [32, 100], [32, 103])],
  ['AR14', 'beside', 'a jump of two', tempi([0, 100], [32, 100], [32, 102])],
  ['AR14', 'trap', 'a tempo that is set within the first bar', tempi([0, 95], [4, 138])],
  [
    'AR14',
    'trap',
    'a jump in silence',
    { ...tempi([0, 100], [32, 100], [32, 120]), tracks: [track(bars(0, 8), bars(9, 7))] },
  ],
  [
    'AR14',
    'fires',
    'a jump drawn a hair before a bar in which all begins',
    { ...tempi([0, 123], [31.8, 123], [31.8, 93.9]), tracks: [track(bars(0, 7), bars(8, 8))] },
  ],
  [
    'AR14',
    'beside',
    'the same half a beat before it',
    { ...tempi([0, 123], [31.5, 123], [31.5, 93.9]), tracks: [track(bars(0, 7), bars(8, 8))] },
  ],
  ['AR14', 'trap', 'a jump between the song and a clip far behind it', jumpAt(140)],
  ['AR14', 'fires', 'the same jump in the song', jumpAt(32)],
  [
    'AR14',
    'trap',
    'a jump under recordings that do not follow it',
    {
      ...tempi([0, 100], [32, 100], [32, 120]),
      tracks: [
        audio({ arrangementClips: [audioClip({ lengthBeats: 64, isWarped: false, loop: { start: 0, end: 30 } })] }),
      ],
    },
  ],
  ['AR14', 'trap', 'a jump behind the end', tempi([0, 100], [64, 100], [64, 140])],
  ['AR14', 'fires', 'steps of two per cent that go on', tempi([0, 100], [8, 100], [16, 102], [24, 104], [32, 106])],
  ['AR14', 'trap', 'steps of two per cent up and down', tempi([0, 100], [8, 100], [16, 102], [24, 100], [32, 102])],
  [
    'AR14',
    'fires',
    'a ramp of the tempo',
    {
      tracks: [track(bars(0, 16))],
      tempo: [
        { timeBeats: 0, bpm: 100 },
        { timeBeats: 32, bpm: 140 },
      ],
    },
  ],
  [
    'AR14',
    'fires',
    'a bar of 3/4',
    { tracks: [track(bars(0, 16))], timeSignatureChanges: [{ timeBeats: 16, signature: '3/4' }] },
    { lesson: 'ar14-metre' },
  ],
  [
    'AR14',
    'beside',
    'a steady tempo',
    {
      tracks: [track(bars(0, 16))],
      tempo: [
        { timeBeats: 0, bpm: 100 },
        { timeBeats: 32, bpm: 100 },
      ],
    },
  ],
]
