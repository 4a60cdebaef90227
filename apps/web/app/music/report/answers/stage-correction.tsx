import type { Stage } from '@kvint/report'
import { useReportCopy } from '../copy/report.ts'
import { Choice } from '@kvint/ui'
import { useReason } from '../findings/use-finding-words.ts'
import { useReport } from '../view/report-context.ts'
import { useAnswers } from './answers.ts'

/** What says how far the song has come, asked rather than said, and a way to say otherwise. */
export function StageCorrection() {
  const { report } = useReport()
  const { overview: words, answers: answersWords } = useReportCopy()
  const { answers, correct, isReading } = useAnswers()
  const { stage } = report.overview.stage
  const { text, lang } = useReason()(report.overview.stage)
  const reason = text.replace(/\.$/, '')
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
      <p className="max-w-[66ch] text-muted">
        <span lang={lang}>{reason.charAt(0).toUpperCase() + reason.slice(1)}</span>; {words.stageQuestions[stage]}{' '}
        {words.lengthOf[report.overview.lengthOf]}
        {isReading && <output> {answersWords.rereading}</output>}
      </p>
      {correct && (
        <div className="print:hidden">
          <Choice
            label={answersWords.stage}
            value={stage}
            options={STAGES.map((each) => [each, words.stageNames[each]])}
            onChoose={(chosen) => correct({ ...answers.corrections, stage: chosen })}
          />
        </div>
      )}
    </div>
  )
}

const STAGES: readonly Stage[] = ['sketch', 'arrange', 'mix', 'export']
