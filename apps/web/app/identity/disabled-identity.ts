import type { Identity } from './identity.ts'

/** The shipped build: no one is signed in, nothing can change that, and no request is made. */
export function disabledIdentity(): Identity {
  return {
    state: () => SIGNED_OUT,
    subscribe: () => () => undefined,
    restore: async () => undefined,
    signIn: refuse,
    signInWithPasskey: refuse,
    signUp: refuse,
    startRedirect: refuse,
    signOut: refuse,
    session: refuse,
    accessToken: refuse,
    watchAccount: () => () => undefined,
    watchSaves: () => () => undefined,
    updateUser: refuse,
    sendPasswordReset: refuse,
    signOutOthers: refuse,
    openSessions: refuse,
    endSession: refuse,
    security: refuse,
    grants: refuse,
    revokeGrant: refuse,
    assistantRequest: refuse,
    answerAssistant: refuse,
    adopt: refuse,
  }
}

async function refuse(): Promise<never> {
  throw new Error('Authentication is disabled')
}

const SIGNED_OUT = { status: 'signed-out' } as const
