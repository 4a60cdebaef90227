import type { FastifyInstance } from 'fastify'

/** The hosted account service as the server itself calls it: a Supabase project, or the embedded one. */
export type AccountService = {
  /** Where a browser finds it. `/auth/v1` below it is the issuer of its tokens. */
  readonly url: string
  readonly publishableKey: string
  readonly call: (path: string, call: AccountCall) => Promise<AccountAnswer>
}

export type AccountCall = {
  readonly method: 'GET' | 'POST'
  readonly body?: Record<string, unknown>
  readonly accessToken?: string
  /** Whom the call is made for: the embedded service counts it as hers. A project elsewhere counts this server. */
  readonly address?: string
}

/** `status` 503 where the service could not be reached: that says nothing about the session. */
export type AccountAnswer = { readonly status: number; readonly body: unknown }

/** A Supabase project somewhere else. */
export function remoteAccountService(url: string, publishableKey: string): AccountService {
  const origin = url.replace(/\/$/, '')
  return {
    url: origin,
    publishableKey,
    async call(path, { method, body, accessToken }) {
      try {
        const answer = await fetch(`${origin}${path}`, {
          method,
          headers: headersOf(publishableKey, accessToken),
          ...(body ? { body: JSON.stringify(body) } : {}),
          signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
        })
        return { status: answer.status, body: await answer.json().catch(() => null) }
      } catch {
        return { status: 503, body: null }
      }
    },
  }
}

/** The service that this process mounts itself: called without a detour over the network. */
export function embeddedAccountService(app: FastifyInstance, url: string, publishableKey: string): AccountService {
  return {
    url,
    publishableKey,
    async call(path, { method, body, accessToken, address }) {
      const answer = await app.inject({
        method,
        ...(address ? { remoteAddress: address } : {}),
        url: path,
        headers: headersOf(publishableKey, accessToken),
        ...(body ? { payload: body } : {}),
      })
      return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() }
    },
  }
}

function headersOf(publishableKey: string, accessToken: string | undefined): Record<string, string> {
  return {
    apikey: publishableKey,
    'content-type': 'application/json',
    authorization: `Bearer ${accessToken ?? publishableKey}`,
  }
}

const CALL_TIMEOUT_MS = 10_000
