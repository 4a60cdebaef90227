import { barsOfBeats, type LocalKeyReading } from '@kvint/report'
import { useReportCopy } from '../copy/report.ts'
import { frameRange } from '../view/move-range.ts'
import { useReport } from '../view/report-context.ts'
import { useReason } from '../findings/use-finding-words.ts'

/** Where another key holds: each stretch with what can be counted there. Leads to its bars. */
export function KeysAlong({ keys }: { keys: readonly LocalKeyReading[] }) {
  const { report, store, whole } = useReport()
  const { key: words, harmony } = useReportCopy()
  const reasonOf = useReason()
  if (keys.length < 2) return null
  return (
    <section className="grid gap-2 text-small" aria-labelledby="keys-along">
      <h3 id="keys-along" className="font-semibold">
        {words.along}
      </h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
      <ol className="keys-along grid max-h-90 overflow-y-auto" tabIndex={0} aria-labelledby="keys-along">
        {keys.map(({ startBeats, endBeats, name, confidence, runnerUp, evidence }) => {
          const bars = barsOfBeats(report.arrangement.meters, { start: startBeats, end: endBeats })
          return (
            <li key={startBeats} className="grid gap-1 border-t border-line py-2">
              <p className="flex flex-wrap items-baseline gap-x-3">
                <button
                  type="button"
                  className="min-h-8 font-semibold underline decoration-control underline-offset-4 hover:decoration-root pointer-coarse:min-h-11"
                  onClick={() => store.set({ range: frameRange({ start: startBeats, end: endBeats }, whole) })}
                >
                  {words.stretch(bars, name)}
                </button>
                <span className="tabular text-muted">
                  {harmony.sure(confidence)}
                  {runnerUp && confidence < SURE ? `, ${words.nextBest(runnerUp.name, runnerUp.confidence)}` : ''}
                </span>
              </p>
              {evidence.length > 0 && (
                <ul className="list-disc pl-5 text-muted">
                  {evidence.map(({ sentence, message, bars: heard }) => {
                    const { text, lang } = reasonOf({ because: sentence, message })
                    return (
                      <li key={sentence} lang={lang}>
                        {words.because(text, heard)}
                      </li>
                    )
                  })}
                </ul>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** Above this the next likely key is of no interest. */
const SURE = 0.85
