import type { Report } from '@kvint/report'
import { Button } from '@kvint/ui'
import { useEffect, useState } from 'react'
import { usePlayer } from '../player/player-context.ts'
import { useEarsCopy } from './copy/ears.ts'
import { EarsQuestion } from './ears-question.tsx'
import { findHeard, keepHeard } from './kept-heard.ts'
import type { Question } from './question.ts'
import { afterAnswer, FEWEST, missedKinds, pickRound, questionsOf } from './round.ts'

/** A round of questions, one at a time, and what was heard at its end. */
export function EarsRound({ report, onClose }: { report: Report; onClose: () => void }) {
  const words = useEarsCopy()
  const player = usePlayer()
  const song = report.source.fileName
  const [questions] = useState(() => questionsOf(report, player.score()))
  const [round, setRound] = useState(() => pickRound(questions, findHeard(song)))
  const [answers, setAnswers] = useState<readonly boolean[]>([])
  const [at, setAt] = useState(0)
  const question = round[at]
  useEffect(() => player.stop, [player])

  if (round.length < FEWEST)
    return (
      <>
        <p className="text-muted">{words.few}</p>
        <Button onClick={onClose}>{words.close}</Button>
      </>
    )
  if (!question) {
    const again = () => {
      setRound(pickRound(questions, findHeard(song)))
      setAnswers([])
      setAt(0)
    }
    return <RoundEnd round={round} answers={answers} onAgain={again} onClose={onClose} />
  }
  const answer = (isRight: boolean) => {
    keepHeard(song, afterAnswer(findHeard(song), question, isRight))
    setAnswers([...answers, isRight])
  }
  const goOn = () => {
    player.stop()
    if (at + 1 === round.length) {
      const heard = findHeard(song)
      keepHeard(song, { ...heard, rounds: heard.rounds + 1 })
    }
    setAt(at + 1)
  }
  return (
    <>
      <p className="font-mono text-tool text-muted">{words.place(at + 1, round.length)}</p>
      <EarsQuestion
        key={question.id}
        question={question}
        isLast={at + 1 === round.length}
        onAnswer={answer}
        onNext={goOn}
      />
    </>
  )
}

function RoundEnd({
  round,
  answers,
  onAgain,
  onClose,
}: {
  round: readonly Question[]
  answers: readonly boolean[]
  onAgain: () => void
  onClose: () => void
}) {
  const words = useEarsCopy()
  const missed = missedKinds(round, answers)
  return (
    <>
      <output className="grid gap-2">
        <span className="text-lead font-semibold">{words.done(answers.filter(Boolean).length, round.length)}</span>
        <span className="text-muted">
          {missed.length > 0 ? words.missed(missed.map((kind) => words.kinds[kind])) : words.all}
        </span>
      </output>
      <div className="flex flex-wrap gap-3">
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that had the keyboard is gone */}
        <Button look="main" autoFocus onClick={onAgain}>
          {words.another}
        </Button>
        <Button onClick={onClose}>{words.close}</Button>
      </div>
    </>
  )
}
