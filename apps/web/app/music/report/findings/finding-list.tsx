import type { OrderedFindings } from '@kvint/insights/order-findings'
import type { Depth, Finding, Severity } from '@kvint/report'
import { StageCorrection } from '../answers/stage-correction.tsx'
import { useReportCopy } from '../copy/report.ts'
import { Fold } from '../fold/fold.tsx'
import { useReport, useView } from '../view/report-context.ts'
import { Feedback } from './feedback.tsx'
import { FindingRow } from './finding-row.tsx'
import { useFindingTitle } from './use-finding-words.ts'
import { Choice } from '@kvint/ui'
import { DEPTHS } from './depth.ts'
import { SeveritySign } from './severity-sign.tsx'

/** What comes after the first screen: a few findings that stand open, the others by subject, and one question about them. */
export function FindingList({
  ordered: { open, folds, facts },
  depth,
  onDepth,
}: {
  ordered: OrderedFindings
  depth: Depth
  onDepth: (depth: Depth) => void
}) {
  const { report, store } = useReport()
  const { findings: words } = useReportCopy()
  const titleOf = useFindingTitle()
  const area = useView((view) => view.area)
  const findingId = useView((view) => view.findingId)
  const lineOf = (findings: readonly Finding[]) => ({
    line: findings.map((finding) => titleOf(finding).text.replace(/\.$/, '')).join('; '),
    lineLanguage: findings.map((finding) => titleOf(finding).lang)[0],
  })
  return (
    <div id="panel-findings" className="grid content-start gap-8">
      <section aria-labelledby="next-findings" className="grid gap-3">
        <h2 id="next-findings" className="text-title">
          {words.next[report.overview.stage.stage]}
        </h2>
        <StageCorrection />
        <div>
          {open.map((finding) => (
            <FindingRow key={finding.id} finding={finding} depth={depth} heading="h3" />
          ))}
        </div>
      </section>
      {folds.length + facts.length > 0 && (
        <section aria-labelledby="all-findings" className="grid gap-3">
          <div className="flex flex-wrap items-end justify-between gap-4">
            <h2 id="all-findings" className="text-title">
              {words.rest}
            </h2>
            <DepthChoice depth={depth} onChoose={onDepth} />
          </div>
          <SeverityLegend />
          <div>
            {folds.map((fold) => (
              <Fold
                key={fold.area}
                id={`subject-${fold.area}`}
                title={words.areas[fold.area]}
                count={fold.findings.length}
                {...lineOf(fold.findings)}
                isOpen={area === fold.area}
                onToggle={(isOpen) => {
                  if (isOpen !== (area === fold.area)) store.set({ area: isOpen ? fold.area : null })
                }}
              >
                {fold.findings.map((finding) => (
                  <FindingRow key={finding.id} finding={finding} depth={depth} heading="h4" />
                ))}
              </Fold>
            ))}
            {facts.length > 0 && (
              <Fold
                id="plain-facts"
                title={words.facts}
                count={facts.length}
                {...lineOf(facts)}
                isOpen={facts.some(({ id }) => id === findingId)}
              >
                {facts.map((finding) => (
                  <FindingRow key={finding.id} finding={finding} depth={depth} heading="h4" />
                ))}
              </Fold>
            )}
          </div>
        </section>
      )}
      {report.findings.length > 0 && <Feedback />}
    </div>
  )
}

/** How deep the lessons go. */
function DepthChoice({ depth, onChoose }: { depth: Depth; onChoose: (depth: Depth) => void }) {
  const { depth: words } = useReportCopy()
  return (
    <div className="print:hidden">
      <Choice
        label={words.label}
        value={depth}
        onChoose={onChoose}
        options={DEPTHS.map((each) => [each, words.names[each]])}
      />
    </div>
  )
}

/** What the signs mean. */
function SeverityLegend() {
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
