import { useQuestionWords } from '../../copy/session.ts'
import { Dialog } from '@kvint/ui'
import type { JsonSchema } from '../../schema/json-schema.ts'
import { ElicitationForm } from './elicitation-form.tsx'
import { ElicitationLink } from './elicitation-link.tsx'
import type { Question } from './question.ts'
import { SamplingForm } from './sampling-form.tsx'

/** One question of the server at a time. To leave it is an answer too: cancelled, or refused. */
export function QuestionDialog({ question, server }: { question: Question; server: string }) {
  const copy = useQuestionWords()
  const isSampling = question.kind === 'sampling'
  const leave = () => (question.kind === 'sampling' ? question.refuse() : question.answer({ action: 'cancel' }))
  return (
    <Dialog
      isOpen
      onClose={leave}
      title={isSampling ? copy.samplingTitle(server) : copy.elicitationTitle(server)}
      className="max-h-[90dvh] w-[min(100%-32px,640px)] overflow-y-auto"
    >
      {question.kind === 'sampling' ? (
        <SamplingForm question={question} />
      ) : question.params.mode === 'url' ? (
        <ElicitationLink params={question.params} answer={question.answer} />
      ) : (
        <ElicitationForm
          message={question.params.message}
          schema={question.params.requestedSchema as JsonSchema}
          answer={question.answer}
        />
      )}
    </Dialog>
  )
}
