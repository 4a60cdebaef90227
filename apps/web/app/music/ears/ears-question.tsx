import { Button } from '@kvint/ui'
import { clsx } from 'clsx'
import { Check, Play, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState, useCallback } from 'react'
import { useEarsCopy } from './copy/ears.ts'
import type { Question } from './question.ts'
import type { Piece } from '../player/player.ts'
import { usePlayer } from '../player/player-context.ts'

/** One question: sounds at once, since it was asked for, and as often as one likes. */
export function EarsQuestion({
  question,
  isLast,
  onAnswer,
  onNext,
}: {
  question: Question
  isLast: boolean
  onAnswer: (isRight: boolean) => void
  onNext: () => void
}) {
  const words = useEarsCopy()
  const listen = useListening()
  const [chosen, setChosen] = useState<number | null>(null)
  const choices = useRef<HTMLDivElement>(null)
  useEffect(() => {
    choices.current?.querySelector<HTMLElement>('button')?.focus()
    listen(question.pieces)
  }, [question, listen])
  const choose = (index: number) => {
    if (chosen !== null || !question.choices[index]) return
    setChosen(index)
    onAnswer(index === question.answer)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const index = Number(event.key) - 1
    if (event.key === ' ') listen(question.pieces)
    else if (question.choices[index]) choose(index)
    else if (event.key === 'Enter' && chosen !== null) onNext()
    else return
    event.preventDefault()
  }
  const right = question.choices[question.answer]
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- shortcuts for the buttons within
    <div className="grid gap-4" onKeyDown={onKeyDown}>
      <p className="text-lead font-semibold" aria-live="polite">
        {words.ask(question)}
      </p>
      <div ref={choices} className="flex flex-wrap gap-3">
        {question.choices.map((choice, index) => {
          const name = words.choice(choice)
          const isRight = chosen !== null && index === question.answer
          const isWrong = chosen === index && !isRight
          const Sign = isRight ? Check : X
          return (
            <span key={name} className="inline-flex items-center gap-1">
              <Button
                aria-disabled={chosen !== null}
                aria-pressed={chosen === index}
                aria-keyshortcuts={String(index + 1)}
                className={clsx(isRight && 'border-solid! border-ok! text-ink!')}
                onClick={() => choose(index)}
              >
                {isRight || isWrong ? (
                  <Sign size={16} aria-hidden="true" />
                ) : (
                  <kbd className="font-mono text-tool text-muted">{index + 1}</kbd>
                )}
                {name}
              </Button>
              {choice.kind === 'name' && choice.piece && (
                <button
                  type="button"
                  className="tool-button"
                  aria-label={words.hear(name)}
                  onClick={() => choice.piece && listen([choice.piece])}
                >
                  <Play aria-hidden="true" />
                </button>
              )}
            </span>
          )
        })}
      </div>
      <output className="min-h-[2lh] text-small">
        {chosen !== null &&
          `${chosen === question.answer ? words.right : words.wrong} ${right ? words.told(question, words.choice(right)) : ''}`}
      </output>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="tool" aria-keyshortcuts="Space" onClick={() => listen(question.pieces)}>
          {words.again}
        </Button>
        {chosen !== null && (
          <Button size="tool" look="main" aria-keyshortcuts="Enter" onClick={onNext}>
            {isLast ? words.end : words.next}
          </Button>
        )}
      </div>
      <p className="text-tool text-muted">{words.keys}</p>
    </div>
  )
}

/** Plays pieces in turn, with a breath between them; whatever is played next takes their place. */
function useListening(): (pieces: readonly Piece[]) => void {
  const player = usePlayer()
  const leave = useRef<() => void>(() => undefined)
  useEffect(() => () => leave.current(), [])
  return useCallback(
    (pieces) => {
      leave.current()
      const [first, ...rest] = pieces
      if (!first) return
      let waiting = rest
      let last = first
      let breath: ReturnType<typeof setTimeout> | undefined
      const unsubscribe = player.subscribe(() => {
        const { phase, piece } = player.get()
        if (piece && piece !== last) leave.current()
        const [next] = waiting
        if (phase !== 'silent' || !next) return
        waiting = waiting.slice(1)
        last = next
        breath = setTimeout(() => player.play(next), BREATH_MS)
      })
      leave.current = () => {
        clearTimeout(breath)
        unsubscribe()
      }
      player.play(first)
    },
    [player],
  )
}

const BREATH_MS = 350
