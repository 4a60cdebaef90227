import { orderFindings } from '@kvint/insights/order-findings'
import type { Report } from '@kvint/report'
import { memo, type ReactNode, useEffect, useMemo, useRef } from 'react'
import { PlayerProvider } from '../player/player-provider.tsx'
import { AnswersContext, type AnswersOnPage, useAnswers } from './answers/answers.ts'
import { Changes } from './compare/changes.tsx'
import { type Comparison, NO_COMPARISON } from './compare/comparison.ts'
import { ExportMenu } from './export/export-menu.tsx'
import { useDepth } from './findings/depth.ts'
import { FindingList } from './findings/finding-list.tsx'
import { GapNotice } from './first-screen/gap-notice.tsx'
import { OlderReport, type ReadAgain } from './first-screen/older-report.tsx'
import { ReportHeading } from './first-screen/report-heading.tsx'
import { ThreeCards } from './first-screen/three-cards.tsx'
import { ListenBar } from './listen/listen-bar.tsx'
import { ListenEars } from './listen/listen-ears.tsx'
import { KnownFacts } from './more/known-facts.tsx'
import { MoreAboutSong } from './more/more-about-song.tsx'
import { NotesFold } from './more/notes-fold.tsx'
import { usePaperSheet } from './paper/use-paper-sheet.ts'
import { TimeLine } from './time-line/time-line.tsx'
import { useReport } from './view/report-context.ts'
import { ReportView } from './view/report-view.tsx'
import { ShowPanel } from './view/show-panel.tsx'
import { useDrawing } from './view/use-drawing.ts'
import './report.css'

type ReportPageProps = {
  report: Report
  answers: AnswersOnPage
  comparison?: Comparison
  /** Where a report of an earlier version can be made again. */
  again?: ReadAgain
  /** What else can be done with this report. */
  actions?: ReactNode
  /** What is heard in the bounce, over the same bars; the place to give one. */
  heard?: ReactNode
  /** What else is offered beside the findings. */
  offers?: ReactNode
  /** What follows the report. */
  below?: ReactNode
  /** Called once all of it is drawn. */
  onWhole?: () => void
}

/** One report: what it is and what to try, the song in one picture, everything else folded. */
export const ReportPage = memo(function ReportPage({ report, answers, ...rest }: ReportPageProps) {
  return (
    <AnswersContext value={answers}>
      <ReportView report={report}>
        <PlayerProvider report={report}>
          <Sheet {...rest} />
        </PlayerProvider>
      </ReportView>
    </AnswersContext>
  )
})

function Sheet({
  comparison = NO_COMPARISON,
  again,
  actions,
  heard,
  offers,
  below,
  onWhole,
}: Omit<ReportPageProps, 'report' | 'answers'>) {
  const { report } = useReport()
  const { verdicts } = useAnswers().answers
  const [depth, setDepth] = useDepth()
  const sheet = useRef<HTMLDivElement>(null)
  /** The cards, then the picture, then what stands below the first screen: no one waits for what she does not see yet. */
  const drawing = useDrawing(['cards', 'picture', 'whole'])
  const isWhole = drawing === 'whole'
  // Behind the line above: all is drawn before it is laid on paper.
  usePaperSheet(sheet)
  useEffect(() => {
    if (isWhole) onWhole?.()
  }, [isWhole, onWhole])
  const ordered = useMemo(() => {
    const silenced = Object.keys(verdicts).filter((id) => verdicts[id] === 'purpose')
    return orderFindings(report, { silenced })
  }, [report, verdicts])
  const numbers = useMemo(() => new Map(ordered.cards.map(({ id }, index) => [id, index + 1])), [ordered])
  return (
    <div ref={sheet} className="report-sheet">
      <div className="page-width grid gap-3 pt-2">
        {comparison.against && <Changes before={comparison.against} onLeave={() => comparison.onChoose(null)} />}
        <ReportHeading>
          <div className="report-actions">
            {isWhole && actions}
            <ExportMenu />
          </div>
        </ReportHeading>
        {again && <OlderReport again={again} />}
        <GapNotice />
        <ThreeCards cards={ordered.cards} depth={depth} />
      </div>
      {drawing !== 'cards' && (
        <>
          <TimeLine numbers={numbers}>{heard}</TimeLine>
          <ListenBar />
          <div className={isWhole ? 'report-rest' : 'report-rest min-h-dvh'}>
            {isWhole && (
              <div className="page-width grid gap-x-12 gap-y-10 py-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
                <NotesFold />
                <KnownFacts />
                <FindingList ordered={ordered} depth={depth} onDepth={setDepth} />
                <div className="grid content-start gap-8">
                  {offers}
                  <ListenEars />
                  <MoreAboutSong comparison={comparison} />
                </div>
              </div>
            )}
            {isWhole && below}
          </div>
        </>
      )}
      {isWhole && <ShowPanel />}
    </div>
  )
}
