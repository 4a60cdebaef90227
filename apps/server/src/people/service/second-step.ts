import { KvintError } from '@kvint/contract'
import type { Pool } from 'pg'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes a sign-in whose second step is still to come: it leads there. */
    leadsToSecondStep?: boolean
  }
}

/** Whether the account has a second factor that this sign-in has not shown. */
export type OwesSecondStep = (claims: { readonly sub: string; readonly aal?: string | undefined }) => Promise<boolean>

export function secondStepLookup(pool: Pool): OwesSecondStep {
  return async ({ sub, aal }) => aal !== 'aal2' && (await pool.query(SELECT, [sub])).rowCount !== 0
}

export function secondStepOwed(): KvintError {
  return new KvintError(
    'forbidden',
    'This account has two-factor authentication. Confirm your sign-in with a code from your app, then try again.',
  )
}

const SELECT = `select from auth.mfa_factors where user_id = $1 and status = 'verified' limit 1`
