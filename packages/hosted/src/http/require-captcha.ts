import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Settings } from '../settings.ts'
import { AuthError } from './auth-error.ts'
import { queryValue } from './read-query.ts'

/** Asks the captcha's own service whether a person solved it, before anything that makes accounts or sends mail (protocol 0.12). */
export function requireCaptcha(
  { secret, verifyUrl }: NonNullable<Settings['captcha']>,
  authPath: string,
): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    /** The route that answers, not the address as it was written: `/sign%75p` is `/signup` too. */
    const path = request.routeOptions.url?.slice(authPath.length) ?? ''
    const isSignIn = path === '/token' && SIGN_IN_GRANTS.has(queryValue(request, 'grant_type'))
    if (request.method !== 'POST' || !(GUARDED.has(path) || isSignIn)) return
    const token = meta.safeParse(request.body).data?.gotrue_meta_security?.captcha_token
    if (!token) throw refused('no captcha_token found')
    const { success, 'error-codes': codes } = await judge(verifyUrl, { secret, response: token, remoteip: request.ip })
    if (!success) throw refused(codes?.join(', ') || 'not solved')
  }
}

const GUARDED = new Set(['/signup', '/otp', '/magiclink', '/recover', '/resend', '/sso'])
const SIGN_IN_GRANTS = new Set(['password', 'web3'])
const TIME_OUT_MS = 5000

const meta = z.object({ gotrue_meta_security: z.object({ captcha_token: z.string().nullish() }).nullish() })
const verdict = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).optional() })

async function judge(verifyUrl: string, fields: Record<string, string>): Promise<z.output<typeof verdict>> {
  try {
    const signal = AbortSignal.timeout(TIME_OUT_MS)
    const answer = await fetch(verifyUrl, { method: 'POST', body: new URLSearchParams(fields), signal })
    return verdict.parse(await answer.json())
  } catch {
    throw new AuthError(
      503,
      'unexpected_failure',
      'The captcha cannot be checked right now. Please retry after a moment.',
    )
  }
}

function refused(reason: string): AuthError {
  return new AuthError(400, 'captcha_failed', `captcha protection: request disallowed (${reason})`)
}
