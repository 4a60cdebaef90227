import type { MidiClipDescription, SetDescription } from '@kvint/als/build'
import type { CheckCase } from '../../testing/check-case.ts'
import { midi, midiClip, notes } from '../../testing/report-of.ts'

const eighths = (count: number) => notes(count, { pitch: 42, stepBeats: 0.5, durationBeats: 0.1 })
const on = (lengthBeats: number) => midiClip({ lengthBeats, notes: eighths(lengthBeats * 2) })
const hats = (...arrangementClips: MidiClipDescription[]): SetDescription => ({
  tempo: 83,
  tracks: [
    midi({ name: 'Hats', arrangementClips }),
    midi({ name: 'Keys', arrangementClips: [midiClip({ lengthBeats: 64, notes: notes(64) })] }),
  ],
})
/** Four clips that start at the end of their loop, which lies so many beats behind the bar line. */
const fromTheEnd = (behindBeats: number): MidiClipDescription[] =>
  [0, 16, 32, 48].map((startBeats) =>
    midiClip({
      startBeats,
      lengthBeats: 16,
      loop: { isOn: true, start: 0, end: 16 + behindBeats, startRelative: 16 },
      notes: eighths(32),
    }),
  )
const moved = (beats: number): MidiClipDescription[] =>
  [0, 16, 32].map((startBeats) => ({ ...on(16), startBeats: startBeats + beats }))
const played = notes(64, { stepBeats: 0.5 }).map((note, at) => ({
  ...note,
  startBeats: note.startBeats + (at % 5) * 0.013,
}))

/** Parts that lie beside the grid from first to last, or seem to. */
export const LATE_CASES: readonly CheckCase[] = [
  [
    'RH10',
    'fires',
    'hats whose loop ends 23 ms behind the bar line, where each clip starts',
    hats(...fromTheEnd(1 / 32)),
    { lesson: 'rh10-late' },
  ],
  ['RH10', 'beside', 'hats that are 6 ms late', hats(...fromTheEnd(1 / 128))],
  ['RH10', 'fires', 'clips that were moved by 20 ms', hats(...moved(0.03)), { lesson: 'rh10-late' }],
  ['RH10', 'trap', 'clips that were moved by an eighth', hats(...moved(0.5))],
  ['RH10', 'trap', 'notes that were played freely', hats({ ...on(32), startBeats: 0.03, notes: played })],
  ['RH10', 'trap', 'where nothing else keeps the grid', { tracks: hats(...moved(0.03)).tracks?.slice(0, 1) ?? [] }],
]
