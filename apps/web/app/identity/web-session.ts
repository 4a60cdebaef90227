import type { OpenSession, OpenSessionList } from '@kvint/contract'
import type { AuthUser, Session } from './identity.ts'

/** The service keeps the refresh token in a cookie that no script can read; here the page asks it for short-lived tokens. */
export type WebSession = {
  /** Gives the refresh token of a new sign-in to the service, and gets a session without one. */
  readonly adopt: (refreshToken: string) => Promise<Session>
  /** A session from the cookie; null where no one is signed in. Throws where the service cannot be asked. */
  readonly refresh: () => Promise<Session | null>
  readonly end: () => Promise<void>
  /** Every session of the account, this browser's first. */
  readonly list: () => Promise<readonly OpenSession[]>
  readonly endOther: (id: string) => Promise<void>
}

export const webSession: WebSession = {
  async adopt(refreshToken) {
    const session = await ask('adopt', { refresh_token: refreshToken })
    if (!session) throw new Error('The sign-in was not accepted. Try again.')
    return session
  },
  refresh: () => ask('refresh', {}),
  async end() {
    await ask('logout', {})
  },
  async list() {
    const answer = await call('list')
    if (!answer.ok) throw new Error(`The session service answered ${answer.status}.`)
    return ((await answer.json()) as OpenSessionList).sessions
  },
  async endOther(id) {
    const answer = await call('end', { id })
    if (!answer.ok) throw new Error(`The session service answered ${answer.status}.`)
  },
}

async function ask(what: 'adopt' | 'refresh' | 'logout', body: object): Promise<Session | null> {
  const answer = await call(what, body)
  /** No one is signed in: for a sign-out that is what was wanted. */
  if ([401, 403, 404].includes(answer.status)) return null
  if (!answer.ok) throw new Error(`The session service answered ${answer.status}.`)
  if (answer.status === 204) return null
  const { session } = (await answer.json()) as { session: WireSession | null }
  return session && { accessToken: session.access_token, expiresAtMs: session.expires_at * 1000, user: session.user }
}

function call(what: string, body?: object): Promise<Response> {
  return fetch(`/api/session/${what}`, {
    credentials: 'same-origin',
    signal: AbortSignal.timeout(SESSION_TIMEOUT_MS),
    /** A header that no form can send: a foreign page cannot make this call. */
    headers: { 'x-session': '1', ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
}

type WireSession = {
  readonly access_token: string
  /** Seconds since 1970. */
  readonly expires_at: number
  readonly user: AuthUser
}

const SESSION_TIMEOUT_MS = 10_000
