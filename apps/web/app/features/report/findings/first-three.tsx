import type { Depth } from '@kvint/insights'
import { useReportCopy } from '../../../copy/report.ts'
import { useReport } from '../view/report-context.ts'
import { FindingCard } from './finding-card.tsx'
import { firstFindings } from './first-findings.ts'

/** What to look at first. */
export function FirstThree({ depth }: { depth: Depth }) {
  const { report } = useReport()
  const { findings } = useReportCopy()
  const first = firstFindings(report.findings)
  if (first.length === 0) return null
  return (
    <section aria-labelledby="first-three" className="grid gap-4">
      <h2 id="first-three" className="text-title">
        {findings.first}
      </h2>
      <div className="grid gap-6 md:grid-cols-[repeat(auto-fit,minmax(280px,1fr))]">
        {first.map((finding) => (
          <FindingCard key={finding.id} finding={finding} depth={depth} />
        ))}
      </div>
    </section>
  )
}
