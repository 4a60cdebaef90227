import type { Depth, Finding } from '@kvint/report'
import { Button } from '@kvint/ui'
import { clsx } from 'clsx'
import { useId, useState } from 'react'
import { HearFinding, useHeardFinding } from '../../player/hear-finding.tsx'
import { useReportCopy } from '../copy/report.ts'
import { LessonText } from '../findings/lesson-text.tsx'
import { useFindingWords } from '../findings/use-finding-words.ts'
import { useLesson } from '../findings/use-lesson.ts'
import { useShowFinding } from '../findings/use-show-finding.ts'
import { useReport, useViewInTurn } from '../view/report-context.ts'
import { CardDrawing } from './card-drawing.tsx'

/** One finding at the top of the report: what, a small drawing of it, what to try. */
export function FirstCard({ finding, number, depth }: { finding: Finding; number: number; depth: Depth }) {
  const { report } = useReport()
  const { findings: words } = useReportCopy()
  const show = useShowFinding()
  const isChosen = useViewInTurn((view) => view.findingId === finding.id)
  const [isOpen, setOpen] = useState(false)
  const heading = useId()
  const lesson = useLesson(finding, depth, true)
  const heard = useHeardFinding(finding, report)
  const { area, severity, place } = finding
  const said = useFindingWords()(finding)
  const names = place.trackIds.flatMap((id) => report.tracks.find((track) => track.id === id)?.name ?? [])
  const where = place.bars ? words.bars(place.bars.from, place.bars.to) : names.length > 0 ? words.tracks(names) : ''
  const text =
    lesson?.kind !== 'lesson'
      ? ''
      : severity === 'strength'
        ? lesson.words.why
        : (lesson.words.tryThis[0] ?? lesson.words.why)
  return (
    <article
      id={`finding-${finding.id}`}
      aria-labelledby={heading}
      className={clsx('first-card', isChosen && 'first-card-chosen')}
    >
      <p className="flex min-w-0 items-center gap-2 text-tool">
        <span className="badge shrink-0" aria-hidden="true">
          {number}
        </span>
        <span className="shrink-0 font-semibold">{words.areas[area]}</span>
        <span className="truncate text-muted">{where}</span>
      </p>
      <h2 id={heading} className="first-card-claim" lang={said.title.lang} title={said.title.text}>
        {said.title.text}
      </h2>
      <div className="first-card-body">
        <p className="first-card-text">{firstSentence(text)}</p>
        <CardDrawing finding={finding} bars={heard?.bars ?? finding.place.bars} />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
        {heard && <HearFinding heard={heard} describedBy={heading} />}
        <Button size="tool" className="report-show" aria-describedby={heading} onClick={() => show(finding)}>
          {place.bars ? words.showBars(place.bars.from, place.bars.to) : words.showPlace}
        </Button>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-describedby={heading}
          className="text-action"
          onClick={() => setOpen(!isOpen)}
        >
          {words.more}
        </button>
      </div>
      {isOpen && (
        <div className="text-small">
          <LessonText finding={finding} said={said} lesson={lesson} />
        </div>
      )}
    </article>
  )
}

/** A card has room for one sentence; the lesson below it has them all. */
function firstSentence(text: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(text)
  return first?.segment.trim() ?? ''
}
