import { beatOfBar } from '@kvint/report'
import { useReportCopy } from '../copy/report.ts'
import { FactsTable } from '../picture/facts-table.tsx'
import { useReport } from '../view/report-context.ts'
import { BARS_OF_ENERGY } from './energy-area.tsx'
import { tempoAt } from './tempo-at.ts'
import { useTrackNames } from './use-track-names.ts'

/** Each bar: how full it is, the energy around it, its tempo where that moves, what enters and leaves. */
export function BarTable() {
  const { report } = useReport()
  const { form: words } = useReportCopy()
  const namesOf = useTrackNames()
  const { tempos, meters, form } = report.arrangement
  const { densityPerBar, moves } = form
  const energy = form.unfolding?.energy ?? []
  const isTempoMoving = new Set(tempos.map(({ bpm }) => bpm)).size > 1
  const byBar = new Map(moves.map((move) => [move.bar, move]))
  return (
    <FactsTable
      caption={words.title}
      columns={[
        words.bar,
        words.howFull,
        words.energy,
        ...(isTempoMoving ? [words.tempo] : []),
        words.enters,
        words.leaves,
      ]}
      rows={densityPerBar.map((density, index) => ({
        key: String(index),
        cells: [
          index + 1,
          words.percent(density),
          words.percent(energy[Math.floor(index / BARS_OF_ENERGY)] ?? 0),
          ...(isTempoMoving ? [words.bpm(tempoAt(tempos, beatOfBar(meters, index + 1)))] : []),
          namesOf(byBar.get(index + 1)?.enters ?? []).join(', '),
          namesOf(byBar.get(index + 1)?.leaves ?? []).join(', '),
        ],
      }))}
    />
  )
}
