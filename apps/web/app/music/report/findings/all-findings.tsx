import type { Area, Depth, Finding, Stage } from '@kvint/report'
import { useReportCopy } from '../copy/report.ts'
import { useAnswers } from '../answers/answers.ts'
import { useReport, useView } from '../view/report-context.ts'
import { FindingCard } from './finding-card.tsx'
import { FindingFilter } from './finding-filter.tsx'
import { STAGES } from './stages.ts'

/** Every finding, to be narrowed by area and by the stage in which it helps; the address says how. */
export function AllFindings({ depth }: { depth: Depth }) {
  const { report, store } = useReport()
  const { findings, overview } = useReportCopy()
  const area = useView((view) => view.area)
  const stage = useView((view) => view.stage)
  const areas = [...new Set(report.findings.map((finding) => finding.area))]
  const stages = STAGES.filter((each) => narrowed(report.findings, null, each).length > 0)
  const { verdicts } = useAnswers().answers
  const isOnPurpose = (id: string) => Number(verdicts[id] === 'purpose')
  const shown = narrowed(report.findings, area, stage).toSorted((a, b) => isOnPurpose(a.id) - isOnPurpose(b.id))
  return (
    <section id="panel-findings" aria-labelledby="all-findings" className="grid gap-4">
      <h2 id="all-findings" className="text-title">
        {findings.all(report.findings.length)}
      </h2>
      {areas.length > 1 && (
        <FindingFilter
          label={findings.filter}
          name="area"
          everything={findings.everything}
          values={areas.map((each) => [each, findings.areas[each]])}
          chosen={area}
          onChoose={(next) => store.set({ area: next })}
          countOf={(each) => narrowed(report.findings, each, stage).length}
        />
      )}
      {stages.length > 1 && (
        <FindingFilter
          label={findings.filterStage}
          name="stage"
          everything={findings.anyStage}
          values={stages.map((each) => [each, overview.stageNames[each]])}
          chosen={stage}
          onChoose={(next) => store.set({ stage: next })}
          countOf={(each) => narrowed(report.findings, area, each).length}
        />
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

function narrowed(findings: readonly Finding[], area: Area | null, stage: Stage | null): Finding[] {
  return findings.filter(
    (finding) => (area === null || finding.area === area) && (stage === null || finding.stages.includes(stage)),
  )
}
