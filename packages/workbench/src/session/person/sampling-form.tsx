import { type FormEvent, useState } from 'react'
import { useQuestionWords } from '../../copy/session.ts'
import { Button, TextArea, TextField } from '@kvint/ui'
import { CodeBlock } from '../../code-block.tsx'
import type { Question } from './question.ts'

/** A message that the server wants a model to write: here the person writes it. */
export function SamplingForm({ question }: { question: Extract<Question, { kind: 'sampling' }> }) {
  const copy = useQuestionWords()
  const { params, answer, refuse } = question
  const [text, setText] = useState('')
  const [model, setModel] = useState<string>(copy.modelName)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    answer({ text, model })
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p>{copy.samplingLead(params.maxTokens)}</p>
      {params.systemPrompt && <CodeBlock text={params.systemPrompt} label={copy.systemPrompt} className="max-h-40" />}
      <CodeBlock text={params.messages.map(shown).join('\n\n')} label={copy.messages} className="max-h-64" />
      <TextArea label={copy.yourAnswer} rows={5} value={text} onChange={(event) => setText(event.target.value)} />
      <TextField
        label={copy.model}
        value={model}
        autoComplete="off"
        onChange={(event) => setModel(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="main">
          {copy.send}
        </Button>
        <Button onClick={refuse}>{copy.refuse}</Button>
      </div>
    </form>
  )
}

function shown({ role, content }: Extract<Question, { kind: 'sampling' }>['params']['messages'][number]): string {
  const parts = [content].flat().map((part) => (part.type === 'text' ? part.text : JSON.stringify(part, null, 2)))
  return `${role}: ${parts.join('\n')}`
}
