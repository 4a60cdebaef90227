import type { Report } from '@kvint/report'
import { memo, type ReactNode, useRef } from 'react'
import { PlayerProvider } from '../player/player-provider.tsx'
import { AnswersContext, type AnswersOnPage } from './answers/answers.ts'
import { Arrangement } from './arrangement/arrangement.tsx'
import { Changes } from './compare/changes.tsx'
import { CompareChoice } from './compare/compare-choice.tsx'
import { type Comparison, NO_COMPARISON } from './compare/comparison.ts'
import { DeviceChains } from './devices/device-chains.tsx'
import { ExportMenu } from './export/export-menu.tsx'
import { AllFindings } from './findings/all-findings.tsx'
import { DepthChoice } from './findings/depth-choice.tsx'
import { useDepth } from './findings/depth.ts'
import { FirstThree } from './findings/first-three.tsx'
import { KeyPanel } from './key/key-panel.tsx'
import { ListenBar } from './listen/listen-bar.tsx'
import { ListenEars } from './listen/listen-ears.tsx'
import { MixMap } from './mix/mix-map.tsx'
import { PianoRoll } from './notes/piano-roll.tsx'
import { GapNotice } from './overview/gap-notice.tsx'
import { ReportHeading } from './overview/report-heading.tsx'
import { usePaperSheet } from './paper/use-paper-sheet.ts'
import { SongStrip } from './strip/song-strip.tsx'
import { ReportView } from './view/report-view.tsx'
import { ShowPanel } from './view/show-panel.tsx'
import './report.css'

/** One report: its figures, its pictures over one range of bars, its lessons. */
export const ReportPage = memo(function ReportPage({
  report,
  answers,
  comparison = NO_COMPARISON,
  actions,
  heard,
}: {
  report: Report
  answers: AnswersOnPage
  comparison?: Comparison
  /** What else can be done with this report. */
  actions?: ReactNode
  /** What is heard in the bounce, over the same bars; the place to give one. */
  heard?: ReactNode
}) {
  const [depth, setDepth] = useDepth()
  const sheet = useRef<HTMLDivElement>(null)
  usePaperSheet(sheet)
  return (
    <AnswersContext value={answers}>
      <ReportView report={report}>
        <PlayerProvider report={report}>
          <div ref={sheet} className="report-sheet bg-sunken">
            <div className="page-width grid gap-8 py-8">
              <ReportHeading>
                <div className="flex flex-wrap items-end gap-4">
                  <CompareChoice {...comparison} />
                  {actions}
                  <ExportMenu />
                </div>
              </ReportHeading>
              <GapNotice />
              {comparison.against && <Changes before={comparison.against} onLeave={() => comparison.onChoose(null)} />}
              <FirstThree depth={depth}>
                <DepthChoice depth={depth} onChoose={setDepth} />
              </FirstThree>
            </div>
            <SongStrip />
            <div className="page-width grid gap-6 py-6">
              <Arrangement />
              {heard}
              <PianoRoll />
              <div className="picture-pair grid items-start gap-6 lg:grid-cols-2">
                <KeyPanel />
                <MixMap />
              </div>
              <DeviceChains />
              <AllFindings depth={depth} />
            </div>
            <div className="page-width pb-6">
              <ListenEars />
            </div>
            <ListenBar />
          </div>
          <ShowPanel />
        </PlayerProvider>
      </ReportView>
    </AnswersContext>
  )
})
