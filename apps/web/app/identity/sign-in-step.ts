import type { Session, SupabaseClient } from '@supabase/supabase-js'
import { useUpRecoveryCode } from '../api/recovery-codes.ts'
import type { SignInStep } from './account-security.ts'

/** What a sign-in gave. */
export type GivenSession = Pick<Session, 'access_token' | 'refresh_token' | 'expires_in' | 'user'>

/** What a new session of the account service still lacks; `adopt` takes over the one that lacks nothing. */
export async function signInStep(
  client: SupabaseClient,
  session: Session,
  adopt: (given: GivenSession) => Promise<void>,
): Promise<SignInStep> {
  const step = codeStep(client, session.user.factors ?? [], {
    accessToken: session.access_token,
    adopt,
    whenRecovered: () => adopt(session),
  })
  if (step) return step
  await adopt(session)
  return { kind: 'signed-in' }
}

type Factor = { readonly id: string; readonly factor_type: string; readonly status: string }

/** Checks a code of the account's authenticator app, or one that stands in for it; undefined where it has no app. */
export function codeStep(
  client: SupabaseClient,
  factors: readonly Factor[],
  {
    accessToken,
    adopt,
    whenRecovered,
  }: {
    readonly accessToken: string
    readonly adopt: (given: GivenSession) => Promise<void>
    /** The app is off then, and the session at hand lacks nothing. */
    readonly whenRecovered: () => Promise<void>
  },
): SignInStep | undefined {
  const factor = factors.find(({ factor_type: type, status }) => type === 'totp' && status === 'verified')
  if (!factor) return undefined
  return {
    kind: 'needs-code',
    async verify(code) {
      const { data, error } = await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code })
      if (error) throw error
      await adopt(data)
    },
    async recover(code) {
      await useUpRecoveryCode(accessToken, code)
      await whenRecovered()
    },
  }
}
