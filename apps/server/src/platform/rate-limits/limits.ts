import type { Limit } from '@kvint/hosted'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Sends mail or costs otherwise: few calls are enough. */
    isCostly?: boolean
  }
}

/** Of one network address, anyone who calls from it: a whole office may sit behind it. */
export const ADDRESS_LIMITS = {
  read: { name: 'address-read', amount: 3000, seconds: 60 },
  write: { name: 'address-write', amount: 600, seconds: 60 },
  costly: { name: 'address-costly', amount: 60, seconds: 600 },
} as const satisfies Record<string, Limit>

/** Of one account, from wherever it calls. */
export const ACCOUNT_LIMITS = {
  read: { name: 'account-read', amount: 1200, seconds: 60 },
  write: { name: 'account-write', amount: 240, seconds: 60 },
  costly: { name: 'account-costly', amount: 30, seconds: 600 },
} as const satisfies Record<string, Limit>
