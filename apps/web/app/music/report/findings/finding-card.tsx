import type { Depth, Finding } from '@kvint/report'
import { clsx } from 'clsx'
import { useId, useState } from 'react'
import { useReportCopy } from '../copy/report.ts'
import { Button } from '@kvint/ui'
import { HearFinding } from '../../player/hear-finding.tsx'
import { VerdictButtons } from '../answers/verdict-buttons.tsx'
import { useReport, useViewInTurn } from '../view/report-context.ts'
import { FindingPlace } from './finding-place.tsx'
import { LessonText } from './lesson-text.tsx'
import { SeveritySign } from './severity-sign.tsx'
import { useLesson } from './use-lesson.ts'
import { useShowFinding } from './use-show-finding.ts'

/** One finding as a lesson: what, where, why, what to try, how sure. */
export function FindingCard({
  finding,
  depth,
  isOpen,
  anchor,
}: {
  finding: Finding
  depth: Depth
  isOpen?: boolean
  anchor?: boolean
}) {
  const { findings } = useReportCopy()
  const show = useShowFinding()
  const chosen = useViewInTurn((view) => view.findingId === finding.id)
  const heading = useId()
  const [wasOpened, setWasOpened] = useState(false)
  const lesson = useLesson(finding, depth, !anchor || wasOpened)
  const { bars } = finding.place
  const { report } = useReport()
  /** Room for the words until they are here, so that nothing moves when they come. */
  const why = (
    <p className="finding-why min-h-[5lh] text-small text-muted">{lesson?.kind === 'lesson' ? lesson.words.why : ''}</p>
  )
  return (
    <article
      id={anchor ? `finding-${finding.id}` : undefined}
      aria-labelledby={heading}
      className={clsx('finding-card', chosen && 'finding-card-chosen')}
    >
      <p className="flex items-center gap-2 text-tool text-muted">
        <SeveritySign of={finding.severity} />
        {findings.severities[finding.severity]}
        <span aria-hidden="true">·</span>
        {findings.areas[finding.area]}
      </p>
      <h3 id={heading} className="text-[1.125rem] leading-snug font-semibold tracking-normal" lang="en">
        {finding.claim}
      </h3>
      <FindingPlace finding={finding} />
      {!anchor && why}
      <details open={isOpen} className="group text-small" onToggle={() => setWasOpened(true)}>
        <summary className="w-fit font-semibold text-ink underline decoration-control underline-offset-4 hover:decoration-root">
          {findings.more}
        </summary>
        {anchor && why}
        <LessonText finding={finding} lesson={lesson} />
      </details>
      <HearFinding finding={finding} report={report} describedBy={heading} />
      <VerdictButtons finding={finding} describedBy={heading} />
      <p className="mt-auto pt-1 print:hidden">
        <Button size="tool" aria-describedby={heading} onClick={() => show(finding)}>
          {bars ? findings.showBars(bars.from, bars.to) : findings.showPlace}
        </Button>
      </p>
    </article>
  )
}
