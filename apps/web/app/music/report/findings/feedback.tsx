import { everythingTold } from '@kvint/report'
import { Button, Choice } from '@kvint/ui'
import { useState } from 'react'
import { useAnswers, type Verdict } from '../answers/answers.ts'
import { useReportCopy } from '../copy/report.ts'
import { useReport, useView } from '../view/report-context.ts'
import { useFindingTitle } from './use-finding-words.ts'

/** One question about all findings; where one is on purpose or wrong, it is said here, and kept for the song. */
export function Feedback() {
  const { report } = useReport()
  const { answers: words } = useReportCopy()
  const titleOf = useFindingTitle()
  const { answers, answer } = useAnswers()
  const pointed = useView((view) => view.findingId)
  const [chosenId, setChosenId] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const findingId = chosenId ?? pointed ?? report.findings[0]?.id
  if (!answer || findingId === undefined) return null
  const given = answers.verdicts[findingId] ?? null
  return (
    <div className="grid gap-3 print:hidden">
      <div className="flex flex-wrap items-center gap-3 text-small">
        <span id="feedback-question">{words.question}</span>
        <Button
          size="tool"
          aria-expanded={isAsking}
          aria-describedby="feedback-question"
          onClick={() => setAsking(!isAsking)}
        >
          {words.tell}
        </Button>
      </div>
      {isAsking && (
        <fieldset className="grid gap-3">
          <legend className="sr-only">{words.question}</legend>
          <Choice
            label={words.which}
            value={findingId}
            options={everythingTold(report).map((finding) => [finding.id, shortened(titleOf(finding).text)])}
            onChoose={setChosenId}
          />
          <div className="flex flex-wrap gap-2">
            {VERDICTS.map((verdict) => (
              <Button
                key={verdict}
                size="tool"
                aria-pressed={given === verdict}
                className="pressed:border-root"
                onClick={() => answer(findingId, given === verdict ? null : verdict)}
              >
                {words.verdicts[verdict]}
              </Button>
            ))}
          </div>
          <output className="text-small text-muted">{given ? words.heard[given] : ''}</output>
        </fieldset>
      )}
    </div>
  )
}

function shortened(claim: string): string {
  return claim.length > 80 ? `${claim.slice(0, 79)}…` : claim
}

const VERDICTS: readonly Verdict[] = ['sense', 'purpose', 'wrong']
