import { PRODUCT } from '@kvint/contract'
import { inTransaction } from '@kvint/postgres'
import type { Pool } from 'pg'
import type { QueueMail } from '../../platform/mail/mail-queue.ts'

/** Takes an account out with all rows that hang on it, and what was written under its address; mails that it is gone. */
export function deleteAccount(pool: Pool, userId: string, queueMail: QueueMail): Promise<void> {
  return inTransaction(pool, async (client) => {
    await client.query(DELETE_PLACE, [userId])
    await client.query(DELETE_MESSAGES, [userId])
    const { rows } = await client.query<{ email: string | null }>(DELETE, [userId])
    if (rows[0]?.email) await queueMail(client, { to: rows[0].email, ...GONE })
  })
}

const HER_ADDRESS = '(select lower(email) from auth.users where id = $1 and email_confirmed_at is not null)'
const DELETE_PLACE = `delete from kvint.waitlist where email = ${HER_ADDRESS}`
const DELETE_MESSAGES = `delete from kvint.contact_messages where lower(email) = ${HER_ADDRESS}`
const DELETE = 'delete from auth.users where id = $1 returning email'

const GONE = {
  subject: `Your ${PRODUCT.name} account is deleted`,
  text: `Your account and everything in it are gone: profile, plan, keys, kept sets, their reports and the links to them. A plan that you paid for has ended and is not charged again.\n\nIf it was not you, write to ${PRODUCT.mail.support}.`,
}
