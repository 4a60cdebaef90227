import { useDoctorWords } from '../copy/doctor.ts'
import { ANSWER_MS } from './ask.ts'
import type { Finding, Patient } from './finding.ts'

/** The server is there, and the browser keeps its answer from the page. Which rule is missing? */
export async function checkCors({ url, token }: Patient, why: string, signal: AbortSignal): Promise<Finding> {
  const copy = useDoctorWords.now().cors
  const failed = (words: string, advice: string): Finding => ({ step: 'cors', verdict: 'failed', words, advice })
  if (why.includes('TimeoutError')) return failed(copy.late, copy.lateAdvice)
  const leaving = new AbortController()
  try {
    await fetch(url, { signal: AbortSignal.any([signal, leaving.signal, AbortSignal.timeout(ANSWER_MS)]) })
    leaving.abort()
  } catch {
    return failed(copy.none(location.origin), copy.noneAdvice(location.origin))
  }
  return failed(copy.preflight, copy.preflightAdvice(location.origin, token !== null))
}
