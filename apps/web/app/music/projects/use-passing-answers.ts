import { useMemo, useState } from 'react'
import { type Answers, type AnswersOnPage, NO_ANSWERS } from '../report/answers/answers.ts'

/** Answers that hold while the page is open: for the example, which belongs to no one. */
export function usePassingAnswers(): AnswersOnPage {
  const [answers, setAnswers] = useState<Answers>(NO_ANSWERS)
  return useMemo(
    () => ({
      answers,
      isReading: false,
      correct: null,
      answer: (findingId, verdict) =>
        setAnswers(({ verdicts: { [findingId]: _before, ...others }, corrections }) => ({
          corrections,
          verdicts: verdict ? { ...others, [findingId]: verdict } : others,
        })),
    }),
    [answers],
  )
}
