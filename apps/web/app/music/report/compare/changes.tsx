import { compare, type Report } from '@kvint/report'
import { useMemo } from 'react'
import { useReportCopy } from '../copy/report.ts'
import { Button } from '@kvint/ui'
import { useClaims } from '../findings/use-finding-words.ts'
import { nameOf } from '../first-screen/report-heading.tsx'
import { useReport } from '../view/report-context.ts'

/** What changed since another report, in sentences. */
export function Changes({ before, onLeave }: { before: Report; onLeave: () => void }) {
  const { made: report } = useReport()
  const { compare: words } = useReportCopy()
  const claims = useClaims()
  const changes = useMemo(() => compare(claims(before), claims(report)), [before, report, claims])
  return (
    <section aria-labelledby="changes" className="picture">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="changes" className="text-lead font-semibold">
          {words.heading(nameOf(before.source.fileName), changes.length)}
        </h2>
        <Button size="tool" look="quiet" className="print:hidden" onClick={onLeave}>
          {words.leave}
        </Button>
      </div>
      {changes.length === 0 ? (
        <p className="text-muted">{words.none}</p>
      ) : (
        <ul className="gap-x-8 md:columns-2">
          {changes.map((change) => {
            const sentence = words.sentence(change)
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
