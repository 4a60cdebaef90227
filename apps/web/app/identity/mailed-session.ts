import type { Identity } from './identity.ts'

/** `agreed`: one of two addresses agreed to a change. `moved`: both have, and the account has its new address. */
export type MailedSession = 'none' | 'taken' | 'refused' | 'agreed' | 'moved'

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
  if (!refreshToken) return told.has('error') ? 'refused' : told.has('message') ? 'agreed' : 'none'
  try {
    await identity.adopt(refreshToken, told.get('type') === 'recovery' ? 'password-recovery' : 'signed-in')
    return told.get('type') === 'email_change' ? 'moved' : 'taken'
  } catch {
    return 'refused'
  }
}

/** What the link brought, for this one time. */
function takeFragment(): string {
  const page = window as unknown as { mailed?: string }
  const mailed = page.mailed ?? location.hash.slice(1)
  delete page.mailed
  if (/(^|&)(access_token|refresh_token|message)=/.test(location.hash.slice(1)))
    history.replaceState(history.state, '', location.pathname + location.search)
  return mailed
}
