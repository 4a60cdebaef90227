import { useDoctorWords } from '../copy/doctor.ts'
import { ask, type Answered } from './ask.ts'
import type { Finding, Patient } from './finding.ts'

/** Whether what answers is a tool server; where not, whether one answers at a usual place near by. */
export async function checkPath(patient: Patient, answered: Answered, signal: AbortSignal): Promise<Finding> {
  const copy = useDoctorWords.now().path
  if (speaks(patient, answered)) return { step: 'path', verdict: 'ok', words: copy.ok }
  const { status, headers } = answered
  const words = (headers.get('content-type') ?? '').includes('text/html') ? copy.page(status) : copy.other(status)
  const found = await nearBy(patient, signal)
  return {
    step: 'path',
    verdict: 'failed',
    words,
    advice: found ? copy.foundAdvice(found.url.href, found.transport) : copy.advice,
  }
}

function speaks({ transport }: Patient, { isStream, message, status }: Answered): boolean {
  if (transport === 'sse') return status === 200 && isStream
  return message !== undefined && ('result' in message || 'error' in message) && status !== 404 && status !== 405
}

async function nearBy(patient: Patient, signal: AbortSignal): Promise<Patient | undefined> {
  const places = USUAL.flatMap((path) =>
    (['streamable', 'sse'] as const).map((transport) => ({ ...patient, url: new URL(path, patient.url), transport })),
  ).filter(({ url, transport }) => url.href !== patient.url.href || transport !== patient.transport)
  for (const place of [{ ...patient, transport: other(patient) }, ...places]) {
    const asked = await ask(place, signal)
    if (asked.kind === 'answered' && (speaks(place, asked) || asked.status === 401)) return place
  }
  return undefined
}

const other = ({ transport }: Patient): Patient['transport'] => (transport === 'sse' ? 'streamable' : 'sse')

const USUAL = ['/mcp', '/sse', '/mcp/sse', '/']
