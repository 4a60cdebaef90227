import type { AuthEvent, AuthState, Identity, Session } from './identity.ts'

/** The session of this page, in memory only, and who wants to hear of its changes. */
export type SessionStore = Pick<Identity, 'state' | 'subscribe'> & {
  readonly current: () => Session | null
  readonly put: (session: Session | null, event: AuthEvent) => void
  /** Forgets the session of somebody who signs out here. */
  readonly leave: () => void
}

export function sessionStore(isSettled: boolean): SessionStore {
  let session: Session | null = null
  let state: AuthState = isSettled ? SIGNED_OUT : LOADING
  const listeners = new Set<(state: AuthState, event: AuthEvent) => void>()
  const change = (next: Session | null, nextState: AuthState, event: AuthEvent): void => {
    session = next
    state = nextState
    for (const listener of listeners) listener(state, event)
  }
  return {
    current: () => session,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    put: (next, event) => change(next, next ? { status: 'signed-in', user: next.user } : SIGNED_OUT, event),
    leave: () => change(null, LEAVING, 'signed-out'),
  }
}

const LOADING: AuthState = { status: 'loading' }
const SIGNED_OUT: AuthState = { status: 'signed-out' }
const LEAVING: AuthState = { status: 'signed-out', isLeaving: true }
