import { useDoctorWords } from '../copy/doctor.ts'
import { isRecord } from '../wire/mcp-tool.ts'
import { jsonOf } from '../wire/read-answer.ts'
import { type Answered, ANSWER_MS } from './ask.ts'
import type { Finding, Patient } from './finding.ts'
import { readJwt } from './read-jwt.ts'

/** Whether the server lets the request in; where not, what it is about the token. */
export async function checkAccess(
  { url, token }: Patient,
  { status, headers }: Answered,
  signal: AbortSignal,
): Promise<Finding> {
  const copy = useDoctorWords.now().access
  const failed = (words: string, advice: string): Finding => ({ step: 'access', verdict: 'failed', words, advice })
  if (status !== 401 && status !== 403) return { step: 'access', verdict: 'ok', words: token ? copy.ok : copy.open }
  const challenge = headers.get('www-authenticate') ?? ''
  const said = /error_description="([^"]*)"/.exec(challenge)?.[1]
  if (status === 403) {
    const [, scope] = /scope="([^"]*)"/.exec(challenge) ?? []
    return challenge.includes('insufficient_scope')
      ? failed(copy.scope(scope ?? ''), copy.scopeAdvice)
      : failed(copy.forbidden, copy.forbiddenAdvice(location.origin))
  }
  const metadata = await findMetadata(url, challenge, signal)
  if (token === null) return failed(copy.needed, metadata ? copy.neededAdvice : copy.noMetadataAdvice(url.origin))
  const claims = readJwt(token)
  if (claims?.expiresAtMs !== undefined && claims.expiresAtMs < Date.now()) {
    return failed(copy.expired(new Date(claims.expiresAtMs).toISOString()), copy.expiredAdvice)
  }
  const resource = metadata && typeof metadata['resource'] === 'string' ? metadata['resource'] : url.href
  if (claims && claims.audience.length > 0 && !claims.audience.some((one) => sameAddress(one, resource))) {
    return failed(copy.audience(claims.audience.join(', '), resource), copy.audienceAdvice(resource))
  }
  return failed(said ? copy.refusedBecause(said) : copy.refused, copy.refusedAdvice)
}

/** RFC 9728: named by the challenge, below the path, or at the root. */
async function findMetadata(
  url: URL,
  challenge: string,
  signal: AbortSignal,
): Promise<Record<string, unknown> | undefined> {
  const named = /resource_metadata="([^"]+)"/.exec(challenge)?.[1]
  const path = url.pathname === '/' ? '' : url.pathname
  const places = [named, `${url.origin}${WELL_KNOWN}${path}`, url.origin + WELL_KNOWN]
  for (const place of places.filter((one): one is string => one !== undefined && URL.canParse(one))) {
    try {
      const response = await fetch(place, { signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]) })
      const metadata = response.ok ? jsonOf(await response.text()) : undefined
      if (isRecord(metadata)) return metadata
    } catch {
      continue
    }
  }
  return undefined
}

const sameAddress = (one: string, other: string): boolean => one.replace(/\/$/, '') === other.replace(/\/$/, '')

const WELL_KNOWN = '/.well-known/oauth-protected-resource'
