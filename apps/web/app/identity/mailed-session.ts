import type { Identity } from './identity.ts'

export type MailedSession = 'none' | 'taken' | 'refused'

/**
 * A mailed link comes back with a session behind the address's `#`, on whatever page it leads to. `before-paint.ts` has taken
 * it out of the address before anything else ran; here it is taken over, once, which makes what stood in the address worth
 * nothing.
 */
export function mailedSession(identity: Identity): Promise<MailedSession> {
  const taking = takings.get(identity) ?? takeOver(identity)
  takings.set(identity, taking)
  return taking
}

const takings = new WeakMap<Identity, Promise<MailedSession>>()

async function takeOver(identity: Identity): Promise<MailedSession> {
  const told = new URLSearchParams(takeFragment())
  const refreshToken = told.get('refresh_token')
  if (!refreshToken) return told.has('error') ? 'refused' : 'none'
  try {
    await identity.adopt(refreshToken, told.get('type') === 'recovery' ? 'password-recovery' : 'signed-in')
    return 'taken'
  } catch {
    return 'refused'
  }
}

/** What the link brought, for this one time. */
function takeFragment(): string {
  const page = window as unknown as { mailed?: string }
  const mailed = page.mailed ?? location.hash.slice(1)
  delete page.mailed
  if (/(^|&)(access|refresh)_token=/.test(location.hash.slice(1)))
    history.replaceState(history.state, '', location.pathname + location.search)
  return mailed
}
