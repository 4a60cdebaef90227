import { isOfEarlierAnalysis } from '@kvint/insights/analysis-version'
import { Button, Notice } from '@kvint/ui'
import { useReportCopy } from '../copy/report.ts'
import { useReport } from '../view/report-context.ts'

/** Reading the set of a report once more; `start` is `null` where its file is not at hand. */
export type ReadAgain = { readonly start: (() => void) | null; readonly isReading: boolean }

/** Says that an earlier version made the report, and reads its set again on a press. */
export function OlderReport({ again }: { again: ReadAgain }) {
  const { report } = useReport()
  const { older } = useReportCopy()
  if (!isOfEarlierAnalysis(report)) return null
  return (
    <div className="print:hidden">
      <Notice tone="plain">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span>{older.text}</span>
          {again.start ? (
            <Button size="tool" aria-disabled={again.isReading} onClick={again.start}>
              {again.isReading ? older.reading : older.again}
            </Button>
          ) : (
            <span>{older.gone}</span>
          )}
        </div>
      </Notice>
    </div>
  )
}
