import { useDoctorWords } from '../copy/doctor.ts'
import type { Answered } from './ask.ts'
import type { Finding } from './finding.ts'

/** What is wrong with an answer that came from the right place: cut half-way, or no JSON. Undefined where nothing is. */
export function checkAnswer({ status, headers, said, brokeOff }: Answered): Finding | undefined {
  const copy = useDoctorWords.now().answer
  if (brokeOff !== undefined) {
    return { step: 'answer', verdict: 'failed', words: copy.cut(brokeOff), advice: copy.cutAdvice }
  }
  const isMeantAsJson = /json|event-stream/.test(headers.get('content-type') ?? '')
  if (said === '' || !isMeantAsJson || status >= 400) return undefined
  return noJson(said)
}

/** For what a stream says as well. */
export function noJson(said: string): Finding {
  const copy = useDoctorWords.now().answer
  return { step: 'answer', verdict: 'failed', words: copy.noJson(said), advice: copy.noJsonAdvice }
}
