import { currentLanguage } from '@kvint/ui'
import type { SupabaseClient, User } from '@supabase/supabase-js'
import type { SignInStep } from './account-security.ts'
import type { Credentials, Grant, UserChanges } from './identity.ts'
import { type GivenSession, signInStep } from './sign-in-step.ts'

export { answerAssistantRequest, readAssistantRequest } from './assistant-request.ts'
export { openSupabaseClient } from './supabase-client.ts'
export { supabaseSecurity } from './supabase-security.ts'

type Adopt = (given: GivenSession) => Promise<void>

/** The client acts for anyone who holds the token; what renews it stays with the service. */
export async function lendToken(client: SupabaseClient, accessToken: string): Promise<void> {
  const { error } = await client.auth.setSession({ access_token: accessToken, refresh_token: 'kept-by-the-service' })
  if (error) throw error
}

export async function signInWithPassword(
  client: SupabaseClient,
  credentials: Credentials,
  adopt: Adopt,
): Promise<SignInStep> {
  const { data, error } = await client.auth.signInWithPassword({ ...credentials })
  if (error) throw error
  return await signInStep(client, data.session, adopt)
}

export async function signInWithPasskey(client: SupabaseClient, adopt: Adopt): Promise<SignInStep> {
  const { data, error } = await client.auth.signInWithPasskey()
  if (error) throw error
  if (!data.session) throw new Error('')
  return await signInStep(client, data.session, adopt)
}

export async function signUp(
  client: SupabaseClient,
  { email, password }: Credentials,
  adopt: Adopt,
): Promise<{ readonly isSignedIn: boolean }> {
  const options = {
    data: { full_name: email.split('@')[0] ?? '', language: currentLanguage() },
    emailRedirectTo: signedUpAt(),
  }
  const { data, error } = await client.auth.signUp({ email, password, options })
  if (error) throw error
  if (data.session) await adopt(data.session)
  return { isSignedIn: data.session !== null }
}

/** The mailed link leads on to where she was going. */
function signedUpAt(): string {
  const returnTo = new URLSearchParams(location.search).get('return_to')
  return `${location.origin}/login${returnTo ? `?return_to=${encodeURIComponent(returnTo)}` : ''}`
}

export async function updateUser(
  client: SupabaseClient,
  { email, password, keepPasskeys, metadata }: UserChanges,
): Promise<User> {
  const { data, error } = await client.auth.updateUser(
    {
      ...(email && { email }),
      ...(password && { password, keep_passkeys: keepPasskeys ?? [] }),
      ...(metadata && { data: metadata }),
    },
    { emailRedirectTo: `${location.origin}/login?return_to=/profile` },
  )
  if (error) throw error
  return data.user
}

export async function sendPasswordReset(client: SupabaseClient, email: string): Promise<void> {
  const redirectTo = `${location.origin}/reset-password`
  const { error } = await client.auth.resetPasswordForEmail(email, { redirectTo })
  if (error) throw error
}

export async function signOutOthers(client: SupabaseClient): Promise<void> {
  const { error } = await client.auth.signOut({ scope: 'others' })
  if (error) throw error
}

export async function listGrants(client: SupabaseClient): Promise<readonly Grant[]> {
  const { data, error } = await client.auth.oauth.listGrants()
  if (error) throw error
  return data.map(({ client: assistant, scopes, granted_at }) => ({
    clientId: assistant.id,
    name: assistant.name,
    scopes,
    grantedAt: granted_at,
  }))
}

export async function revokeGrant(client: SupabaseClient, clientId: string): Promise<void> {
  const { error } = await client.auth.oauth.revokeGrant({ clientId })
  if (error) throw error
}
