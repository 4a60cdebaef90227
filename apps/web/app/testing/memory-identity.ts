import type { AccountSecurity } from '../identity/account-security.ts'
import type { Identity, Session } from '../identity/identity.ts'
import { sessionStore } from '../identity/session-store.ts'

/** An identity without a service, for tests: what it is not given stays signed out or succeeds. */
export function memoryIdentity(
  given: Partial<Identity> & { readonly session0?: Session | null | 'loading' } = {},
): Identity {
  const { session0 = null, ...replaced } = given
  const store = sessionStore(session0 !== 'loading')
  if (session0 !== 'loading' && session0) store.put(session0, 'initial-session')
  return {
    state: store.state,
    subscribe: store.subscribe,
    restore: async () => undefined,
    signIn: async () => {
      store.put(NORA, 'signed-in')
      return { kind: 'signed-in' }
    },
    signInWithPasskey: async () => {
      store.put(NORA, 'signed-in')
      return { kind: 'signed-in' }
    },
    signUp: async () => ({ isSignedIn: true }),
    startRedirect: async () => undefined,
    signOut: async () => store.leave(),
    session: async () => store.current(),
    accessToken: async () => store.current()?.accessToken ?? null,
    updateUser: async () => undefined,
    sendPasswordReset: async () => undefined,
    signOutOthers: async () => undefined,
    openSessions: async () => [],
    watchAccount: () => () => undefined,
    watchSaves: () => () => undefined,
    endSession: async () => undefined,
    security: async () => memorySecurity(),
    grants: async () => [],
    revokeGrant: async () => undefined,
    assistantRequest: async () => ({ kind: 'gone' }),
    answerAssistant: async () => 'https://assistant.test/callback',
    adopt: async (_token, event = 'signed-in') => store.put({ ...NORA, user: { ...NORA.user } }, event),
    ...replaced,
  }
}

/** An account without an authenticator app or a passkey; what it is not given succeeds. */
export function memorySecurity(given: Partial<AccountSecurity> = {}): AccountSecurity {
  return {
    authenticators: async () => [],
    startAuthenticator: async () => ({ id: 'app', qrCode: 'data:image/svg+xml;utf-8,<svg/>', secret: 'JBSWY3DP' }),
    confirmAuthenticator: async () => undefined,
    removeAuthenticator: async () => undefined,
    recoveryCodes: async () => 10,
    makeRecoveryCodes: async () => ['abcd-efgh-ijkm-npqr', 'stuv-wxyz-2345-6789'],
    passkeys: async () => [],
    addPasskey: async () => undefined,
    renamePasskey: async () => undefined,
    removePasskey: async () => undefined,
    nextStep: async () => ({ kind: 'signed-in' }),
    ...given,
  }
}

/** Somebody who is signed in. */
export const NORA: Session = {
  accessToken: 'header.eyJzdWIiOiJub3JhIn0.signature-that-is-long-enough',
  expiresAtMs: Date.now() + 3_600_000,
  user: {
    id: '5f0c8a52-0000-4000-8000-000000000001',
    email: 'nora@example.com',
    email_confirmed_at: '2026-01-02T03:04:05Z',
    created_at: '2026-01-02T03:04:05Z',
    user_metadata: { full_name: 'Nora Nordlys' },
  },
}
