import type { Stage } from '@kvint/report'
import { useReportCopy } from '../copy/report.ts'
import { Choice } from '@kvint/ui'
import { useReport } from '../view/report-context.ts'
import { useAnswers } from './answers.ts'

/** How far the song has come, what says so, and a way to say otherwise. */
export function StageCorrection() {
  const { report } = useReport()
  const { overview: words, answers: answersWords } = useReportCopy()
  const { answers, correct, isReading } = useAnswers()
  const { stage } = report.overview
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <p className="max-w-[66ch] text-muted">
        {words.stages[stage.stage]}: <span lang="en">{stage.because.replace(/\.$/, '')}.</span>{' '}
        {words.lengthOf[report.overview.lengthOf]}
        {isReading && <output> {answersWords.rereading}</output>}
      </p>
      {correct && (
        <div className="print:hidden">
          <Choice
            label={answersWords.stage}
            value={stage.stage}
            options={STAGES.map((each) => [each, words.stageNames[each]])}
            onChoose={(chosen) => correct({ ...answers.corrections, stage: chosen })}
          />
        </div>
      )}
    </div>
  )
}

const STAGES: readonly Stage[] = ['sketch', 'arrange', 'mix', 'export']
