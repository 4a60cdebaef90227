import type { SupabaseClient } from '@supabase/supabase-js'
import type { AssistantRequest } from './identity.ts'

export async function readAssistantRequest({ auth }: SupabaseClient, id: string): Promise<AssistantRequest> {
  const { data, error } = await auth.oauth.getAuthorizationDetails(encodeURIComponent(id))
  if (error && GONE.has(error.code ?? '')) return { kind: 'gone' }
  if (error) throw error
  if (!('authorization_id' in data)) return { kind: 'granted', returnTo: data.redirect_url }
  const { client, redirect_uri: redirectUri, user, scope } = data
  return {
    kind: 'asked',
    client: { name: client.name, site: client.uri },
    redirectUri,
    email: user.email,
    scopes: scope.split(' ').filter((name) => name !== ''),
  }
}

export async function answerAssistantRequest(
  { auth }: SupabaseClient,
  id: string,
  answer: 'allow' | 'deny',
): Promise<string> {
  const request = encodeURIComponent(id)
  const { data, error } = await (answer === 'allow'
    ? auth.oauth.approveAuthorization(request, { skipBrowserRedirect: true })
    : auth.oauth.denyAuthorization(request, { skipBrowserRedirect: true }))
  if (error) throw error
  return data.redirect_url
}

const GONE = new Set(['oauth_authorization_not_found', 'validation_failed'])
