import type { Depth, Report } from '@kvint/insights'
import { type ReactNode, useState } from 'react'
import { Arrangement } from './arrangement/arrangement.tsx'
import { AllFindings } from './findings/all-findings.tsx'
import { FirstThree } from './findings/first-three.tsx'
import { KeyPanel } from './key/key-panel.tsx'
import { PianoRoll } from './notes/piano-roll.tsx'
import { GapNotice } from './overview/gap-notice.tsx'
import { ReportHeading } from './overview/report-heading.tsx'
import { SongStrip } from './strip/song-strip.tsx'
import { ReportView } from './view/report-view.tsx'
import './report.css'

/** One report: its figures, its pictures over one range of bars, its lessons. */
export function ReportPage({ report, actions }: { report: Report; actions?: ReactNode }) {
  const [depth] = useState<Depth>('intermediate')
  return (
    <ReportView report={report}>
      <div className="bg-sunken">
        <div className="page-width grid gap-8 py-8">
          <ReportHeading>{actions}</ReportHeading>
          <GapNotice />
          <FirstThree depth={depth} />
        </div>
        <SongStrip />
        <div className="page-width grid gap-6 py-6">
          <Arrangement />
          <PianoRoll />
          <KeyPanel />
          <AllFindings depth={depth} />
        </div>
      </div>
    </ReportView>
  )
}
