import type { Report } from '@kvint/report'
import type { Corrections } from '@kvint/insights'
import { useEffect, useMemo, useState } from 'react'
import { areOfSong, trackNamesOf } from '../library/answers-of-song.ts'
import { findAnswers, keepAnswers } from '../library/kept-answers.ts'
import { findFile, keepReport } from '../library/shelf.ts'
import { readInWorker } from '../reading/read-in-worker.ts'
import { type Answers, type AnswersOnPage, NO_ANSWERS } from '../report/answers/answers.ts'

/** The answers about a kept report's set; a correction reads its file again and shows the new report. */
export function useKeptAnswers(id: string, report: Report, onReport: (report: Report) => void): AnswersOnPage {
  const { fileName } = report.source
  const [answers, setAnswers] = useState<Answers>(NO_ANSWERS)
  /** Nearly always there: what needs it stands on the page before it is found, so that nothing moves. */
  const [isFileGone, setFileGone] = useState(false)
  const [isReading, setIsReading] = useState(false)

  useEffect(() => {
    let isHere = true
    void Promise.all([findAnswers(fileName), findFile(id)]).then(([kept, found]) => {
      if (!isHere) return
      if (kept && areOfSong(kept, report)) setAnswers(kept)
      setFileGone(!found)
    })
    return () => {
      isHere = false
    }
  }, [id, fileName, report])

  return useMemo(() => {
    const keep = (next: Answers) => {
      setAnswers(next)
      void keepAnswers(fileName, { ...next, trackNames: trackNamesOf(report) })
    }
    const readAnew = async (corrections: Corrections) => {
      const bytes = await findFile(id)
      if (!bytes) return setFileGone(true)
      setIsReading(true)
      const reading = await readInWorker(
        { file: bytes, fileName, corrections },
        new AbortController().signal,
        () => undefined,
      )
      if (reading.kind === 'report') {
        void keepReport(id, reading.report, bytes)
        onReport(reading.report)
      }
      setIsReading(false)
    }
    return {
      answers,
      isReading,
      answer: (findingId, verdict) => {
        const { [findingId]: _before, ...others } = answers.verdicts
        keep({ ...answers, verdicts: verdict ? { ...others, [findingId]: verdict } : others })
      },
      correct: isFileGone
        ? null
        : (corrections) => {
            keep({ ...answers, corrections })
            void readAnew(corrections)
          },
    }
  }, [answers, isFileGone, fileName, id, isReading, onReport, report])
}
