import { useReportCopy } from '../copy/report.ts'
import { useReport } from '../view/report-context.ts'

/** Of all clips, how many are new and how many repeat an earlier one exactly. */
export function CopyShare() {
  const { report } = useReport()
  const { form: words } = useReportCopy()
  const { copyShare } = report.arrangement.form
  if (copyShare === null) return null
  return (
    <div className="grid gap-1 text-tool text-muted sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center sm:gap-4">
      <p>
        {words.copies.fresh(1 - copyShare)} <span aria-hidden="true">·</span> {words.copies.copied(copyShare)}
      </p>
      <svg width="100%" height={12} viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
        <rect width={(1 - copyShare) * 100} height={12} className="fill-root" />
        <rect x={(1 - copyShare) * 100} width={copyShare * 100} height={12} className="fill-energy" />
      </svg>
    </div>
  )
}
