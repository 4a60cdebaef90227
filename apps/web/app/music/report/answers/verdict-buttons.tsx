import type { Finding } from '@kvint/report'
import { useReportCopy } from '../copy/report.ts'
import { useAnswers, type Verdict } from './answers.ts'

/** Makes sense, on purpose, wrong: kept for the set. */
export function VerdictButtons({ finding, describedBy }: { finding: Finding; describedBy: string }) {
  const { answers: words } = useReportCopy()
  const { answers, answer } = useAnswers()
  if (!answer) return null
  const given = answers.verdicts[finding.id] ?? null
  return (
    <fieldset aria-describedby={describedBy} className="flex flex-wrap items-center gap-1 print:hidden">
      <legend className="sr-only">{words.question}</legend>
      {VERDICTS.map((verdict) => (
        <button
          key={verdict}
          type="button"
          aria-pressed={given === verdict}
          onClick={() => answer(finding.id, given === verdict ? null : verdict)}
          className="verdict"
        >
          {words.verdicts[verdict]}
        </button>
      ))}
      {given && <p className="basis-full text-tool text-muted">{words.heard[given]}</p>}
    </fieldset>
  )
}

const VERDICTS: readonly Verdict[] = ['sense', 'purpose', 'wrong']
