import { useDoctorWords } from '../copy/doctor.ts'
import { ANSWER_MS } from './ask.ts'
import type { Finding, Patient } from './finding.ts'

/**
 * Whether anything answers at all, whatever it says. A page is not told why nothing does: what can be ruled out is
 * ruled out, and the rest is named with the command that tells them apart.
 */
export async function checkReach({ url }: Patient, signal: AbortSignal): Promise<Finding> {
  const copy = useDoctorWords.now().reach
  const outcome = await knock(url, signal)
  if (outcome === 'answered') return { step: 'reach', verdict: 'ok', words: copy.ok(url.host) }
  const failed = (words: string, advice: string): Finding => ({ step: 'reach', verdict: 'failed', words, advice })
  if (outcome === 'late') return failed(copy.late(url.host), copy.lateAdvice(url.href))
  const needsNoName = url.hostname === 'localhost' || /^[\d.]+$|^\[/.test(url.hostname)
  if (url.protocol === 'http:') {
    return needsNoName
      ? failed(copy.nothingListens(url.host), copy.nothingListensAdvice(url.port || '80'))
      : failed(copy.nameOrPort(url.host), copy.nameOrPortAdvice(url.hostname, url.href))
  }
  if (
    mayAskPlainly(url) &&
    (await knock(new URL(`http://${url.hostname}:${url.port || '443'}/`), signal)) === 'answered'
  ) {
    return failed(copy.tls(url.host), copy.tlsAdvice(url.href))
  }
  return needsNoName
    ? failed(copy.portOrTls(url.host), copy.tlsAdvice(url.href))
    : failed(copy.nameOrTls(url.host), copy.nameOrTlsAdvice(url.hostname, url.href))
}

/** The page's policy lets plain requests through to this machine alone, and an https page makes none. */
function mayAskPlainly({ hostname }: URL): boolean {
  return location.protocol === 'http:' && (hostname === 'localhost' || hostname === '127.0.0.1')
}

/** A request whose answer stays closed to the page, so that no rule of CORS stands in its way. */
async function knock(url: URL, signal: AbortSignal): Promise<'answered' | 'refused' | 'late'> {
  const leaving = new AbortController()
  const late = AbortSignal.timeout(ANSWER_MS)
  try {
    await fetch(url, {
      mode: 'no-cors',
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.any([signal, leaving.signal, late]),
    })
    leaving.abort()
    return 'answered'
  } catch {
    return late.aborted ? 'late' : 'refused'
  }
}
