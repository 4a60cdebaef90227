import type { AccountService } from '../service/account-service.ts'
import { refreshTokens } from './refresh-tokens.ts'
import type { KeptSession } from './web-sessions.ts'

/** Ends a session at the account service. False where that could not be told; one that is over there already is ended. */
export async function endAtService(
  service: AccountService,
  { refreshToken }: KeptSession,
  address: string,
): Promise<boolean> {
  const fresh = await refreshTokens(service, refreshToken, address)
  if (fresh.kind === 'refused') return true
  if (fresh.kind === 'unavailable') return false
  const { accessToken } = fresh.signedIn
  const { status } = await service.call('/auth/v1/logout?scope=local', { method: 'POST', accessToken, address })
  return status < 500
}
