import type { StoredOAuthTokens } from '@modelcontextprotocol/client'

/** Tokens by the address of their server. In memory: they end with the page. */
export const keptTokens = new Map<string, StoredOAuthTokens>()
