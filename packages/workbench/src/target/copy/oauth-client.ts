import { copyOf } from '@kvint/ui'
import { oauthClientEn } from './en/oauth-client.ts'

export const useOAuthClientWords = copyOf(
  oauthClientEn,
  async () => (await import('./nb/oauth-client.ts')).oauthClientNb,
)
