import type { StoredOAuthClientInformation } from '@modelcontextprotocol/client'
import { isRecord } from '../../wire/mcp-tool.ts'
import { jsonOf } from '../../wire/read-answer.ts'

/** As what this page is registered with an authorization server: public clients only, so nothing here is secret. */
export function registeredClient(issuer: string): StoredOAuthClientInformation | undefined {
  const client = all()[issuer]
  return isRecord(client) && typeof client['client_id'] === 'string'
    ? (client as StoredOAuthClientInformation)
    : undefined
}

export function keepRegisteredClient(issuer: string, client: StoredOAuthClientInformation | undefined): void {
  const { [issuer]: _before, ...others } = all()
  sessionStorage.setItem(KEY, JSON.stringify(client ? { ...others, [issuer]: client } : others))
}

function all(): Record<string, unknown> {
  const kept = jsonOf(sessionStorage.getItem(KEY) ?? '')
  return isRecord(kept) ? kept : {}
}

const KEY = 'mcp-oauth-clients'
