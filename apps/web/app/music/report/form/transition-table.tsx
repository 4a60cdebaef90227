import { useReportCopy } from '../copy/report.ts'
import { FactsTable } from '../picture/facts-table.tsx'
import { useReport } from '../view/report-context.ts'
import { useTrackNames } from './use-track-names.ts'

/** Each step between two sections with what leads into it, and on which track. */
export function TransitionTable() {
  const { report } = useReport()
  const { form: words } = useReportCopy()
  const namesOf = useTrackNames()
  const transitions = report.arrangement.form.unfolding?.transitions ?? []
  if (transitions.length === 0) return null
  return (
    <FactsTable
      caption={words.transitions.title}
      columns={words.transitions.columns}
      rows={transitions.map(({ bar, from, to, change, signs }) => ({
        key: String(bar),
        cells: [
          bar,
          `${from} → ${to}`,
          words.transitions.change(change),
          signs
            .map(({ kind, trackId }) => [words.signs[kind], ...namesOf(trackId === null ? [] : [trackId])].join(': '))
            .join('; ') || words.noSign,
        ],
      }))}
    />
  )
}
