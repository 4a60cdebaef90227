import { useReportCopy } from '../copy/report.ts'
import { useReport } from '../view/report-context.ts'

/** Says what of the file could not be read, so that no one takes silence for absence. */
export function GapNotice() {
  const { report } = useReport()
  const { gaps } = useReportCopy()
  if (report.gaps.length === 0) return null
  return (
    <section aria-labelledby="gaps" className="gap-notice">
      <h2 id="gaps" className="text-base font-semibold tracking-normal">
        {gaps.title(report.gaps.length)}
      </h2>
      <p className="text-small">{gaps.text}</p>
      <details className="text-small">
        <summary className="w-fit underline underline-offset-4">{gaps.which}</summary>
        <ul className="mt-2 grid list-disc gap-1 pl-5" lang="en">
          {report.gaps.map(({ element, place, reason }) => (
            <li key={`${element} ${place} ${reason}`}>
              {place}: <code className="font-mono text-tool">{element}</code>. {reason}
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}
