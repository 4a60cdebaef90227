import { type FormEvent, useState } from 'react'
import { Button, TextArea, TextField } from '@kvint/ui'
import { useEvaluationWords } from './copy/evaluations.ts'
import { keptEvaluations } from './evaluation.ts'

/** A new evaluation. */
export function EvaluationForm() {
  const copy = useEvaluationWords()
  const [question, setQuestion] = useState('')
  const [tools, setTools] = useState('')
  const [holds, setHolds] = useState('')
  const keep = (event: FormEvent) => {
    event.preventDefault()
    if (question.trim() === '') return
    const parts = (text: string, by: RegExp) =>
      text
        .split(by)
        .map((part) => part.trim())
        .filter((part) => part !== '')
    const made = { question: question.trim(), tools: parts(tools, /,/), holds: parts(holds, /\n/) }
    keptEvaluations.keep([...keptEvaluations.current(), { id: crypto.randomUUID(), ...made }])
    for (const clear of [setQuestion, setTools, setHolds]) clear('')
  }
  return (
    <form onSubmit={keep} className="grid gap-4">
      <TextField label={copy.question} value={question} onChange={(event) => setQuestion(event.target.value)} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label={copy.tools}
          hint={copy.toolsHint}
          spellCheck={false}
          value={tools}
          onChange={(event) => setTools(event.target.value)}
        />
        <TextArea
          label={copy.holds}
          hint={copy.holdsHint}
          rows={2}
          value={holds}
          onChange={(event) => setHolds(event.target.value)}
        />
      </div>
      <Button type="submit" size="tool" className="justify-self-start">
        {copy.keep}
      </Button>
    </form>
  )
}
