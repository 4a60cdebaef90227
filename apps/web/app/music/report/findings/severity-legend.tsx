import type { Severity } from '@kvint/report'
import { useReportCopy } from '../copy/report.ts'
import { SeveritySign } from './severity-sign.tsx'

/** What the signs mean. */
export function SeverityLegend() {
  const { findings } = useReportCopy()
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-tool text-muted">
      {SEVERITIES.map((severity) => (
        <li key={severity} className="flex items-center gap-2">
          <SeveritySign of={severity} />
          {findings.severities[severity]}
        </li>
      ))}
    </ul>
  )
}

const SEVERITIES: readonly Severity[] = ['fix', 'check', 'idea', 'strength', 'info']
