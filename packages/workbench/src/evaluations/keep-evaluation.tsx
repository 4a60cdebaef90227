import { useState } from 'react'
import { Button } from '@kvint/ui'
import type { Turn } from '../chat/turn.ts'
import { takeFocus } from '../take-focus.ts'
import { useEvaluationWords } from './copy/evaluations.ts'
import { keptEvaluations } from './evaluation.ts'

/** Keeps the first question of a talk, with the tools that were called for it. */
export function KeepEvaluation({ turns }: { turns: readonly Turn[] }) {
  const copy = useEvaluationWords()
  const [count, setCount] = useState(0)
  const keep = () => {
    const question = turns.find((turn) => turn.role === 'person')
    const second = turns.findIndex((turn, at) => at > 0 && turn.role === 'person')
    const answered = second < 0 ? turns : turns.slice(0, second)
    const tools = new Set(answered.flatMap((turn) => (turn.role === 'model' ? turn.calls.map(({ name }) => name) : [])))
    if (question?.role !== 'person') return
    const all = [
      ...keptEvaluations.current(),
      { id: crypto.randomUUID(), question: question.text, tools: [...tools], holds: [] },
    ]
    keptEvaluations.keep(all)
    setCount(all.length)
  }
  if (count > 0)
    return (
      <output ref={takeFocus} tabIndex={-1} className="text-small">
        {copy.kept(count)}
      </output>
    )
  return (
    <Button size="tool" className="justify-self-start" onClick={keep}>
      {copy.keepTalk}
    </Button>
  )
}
