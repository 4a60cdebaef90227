import { useReportCopy } from '../copy/report.ts'
import { useReport } from '../view/report-context.ts'
import { seriesOfRole } from './role-series.ts'

/** The roles that this set's tracks play, in their colours, and what the shapes mean. */
export function MixLegend() {
  const { report } = useReport()
  const { mix } = useReportCopy()
  const series = [...new Set(report.tracks.flatMap(({ role }) => seriesOfRole(role.role) ?? []))]
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-tool text-muted">
      {series.map((name) => (
        <li key={name} className="flex items-center gap-2">
          <svg width={12} height={12} aria-hidden="true">
            <circle cx={6} cy={6} r={5} fill={`var(--series-${name})`} />
          </svg>
          {mix.series[name]}
        </li>
      ))}
      <li>{mix.shapes}</li>
    </ul>
  )
}
