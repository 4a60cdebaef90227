import type { ClipDescription, SetDescription, TrackDescription } from '@kvint/als/build'
import { audio, audioClip, midi, midiClip, notes } from '../../testing/report-of.ts'
import type { CheckCase } from '../../testing/check-case.ts'

const riff = (pitch: number): ClipDescription => midiClip({ notes: notes(8, { pitch }) })
const riffs = (count: number): ClipDescription[] => Array.from({ length: count }, (_, at) => riff(60 + at))
const waiting = (clips: readonly ClipDescription[], rest: Partial<TrackDescription> = {}): TrackDescription =>
  midi({
    name: 'Keys',
    devices: [{ tag: 'Operator' }],
    arrangementClips: [],
    sessionClips: Object.fromEntries(clips.entries()),
    ...rest,
  })
/** Beside a bass that is arranged. */
const beside = (...tracks: TrackDescription[]): SetDescription => ({
  tracks: [midi({ name: 'Bass', arrangementClips: [midiClip({ lengthBeats: 64 })] }), ...tracks],
})
const sample = (name: string) => audioClip({ sample: { path: `/Song Project/Samples/${name}.wav` } })

/** Clips of the session view, beside an arrangement. */
export const WAITING_CASES: readonly CheckCase[] = [
  ['AR22', 'fires', 'four clips of a part that is nowhere', beside(waiting(riffs(4)))],
  ['AR22', 'fires', 'two parts with two each', beside(waiting(riffs(2)), waiting(riffs(2), { name: 'Lead' }))],
  ['AR22', 'beside', 'three clips', beside(waiting(riffs(3)))],
  ['AR22', 'beside', 'four of which two are the same', beside(waiting([...riffs(3), riff(60)]))],
  ['AR22', 'trap', 'four without notes', beside(waiting(Array.from({ length: 4 }, () => midiClip({ notes: [] }))))],
  ['AR22', 'trap', 'four that are off', beside(waiting(riffs(4).map((clip) => ({ ...clip, isMuted: true }))))],
  [
    'AR22',
    'trap',
    'other clips of a part that is arranged',
    beside(waiting(riffs(4), { arrangementClips: [riff(72)] })),
  ],
  [
    'AR22',
    'trap',
    'the same notes on another track of the arrangement',
    beside(
      waiting(riffs(4)),
      midi({ arrangementClips: riffs(4).map((clip, at) => ({ ...clip, startBeats: at * 16 })) }),
    ),
  ],
  [
    'AR22',
    'fires',
    'the same notes on another drum kit of it',
    beside(
      waiting(riffs(4), { name: 'Snare' }),
      midi({ name: 'Hats', arrangementClips: riffs(4).map((clip, at) => ({ ...clip, startBeats: at * 16 })) }),
    ),
  ],
  ['AR22', 'trap', 'a track that is off', beside(waiting(riffs(4), { isMuted: true }))],
  ['AR22', 'trap', 'a track without an instrument', beside(waiting(riffs(4), { devices: [] }))],
  [
    'AR22',
    'trap',
    'a session that a track of the arrangement has recorded from Main',
    beside(waiting(riffs(4)), audio({ input: { target: 'AudioIn/Master', upperName: 'Resampling', lowerName: '' } })),
  ],
  [
    'AR22',
    'fires',
    'the same beside a track that records a microphone',
    beside(
      waiting(riffs(4)),
      audio({ input: { target: 'AudioIn/External/M0', upperName: 'Ext. In', lowerName: '1' } }),
    ),
  ],
  ['AR22', 'trap', 'a jam, which another check tells', { tracks: [waiting(riffs(9))] }],
  [
    'AR22',
    'fires',
    'four samples that the arrangement does not play',
    beside(
      audio({ arrangementClips: [], sessionClips: Object.fromEntries(['A', 'B', 'C', 'D'].map(sample).entries()) }),
    ),
  ],
  [
    'AR22',
    'trap',
    'of which it plays one',
    beside(
      audio({ arrangementClips: [sample('A')] }),
      audio({ arrangementClips: [], sessionClips: Object.fromEntries(['A', 'B', 'C', 'D'].map(sample).entries()) }),
    ),
  ],
]
