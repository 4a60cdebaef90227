import { useMemo, useRef, useState } from 'react'
import { useQuestionWords } from '../../copy/session.ts'
import type { Person } from '../session.ts'
import type { Question } from './question.ts'

/** Questions of the server in the order in which they came; each waits until the person has answered or the server gives up. */
export function useQuestions(): {
  readonly questions: readonly Question[]
  readonly person: Omit<Person, 'roots'>
  readonly drop: () => void
} {
  const [questions, setQuestions] = useState<readonly Question[]>([])
  const count = useRef(0)
  const waiting = useRef(new Map<number, (reason: Error) => void>())

  const person = useMemo<Omit<Person, 'roots'>>(() => {
    const ask = <Given>(
      signal: AbortSignal,
      make: (number: number, answer: (given: Given) => void, refuse: () => void) => Question,
    ) =>
      new Promise<Given>((resolve, reject) => {
        const number = ++count.current
        const leave = () => {
          waiting.current.delete(number)
          setQuestions((before) => before.filter((one) => one.number !== number))
        }
        const fail = (reason: Error) => {
          leave()
          reject(reason)
        }
        waiting.current.set(number, fail)
        signal.addEventListener('abort', () => fail(new Error(useQuestionWords.now().givenUp)))
        const question = make(
          number,
          (given) => {
            leave()
            resolve(given)
          },
          () => fail(new Error(useQuestionWords.now().refused)),
        )
        setQuestions((before) => [...before, question])
      })
    return {
      elicit: (params, signal) => ask(signal, (number, answer) => ({ kind: 'elicitation', number, params, answer })),
      sample: (params, signal) =>
        ask(signal, (number, answer, refuse) => ({ kind: 'sampling', number, params, answer, refuse })),
    }
  }, [])

  return {
    questions,
    person,
    drop: () => {
      for (const fail of waiting.current.values()) fail(new Error(useQuestionWords.now().givenUp))
    },
  }
}
