import { barPlace, barsOfBeats, keyAt, pitchName, type TrackReport } from '@kvint/report'
import { useReportCopy } from '../copy/report.ts'
import { FactsTable } from '../picture/facts-table.tsx'
import { useReport } from '../view/report-context.ts'
import { songNotes } from './shown-track.ts'

/** The roll as tables: the chords of the song and the notes of the track. */
export function ChordTable({ track }: { track: TrackReport | null }) {
  const { report } = useReport()
  const { notes: words, harmony } = useReportCopy()
  const { meters, clips } = report.arrangement
  const chords = report.harmony.kind === 'known' ? report.harmony.chords : []
  const notes = track ? songNotes(clips, track.id) : []
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <FactsTable
        caption={harmony.chords}
        columns={harmony.columns}
        rows={chords.map((chord) => {
          const bars = barsOfBeats(meters, { start: chord.startBeats, end: chord.endBeats })
          return {
            key: String(chord.startBeats),
            cells: [
              bars.from === bars.to ? bars.from : `${bars.from}–${bars.to}`,
              chord.symbol,
              chord.roman ?? '–',
              chord.roman === null ? '–' : harmony.functions[chord.function],
              harmony.sure(chord.confidence),
            ],
          }
        })}
      />
      <FactsTable
        caption={words.notesOf(track?.name ?? '', MOST_ROWS, notes.length)}
        columns={words.columns}
        rows={notes.slice(0, MOST_ROWS).map((note) => ({
          key: note.id,
          cells: [
            (Math.floor(barPlace(meters, note.startBeats) * 100 + 0.5) / 100).toFixed(2),
            pitchName(note.pitch, keyAt(report.harmony, note.startBeats)),
            (note.endBeats - note.startBeats).toFixed(2),
            Math.round(note.velocity),
          ],
        }))}
      />
    </div>
  )
}

const MOST_ROWS = 500
