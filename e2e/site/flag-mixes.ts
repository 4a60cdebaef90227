/** A mix of feature flags, and what the sentences of the specification come to under it. */
export type FlagMix = {
  readonly features: string
  readonly env?: Record<string, string>
  /** Accounts and registration are both on: people can come in. */
  readonly isOpen?: boolean
  /** Accounts are on: anyone who has one can sign in. */
  readonly hasAccounts?: boolean
  readonly sells?: boolean
  readonly chats?: boolean
  readonly asksConsent?: boolean
  readonly debugs?: boolean
}

const COUNTING = { ANALYTICS_KEY: 'kvint.example', ANALYTICS_ENDPOINT: 'http://localhost:9/api/event' }

export const FLAG_MIXES: readonly FlagMix[] = [
  { features: 'auth', hasAccounts: true },
  { features: 'auth,payments,debugInfo,projects', hasAccounts: true },
  { features: 'auth,registration', hasAccounts: true, isOpen: true },
  { features: 'auth,registration,payments', hasAccounts: true, isOpen: true, sells: true },
  { features: 'auth,registration,liveChat,debugInfo', hasAccounts: true, isOpen: true, chats: true, debugs: true },
  { features: 'auth,registration,analytics', env: COUNTING, hasAccounts: true, isOpen: true, asksConsent: true },
  { features: 'registration' },
  { features: 'registration,payments,debugInfo' },
  { features: 'payments' },
  { features: 'liveChat', chats: true },
  { features: 'analytics' },
  { features: 'analytics', env: COUNTING, asksConsent: true },
  { features: 'none', env: COUNTING },
]
