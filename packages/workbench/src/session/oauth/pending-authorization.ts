import type { OAuthDiscoveryState } from '@modelcontextprotocol/client'
import type { Target } from '../../target/target.ts'
import { isRecord } from '../../wire/mcp-tool.ts'
import { jsonOf } from '../../wire/read-answer.ts'
import type { Era, SdkTransport } from '../session.ts'

/** What must outlast the way to the authorization server and back. No token is among it. */
export type PendingAuthorization = {
  readonly state: string
  readonly codeVerifier: string
  readonly target: Target
  readonly transport: SdkTransport
  readonly era: Era
  readonly discovery: OAuthDiscoveryState | undefined
}

export function keepPending(pending: PendingAuthorization): void {
  sessionStorage.setItem(KEY, JSON.stringify(pending))
}

/** The pending authorization that a return belongs to, once: undefined where the state is not the one that was sent. */
export function takePending(state: string | null): PendingAuthorization | undefined {
  const kept = jsonOf(sessionStorage.getItem(KEY) ?? '')
  sessionStorage.removeItem(KEY)
  return isRecord(kept) && state !== null && kept['state'] === state ? (kept as PendingAuthorization) : undefined
}

/** The page's sign-out removes what has `auth` in its name. */
const KEY = 'mcp-oauth-pending'
