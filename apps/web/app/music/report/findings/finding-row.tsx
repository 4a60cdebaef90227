import type { Depth, Finding } from '@kvint/report'
import { clsx } from 'clsx'
import { useId, useState } from 'react'
import { HearFinding, useHeardFinding } from '../../player/hear-finding.tsx'
import { useReportCopy } from '../copy/report.ts'
import { useReport, useViewInTurn } from '../view/report-context.ts'
import { LessonText } from './lesson-text.tsx'
import { SeveritySign } from './severity-sign.tsx'
import { useFindingWords } from './use-finding-words.ts'
import { useLesson } from './use-lesson.ts'
import { useShowFinding } from './use-show-finding.ts'

/** One finding in the list: its claim and what was seen; opened, why it matters and what to try. */
export function FindingRow({
  finding,
  depth,
  heading: Heading,
}: {
  finding: Finding
  depth: Depth
  heading: 'h3' | 'h4'
}) {
  const { report } = useReport()
  const { findings: words } = useReportCopy()
  const show = useShowFinding()
  const heading = useId()
  const isChosen = useViewInTurn((view) => view.findingId === finding.id)
  const [isOpen, setOpen] = useState(isChosen)
  const lesson = useLesson(finding, depth, isOpen)
  const heard = useHeardFinding(isOpen ? finding : null, report)
  const { place, severity } = finding
  const said = useFindingWords()(finding)
  const below = said.claim === null ? said.evidence[0] : { text: said.claim, lang: 'en' }
  const [track] = place.trackIds.flatMap((id) => report.tracks.find((each) => each.id === id)?.name ?? [])
  const [wasChosen, setWasChosen] = useState(isChosen)
  if (wasChosen !== isChosen) {
    setWasChosen(isChosen)
    if (isChosen) setOpen(true)
  }
  return (
    <article
      id={`finding-${finding.id}`}
      aria-labelledby={heading}
      className={clsx('finding-row', isChosen && 'finding-row-chosen')}
    >
      <span className="pt-1" title={words.severities[severity]}>
        <SeveritySign of={severity} />
        <span className="sr-only">{words.severities[severity]}</span>
      </span>
      <div className="grid min-w-0 gap-1">
        <Heading id={heading} className="leading-snug font-semibold tracking-normal" lang={said.title.lang}>
          {said.title.text}
        </Heading>
        {below && (
          <p className="truncate text-small text-muted" lang={below.lang} title={below.text}>
            {below.text}
          </p>
        )}
        <p className="flex flex-wrap gap-x-4 print:hidden">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-describedby={heading}
            className="text-action"
            onClick={() => setOpen(!isOpen)}
          >
            {words.more}
          </button>
          {(place.bars ?? track) && (
            <button
              type="button"
              aria-describedby={heading}
              className="report-show text-action"
              onClick={() => show(finding)}
            >
              {place.bars ? words.showBars(place.bars.from, place.bars.to) : words.showTrack(track ?? '')}
            </button>
          )}
        </p>
        {isOpen && (
          <div className="text-small">
            {heard && <HearFinding heard={heard} describedBy={heading} />}
            <LessonText finding={finding} said={said} lesson={lesson} />
          </div>
        )}
      </div>
    </article>
  )
}
