import type { Report } from '@kvint/insights'
import { useMemo } from 'react'
import { useReportCopy } from '../copy/report.ts'
import { Button } from '../../../ui/button.tsx'
import { nameOf } from '../overview/report-heading.tsx'
import { withSigns } from '../model/with-signs.ts'
import { useReport } from '../view/report-context.ts'
import { compareReports } from './compare-reports.ts'

/** What changed since another report, in sentences. */
export function Changes({ before, onLeave }: { before: Report; onLeave: () => void }) {
  const { report } = useReport()
  const { compare } = useReportCopy()
  const changes = useMemo(() => compareReports(withSigns(before), report), [before, report])
  return (
    <section aria-labelledby="changes" className="picture">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="changes" className="text-lead font-semibold">
          {compare.heading(nameOf(before.source.fileName), changes.length)}
        </h2>
        <Button size="tool" look="quiet" className="print:hidden" onClick={onLeave}>
          {compare.leave}
        </Button>
      </div>
      {changes.length === 0 ? (
        <p className="text-muted">{compare.none}</p>
      ) : (
        <ul className="gap-x-8 md:columns-2">
          {changes.map((change) => {
            const sentence = compare.sentence(change)
            return (
              <li key={sentence} className="break-inside-avoid border-t border-line py-2 text-small">
                {sentence}
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
