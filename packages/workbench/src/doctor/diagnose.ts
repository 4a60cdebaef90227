import { useDoctorWords } from '../copy/doctor.ts'
import { addressProblem } from '../target/target.ts'
import { useTestedServerWords } from '../copy/server.ts'
import { checkAccess } from './check-access.ts'
import { checkAnswer } from './check-answer.ts'
import { checkCors } from './check-cors.ts'
import { checkPath } from './check-path.ts'
import { checkReach } from './check-reach.ts'
import { checkSession } from './check-session.ts'
import { checkStream } from './check-stream.ts'
import { checkVersion } from './check-version.ts'
import type { Finding, Patient } from './finding.ts'
import { ask } from './ask.ts'

/** Connects step by step and tells of each; ends with the first that fails, as what comes after it cannot be known. */
export async function* diagnose(patient: Patient, signal: AbortSignal): AsyncGenerator<Finding> {
  const serverWords = useTestedServerWords.now()
  const copy = useDoctorWords.now()
  const problem = addressProblem(patient.url.href)
  if (problem) return yield { step: 'address', verdict: 'failed', words: serverWords.problems[problem] }
  yield { step: 'address', verdict: 'ok', words: copy.address(patient.url.href) }

  const reached = await checkReach(patient, signal)
  yield reached
  if (reached.verdict === 'failed') return

  const asked = await ask(patient, signal)
  if (asked.kind === 'no answer') return yield await checkCors(patient, asked.why, signal)
  yield { step: 'cors', verdict: 'ok', words: copy.cors.ok }

  const access = await checkAccess(patient, asked, signal)
  if (access.verdict === 'failed') return yield access
  const broken = checkAnswer(asked)
  if (broken) return yield broken
  const path = await checkPath(patient, asked, signal)
  yield path
  if (path.verdict === 'failed') return
  yield access

  if (patient.transport === 'sse') return yield* checkStream(patient, signal)
  const version = checkVersion(asked)
  yield version
  if (version.verdict === 'failed') return
  yield* checkSession(patient, asked, signal)
}
