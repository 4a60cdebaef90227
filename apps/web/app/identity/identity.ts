import type { OpenSession } from '@kvint/contract'

import type { AccountSecurity, SignInStep } from './account-security.ts'
import type { RowChange } from './watch-rows.ts'

/** Who is using the site. Nothing of it is kept in web storage, and the refresh token never reaches the page for long. */
export type Identity = {
  readonly state: () => AuthState
  readonly subscribe: (listener: (state: AuthState, event: AuthEvent) => void) => () => void
  /** Finds out whether somebody is signed in. Called once, after the page stands. */
  readonly restore: () => Promise<void>
  readonly signIn: (credentials: Credentials) => Promise<SignInStep>
  /** Lets the browser ask for a passkey: it says itself whose it is. */
  readonly signInWithPasskey: () => Promise<SignInStep>
  /** False where the account waits for its address to be confirmed. */
  readonly signUp: (credentials: Credentials) => Promise<{ readonly isSignedIn: boolean }>
  /** Leaves for the provider's own page. */
  readonly startRedirect: (hint: 'sign-in' | 'sign-up') => Promise<void>
  readonly signOut: () => Promise<void>
  readonly session: () => Promise<Session | null>
  /** A token that still holds for a while, fetched silently where the one at hand does not. Null: sign in again. */
  readonly accessToken: () => Promise<string | null>
  /** Hears when this account's row changes: its plan, its profile, by whatever tab or server. Ends by what it returns. */
  readonly watchAccount: (listener: () => void) => () => void
  /** Hears when saves of a kept project change: analysed, begun again, deleted. Ends by what it returns. */
  readonly watchSaves: (projectId: string, listener: (change: RowChange) => void) => () => void
  readonly updateUser: (changes: UserChanges) => Promise<void>
  readonly sendPasswordReset: (email: string) => Promise<void>
  /** Ends the sessions of all other devices and browsers. */
  readonly signOutOthers: () => Promise<void>
  /** Where this account is signed in, this browser first. */
  readonly openSessions: () => Promise<readonly OpenSession[]>
  /** Ends one of them, not the one of this browser. */
  readonly endSession: (id: string) => Promise<void>
  readonly security: () => Promise<AccountSecurity>
  /** The assistants that may act for this account. */
  readonly grants: () => Promise<readonly Grant[]>
  readonly revokeGrant: (clientId: string) => Promise<void>
  /** What an assistant asks for, by the id that the authorization server gave its request. */
  readonly assistantRequest: (id: string) => Promise<AssistantRequest>
  /** Answers it; gives the address at which the assistant waits. */
  readonly answerAssistant: (id: string, answer: 'allow' | 'deny') => Promise<string>
  /** Takes over the session that a mailed link brought. */
  readonly adopt: (refreshToken: string, event?: AuthEvent) => Promise<void>
}

export type AuthState =
  | { readonly status: 'loading' }
  /** `isLeaving`: by her own wish, just now, and on the way to the home page. */
  | { readonly status: 'signed-out'; readonly isLeaving?: true }
  | { readonly status: 'signed-in'; readonly user: AuthUser }

export type AuthEvent =
  | 'initial-session'
  | 'signed-in'
  | 'signed-out'
  | 'token-refreshed'
  | 'user-updated'
  | 'password-recovery'
  | 'mfa-challenge-verified'

export type AuthUser = {
  readonly id: string
  readonly email?: string | undefined
  readonly name?: string | undefined
  readonly email_confirmed_at?: string | null | undefined
  readonly created_at?: string | undefined
  readonly user_metadata?: UserMetadata | undefined
}

export type UserMetadata = {
  readonly display_name?: string
  readonly full_name?: string
  readonly bio?: string
  readonly location?: string
  readonly website?: string
  readonly avatar_url?: string
  /** Of the mails to her: `en` or `nb`. */
  readonly language?: string
}

export type Session = {
  readonly accessToken: string
  /** Milliseconds since 1970. */
  readonly expiresAtMs: number
  readonly user: AuthUser
}

export type Credentials = { readonly email: string; readonly password: string }

export type UserChanges = {
  readonly email?: string
  readonly password?: string
  /** With a new password: the ids of the passkeys that it does not end. */
  readonly keepPasskeys?: readonly string[]
  readonly metadata?: UserMetadata
}

/** `gone`: unknown, expired, answered, or of another account. `granted`: she has allowed the same before. */
export type AssistantRequest =
  | { readonly kind: 'gone' }
  | { readonly kind: 'granted'; readonly returnTo: string }
  | {
      readonly kind: 'asked'
      /** What the client says of itself: no one has checked it. */
      readonly client: { readonly name: string; readonly site: string }
      readonly redirectUri: string
      readonly email: string
      readonly scopes: readonly string[]
    }

/** What somebody has allowed an assistant. */
export type Grant = {
  readonly clientId: string
  readonly name: string
  readonly scopes: readonly string[]
  /** ISO 8601. */
  readonly grantedAt: string
}
