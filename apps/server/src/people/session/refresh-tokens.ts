import * as z from 'zod/mini'
import type { AccountService } from '../service/account-service.ts'
import type { Tokens } from './web-sessions.ts'

export type SignedIn = Tokens & { readonly user: Readonly<Record<string, unknown>> }

/** `refused`: the token holds no longer. `unavailable`: the service could not say, so nothing is known. */
export type Refreshed =
  | { readonly kind: 'signed-in'; readonly signedIn: SignedIn }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unavailable' }

/** Trades a refresh token for a new pair at the account service, for anyone who asks from `address`. */
export async function refreshTokens(
  service: AccountService,
  refreshToken: string,
  address: string,
): Promise<Refreshed> {
  return askForTokens(service, 'refresh_token', { refresh_token: refreshToken }, address)
}

/** Trades the code of a redirect login, with the secret that it was begun with. */
export async function exchangeCode(
  service: AccountService,
  { code, verifier }: { readonly code: string; readonly verifier: string },
  address: string,
): Promise<Refreshed> {
  return askForTokens(service, 'pkce', { auth_code: code, code_verifier: verifier }, address)
}

async function askForTokens(
  service: AccountService,
  grant: 'refresh_token' | 'pkce',
  request: Record<string, string>,
  address: string,
): Promise<Refreshed> {
  const path = `/auth/v1/token?grant_type=${grant}`
  const { status, body } = await service.call(path, { method: 'POST', body: request, address })
  if (status === 429 || status >= 500) return { kind: 'unavailable' }
  const answer = answerSchema.safeParse(body)
  if (status !== 200 || !answer.success) return { kind: 'refused' }
  const { access_token: accessToken, refresh_token: next, expires_at: expiresAt, user } = answer.data
  return { kind: 'signed-in', signedIn: { accessToken, refreshToken: next, expiresAt, userId: user.id, user } }
}

const answerSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_at: z.number(),
  user: z.looseObject({ id: z.string() }),
})
