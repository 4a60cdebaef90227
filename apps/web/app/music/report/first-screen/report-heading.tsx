import { songSummary } from '@kvint/insights/song-summary'
import { summaryEn } from '@kvint/insights/summary-en'
import { copyOf, writtenLength } from '@kvint/ui'
import { type ReactNode, useMemo } from 'react'
import { useReportCopy } from '../copy/report.ts'
import { spellOut } from '../model/spell-out.ts'
import { useReport } from '../view/report-context.ts'

const useSummaryWords = copyOf(summaryEn, async () => (await import('@kvint/insights/summary-nb')).summaryNb)

/** Name of the set, its facts in one line, what it is in a few sentences. `children` stand at the end: what can be done with it. */
export function ReportHeading({ children }: { children?: ReactNode }) {
  const { report, made } = useReport()
  const { overview: words } = useReportCopy()
  const summaryWords = useSummaryWords()
  const summary = useMemo(() => songSummary(made, summaryWords), [made, summaryWords])
  const { overview, source, harmony } = report
  const noteCount = overview.noteCounts.arrangement + overview.noteCounts.session
  const key = harmony.kind === 'known' ? words.key(harmony.key) : null
  const facts = [
    ...(key ? [key] : []),
    `${words.bpm(overview.tempo)} BPM`,
    words.meter(overview.meter, overview.meterChanges),
    ...(overview.lengthOf === 'nothing'
      ? []
      : [words.bars(overview.lengthBars), writtenLength(overview.lengthSeconds)]),
    ...(noteCount === 0 ? [words.noNotes] : []),
  ]
  return (
    <header className="report-head">
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-4">
        <h1 className="text-[2rem] leading-tight break-words">{nameOf(source.fileName)}</h1>
        <ul className="report-facts">
          {facts.map((fact) => (
            <li key={fact} aria-label={fact === key ? spellOut(fact) : undefined}>
              {fact}
            </li>
          ))}
        </ul>
      </div>
      <p className="report-summary">{summary.join(' ')}</p>
      {children}
    </header>
  )
}

/** `Nordlys_v14.als` → `Nordlys_v14`. */
export function nameOf(fileName: string): string {
  return fileName.replace(/\.als$/i, '')
}
