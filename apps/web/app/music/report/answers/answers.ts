import type { Corrections } from '@kvint/insights'
import { createContext, useContext } from 'react'

export type Verdict = 'sense' | 'purpose' | 'wrong'

/** What the producer said about the findings of a set, and what she corrected. */
export type Answers = {
  readonly verdicts: Readonly<Record<string, Verdict>>
  readonly corrections: Corrections
}

export const NO_ANSWERS: Answers = { verdicts: {}, corrections: {} }

export type AnswersOnPage = {
  readonly answers: Answers
  /** `null` takes an answer back; itself `null` where no one is asked. */
  readonly answer: ((findingId: string, verdict: Verdict | null) => void) | null
  /** Reads the set again with the correction; `null` where the file is not at hand. */
  readonly correct: ((corrections: Corrections) => void) | null
  readonly isReading: boolean
}

export const AnswersContext = createContext<AnswersOnPage>({
  answers: NO_ANSWERS,
  answer: () => undefined,
  correct: null,
  isReading: false,
})

export function useAnswers(): AnswersOnPage {
  return useContext(AnswersContext)
}
