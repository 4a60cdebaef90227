import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Button, TextArea, TextField } from '@kvint/ui'
import { askModel } from '../chat/ask-model.ts'
import { converse, isReadOnly, plainName } from '../chat/converse.ts'
import { useChatWords } from '../chat/copy/chat.ts'
import { failureWords } from '../chat/failure-words.ts'
import { type Model, useModel } from '../chat/model-store.ts'
import type { CallTool } from '../chat/use-talk.ts'
import { useKeptList } from '../kept-list.ts'
import { KeptListFile } from '../kept-list-file.tsx'
import type { McpTool } from '../wire/mcp-tool.ts'
import { useEvaluationWords } from './copy/evaluations.ts'
import { type Evaluation, judge, keptEvaluations } from './evaluation.ts'
import { EvaluationRow, type Run } from './evaluation-row.tsx'

/** Kept questions, asked of her model again: which went as expected. */
export function EvaluationsTab({
  tools,
  call,
  isConnected,
}: {
  tools: readonly McpTool[]
  call: CallTool
  isConnected: boolean
}) {
  const copy = useEvaluationWords()
  const chatWords = useChatWords()
  const model = useModel()
  const evaluations = useKeptList(keptEvaluations)
  const [runs, setRuns] = useState<Readonly<Record<string, Run>>>({})
  const [isBusy, setIsBusy] = useState(false)
  const [told, setTold] = useState('')
  const running = useRef<AbortController>(null)
  const output = useRef<HTMLOutputElement>(null)
  useEffect(() => () => running.current?.abort(), [])
  const isReady = isConnected && model !== undefined

  const ask = async (by: Model, evaluation: Evaluation, signal: AbortSignal): Promise<Run> => {
    const startMs = performance.now()
    try {
      const { turns } = await converse([{ role: 'person', text: evaluation.question }], {
        tools,
        call,
        ask: (said, named) => askModel(by, said, named, signal),
        allow: async (tool) => isReadOnly(tool),
        onTurn: () => undefined,
        signal,
      })
      const answers = turns.filter((turn) => turn.role === 'model')
      return {
        kind: 'done',
        verdict: judge(evaluation, turns, plainName),
        answer: answers.at(-1)?.text ?? '',
        calls: answers.reduce((sum, { calls }) => sum + calls.length, 0),
        durationMs: Math.round(performance.now() - startMs),
      }
    } catch (error) {
      return { kind: 'failed', failure: signal.aborted ? chatWords.stopped : failureWords(error, by, chatWords) }
    }
  }
  const run = async (chosen: readonly Evaluation[]) => {
    if (!model || isBusy) return
    const round = new AbortController()
    running.current = round
    setIsBusy(true)
    for (const evaluation of chosen) {
      if (round.signal.aborted) break
      setRuns((before) => ({ ...before, [evaluation.id]: { kind: 'running' } }))
      const done = await ask(model, evaluation, round.signal)
      setRuns((before) => ({ ...before, [evaluation.id]: done }))
    }
    setIsBusy(false)
  }
  const forget = ({ id }: Evaluation) => {
    keptEvaluations.keep(evaluations.filter((one) => one.id !== id))
    setTold(copy.forgotten)
    output.current?.focus()
  }
  const done = evaluations.flatMap(({ id }) => {
    const one = runs[id]
    return one?.kind === 'done' ? [one] : []
  })
  const green = done.filter(({ verdict }) => verdict.kind === 'green').length
  return (
    <>
      <p className="text-small text-muted">{copy.lead}</p>
      {!isReady && <p className="text-small text-muted">{copy.notReady}</p>}
      <div className="flex flex-wrap items-center gap-2">
        {/* One button for both, so that the keyboard stays on it. */}
        <Button
          size="tool"
          aria-disabled={!isReady || evaluations.length === 0 || undefined}
          onClick={isBusy ? () => running.current?.abort() : () => void run(evaluations)}
        >
          {isBusy ? copy.stop : copy.runAll}
        </Button>
        <KeptListFile list={keptEvaluations} fileName="mcp-evaluations.json" words={copy} />
      </div>
      <output ref={output} tabIndex={-1} className="text-small empty:sr-only">
        {done.length > 0 ? copy.score(green, done.length) : told}
      </output>
      {evaluations.length === 0 && <p className="text-small text-muted">{copy.none}</p>}
      <ul aria-label={copy.heading} className="text-small empty:hidden">
        {evaluations.map((evaluation) => (
          <EvaluationRow
            key={evaluation.id}
            evaluation={evaluation}
            run={runs[evaluation.id]}
            isReady={isReady && !isBusy}
            onRun={() => void run([evaluation])}
            onForget={() => forget(evaluation)}
          />
        ))}
      </ul>
      <EvaluationForm />
    </>
  )
}

/** A new evaluation. */
function EvaluationForm() {
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
