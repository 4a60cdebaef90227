import type { Session, SupabaseClient } from '@supabase/supabase-js'
import type { SignInStep } from './account-security.ts'

/** What a new session of the account service still lacks; `adopt` takes over the one that lacks nothing. */
export async function signInStep(
  client: SupabaseClient,
  session: Session,
  adopt: (refreshToken: string) => Promise<void>,
): Promise<SignInStep> {
  const verify = codeCheck(client, session.user.factors ?? [], adopt)
  if (verify) return { kind: 'needs-code', verify }
  await adopt(session.refresh_token)
  return { kind: 'signed-in' }
}

/** Checks a code of the account's authenticator app; undefined where it has none. */
export function codeCheck(
  client: SupabaseClient,
  factors: readonly { readonly id: string; readonly factor_type: string; readonly status: string }[],
  adopt: (refreshToken: string) => Promise<void>,
): ((code: string) => Promise<void>) | undefined {
  const factor = factors.find(({ factor_type: type, status }) => type === 'totp' && status === 'verified')
  if (!factor) return undefined
  return async (code) => {
    const { data, error } = await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code })
    if (error) throw error
    await adopt(data.refresh_token)
  }
}
