import { KvintError, PRODUCT } from '@kvint/contract'
import { inTransaction } from '@kvint/postgres'
import type { Pool } from 'pg'
import type { Bearer } from '../../platform/callers/bearer.ts'
import { type Addressee, inLanguage, type MailWords, type QueueMail } from '../../platform/mail/mail-queue.ts'
import { newRecoveryCode, recoveryCodeHash } from './new-recovery-code.ts'

type Caller = Pick<Bearer, 'sub' | 'session_id'>

/** The codes that stand in for an authenticator app that is lost. */
export type RecoveryCodes = {
  /** How many are left. */
  readonly count: (caller: Caller) => Promise<number>
  /** Ten new ones; those from before no longer count. @throws KvintError `forbidden` without a code at sign-in. */
  readonly make: (caller: Caller) => Promise<string[]>
  /** Turns two-factor authentication off, and mails that. @throws KvintError `bad-request` for a code that is none. */
  readonly use: (caller: Caller, code: string) => Promise<void>
}

export function recoveryCodesIn(pool: Pool, queueMail: QueueMail): RecoveryCodes {
  return {
    count: async ({ sub }) => (await pool.query<{ count: number }>(COUNT, [sub])).rows[0]?.count ?? 0,
    make: ({ sub, session_id }) =>
      inTransaction(pool, async (client) => {
        const proven = await client.query(HAS_SECOND_STEP, [session_id ?? null, sub])
        if (!proven.rowCount) throw new KvintError('forbidden', 'Enter a code from your authenticator app first.')
        const codes = Array.from({ length: CODES }, newRecoveryCode)
        await client.query(FORGET, [sub])
        await client.query(KEEP, [sub, codes.map(recoveryCodeHash)])
        return codes
      }),
    use: ({ sub }, code) =>
      inTransaction(pool, async (client) => {
        const spent = await client.query(SPEND, [sub, recoveryCodeHash(code)])
        if (!spent.rowCount) throw new KvintError('bad-request', 'That recovery code is wrong or already used.')
        await client.query(LOWER_SESSIONS, [sub])
        await client.query(REMOVE_FACTORS, [sub])
        await client.query(FORGET, [sub])
        const owner = (await client.query<Addressee>(ADDRESS, [sub])).rows[0]
        if (owner?.email) await queueMail(client, { to: owner.email, ...inLanguage(USED, owner.language) })
      }),
  }
}

const CODES = 10
const COUNT = 'select count(*)::int as count from kvint.recovery_codes where user_id = $1'
const HAS_SECOND_STEP = "select 1 from auth.sessions where id = $1 and user_id = $2 and aal = 'aal2'"
const KEEP = 'insert into kvint.recovery_codes (user_id, code_hash) select $1, unnest($2::bytea[])'
const FORGET = 'delete from kvint.recovery_codes where user_id = $1'
const SPEND = 'delete from kvint.recovery_codes where user_id = $1 and code_hash = $2'
const ADDRESS = "select email, raw_user_meta_data ->> 'language' as language from auth.users where id = $1"

/** As the account service does where a factor is removed: sessions that stood on it fall back to the first level. */
const LOWER_SESSIONS = `
  with lowered as (
    update auth.sessions set aal = 'aal1', factor_id = null, updated_at = now() where user_id = $1 and aal = 'aal2' returning id
  )
  delete from auth.mfa_amr_claims
  where session_id in (select id from lowered) and authentication_method in ('totp', 'mfa/phone', 'mfa/webauthn')`
const REMOVE_FACTORS = 'delete from auth.mfa_factors where user_id = $1'

const USED: MailWords = {
  en: {
    subject: `A recovery code opened your ${PRODUCT.name} account`,
    text: 'Someone who knows your password used one of your recovery codes. Two-factor authentication is off now, and the other codes no longer work.\n\nIf this was you, set up an authenticator app again in your profile.',
    button: { words: 'Open your profile', path: '/profile' },
    close: `If this was not you, change your password at once and write to ${PRODUCT.mail.support}.`,
  },
  nb: {
    subject: `En gjenopprettingskode åpnet ${PRODUCT.name}-kontoen din`,
    text: 'Noen som kan passordet ditt, brukte en av gjenopprettingskodene dine. Totrinnsbekreftelse er nå slått av, og de andre kodene gjelder ikke lenger.\n\nVar det du, setter du opp en autentiseringsapp igjen i profilen din.',
    button: { words: 'Åpne profilen', path: '/profile' },
    close: `Var det ikke du, bytt passord med en gang og skriv til ${PRODUCT.mail.support}.`,
  },
}
