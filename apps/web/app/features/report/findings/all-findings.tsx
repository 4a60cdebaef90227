import type { Area, Depth } from '@kvint/insights'
import { useState } from 'react'
import { useReportCopy } from '../../../copy/report.ts'
import { useAnswers } from '../answers/answers.ts'
import { useReport } from '../view/report-context.ts'
import { FindingCard } from './finding-card.tsx'

/** Every finding, to be narrowed by area. */
export function AllFindings({ depth }: { depth: Depth }) {
  const { report } = useReport()
  const { findings } = useReportCopy()
  const [area, setArea] = useState<Area | 'all'>('all')
  const areas = [...new Set(report.findings.map((finding) => finding.area))]
  const { verdicts } = useAnswers().answers
  const isOnPurpose = (id: string) => Number(verdicts[id] === 'purpose')
  const shown = report.findings
    .filter((finding) => area === 'all' || finding.area === area)
    .toSorted((a, b) => isOnPurpose(a.id) - isOnPurpose(b.id))
  return (
    <section id="panel-findings" aria-labelledby="all-findings" className="grid gap-4">
      <h2 id="all-findings" className="text-title">
        {findings.all(report.findings.length)}
      </h2>
      {areas.length > 1 && (
        <fieldset className="flex flex-wrap gap-2 print:hidden">
          <legend className="sr-only">{findings.filter}</legend>
          {(['all', ...areas] as const).map((each) => (
            <label key={each} className="filter-chip">
              <input
                type="radio"
                name="area"
                className="sr-only"
                checked={area === each}
                onChange={() => setArea(each)}
              />
              {each === 'all' ? findings.everything : findings.areas[each]}
              <span className="tabular text-muted">
                {each === 'all'
                  ? report.findings.length
                  : report.findings.filter((finding) => finding.area === each).length}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {shown.length === 0 ? (
        <p className="text-muted">{findings.none}</p>
      ) : (
        <div className="grid items-start gap-6 md:grid-cols-2 lg:grid-cols-3">
          {shown.map((finding) => (
            <FindingCard key={finding.id} finding={finding} depth={depth} anchor />
          ))}
        </div>
      )}
    </section>
  )
}
