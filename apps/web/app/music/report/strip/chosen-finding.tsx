import { X } from 'lucide-react'
import { useReportCopy } from '../copy/report.ts'
import { useReport, useViewInTurn } from '../view/report-context.ts'

/** While a finding is chosen: its claim beside the bars, a way back to its card, a way out. */
export function ChosenFinding() {
  const { report, store } = useReport()
  const { strip } = useReportCopy()
  const findingId = useViewInTurn((view) => view.findingId)
  const finding = report.findings.find(({ id }) => id === findingId)
  if (!finding) return null
  return (
    <p className="hidden min-w-0 items-center gap-1 text-small md:flex">
      <a
        href={`#finding-${finding.id}`}
        title={strip.toCard}
        onClick={() => store.set({ area: null, stage: null })}
        className="min-w-0 truncate text-root underline underline-offset-4"
      >
        {finding.claim}
      </a>
      <button
        type="button"
        aria-label={strip.leave}
        title={strip.leave}
        onClick={() => store.set({ findingId: null })}
        className="tool-button"
      >
        <X />
      </button>
    </p>
  )
}
