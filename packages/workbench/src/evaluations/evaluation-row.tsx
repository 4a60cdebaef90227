import { CircleAlert, CircleCheck } from 'lucide-react'
import { Button } from '@kvint/ui'
import { useEvaluationWords } from './copy/evaluations.ts'
import type { Evaluation, Verdict } from './evaluation.ts'

/** What came of a run; `failure` where the model could not be asked. */
export type Run =
  | { readonly kind: 'running' }
  | { readonly kind: 'failed'; readonly failure: string }
  | {
      readonly kind: 'done'
      readonly verdict: Verdict
      readonly answer: string
      readonly calls: number
      readonly durationMs: number
    }

export function EvaluationRow({
  evaluation: { question, tools, holds },
  run,
  isReady,
  onRun,
  onForget,
}: {
  evaluation: Evaluation
  run: Run | undefined
  isReady: boolean
  onRun: () => void
  onForget: () => void
}) {
  const copy = useEvaluationWords()
  return (
    <li className="grid gap-x-4 gap-y-1 border-t border-line py-3 sm:grid-cols-[1fr_auto]">
      <div className="grid min-w-0 gap-1">
        <p className="font-semibold break-words">{question}</p>
        <p className="text-tool break-words text-muted">{copy.expects(tools, holds)}</p>
        {run && <Told run={run} question={question} />}
      </div>
      <div className="flex flex-wrap content-start gap-2">
        <Button size="tool" aria-disabled={!isReady || undefined} aria-label={copy.runOne(question)} onClick={onRun}>
          {copy.run}
        </Button>
        <Button size="tool" look="quiet" aria-label={copy.forgetOne(question)} onClick={onForget}>
          {copy.forget}
        </Button>
      </div>
    </li>
  )
}

function Told({ run, question }: { run: Run; question: string }) {
  const copy = useEvaluationWords()
  if (run.kind === 'running') return <p className="text-tool text-muted">{copy.running}</p>
  if (run.kind === 'failed') return <p className="break-words text-danger">{run.failure}</p>
  const { verdict, answer, calls, durationMs } = run
  return (
    <>
      {verdict.kind === 'green' ? (
        <p className="flex items-center gap-2 text-ok">
          <CircleCheck size={16} aria-hidden />
          {copy.green(calls, durationMs)}
        </p>
      ) : (
        <p className="flex items-start gap-2 text-danger">
          <CircleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
          <span className="min-w-0 break-words">
            {[
              verdict.notCalled.length > 0 && copy.notCalled(verdict.notCalled.join(', ')),
              verdict.notSaid.length > 0 && copy.notSaid(verdict.notSaid.join(', ')),
            ]
              .filter(Boolean)
              .join(' ')}
          </span>
        </p>
      )}
      <details>
        <summary className="min-h-8 cursor-pointer text-tool text-muted">{copy.answer(question)}</summary>
        <p className="break-words whitespace-pre-wrap">{answer}</p>
      </details>
    </>
  )
}
