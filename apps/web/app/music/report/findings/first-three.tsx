import type { Depth } from '@kvint/report'
import { firstCards } from '@kvint/insights/first-cards'
import type { ReactNode } from 'react'
import { useReportCopy } from '../copy/report.ts'
import { useAnswers } from '../answers/answers.ts'
import { useReport } from '../view/report-context.ts'
import { FindingCard } from './finding-card.tsx'

/** What to look at first. */
export function FirstThree({ depth, children }: { depth: Depth; children: ReactNode }) {
  const { report } = useReport()
  const { findings } = useReportCopy()
  const { verdicts } = useAnswers().answers
  const silenced = Object.keys(verdicts).filter((id) => verdicts[id] === 'purpose')
  const first = firstCards(report, { silenced })
  if (first.length === 0) return null
  return (
    <section aria-labelledby="first-three" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="first-three" className="text-title">
          {findings.first}
        </h2>
        {children}
      </div>
      <div className="grid gap-6 md:grid-cols-[repeat(auto-fit,minmax(280px,1fr))]">
        {first.map((finding) => (
          <FindingCard key={finding.id} finding={finding} depth={depth} />
        ))}
      </div>
    </section>
  )
}
