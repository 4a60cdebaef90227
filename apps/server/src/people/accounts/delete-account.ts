import { PRODUCT } from '@kvint/contract'
import { inTransaction } from '@kvint/postgres'
import type { Pool } from 'pg'
import { type Addressee, inLanguage, type MailWords, type QueueMail } from '../../platform/mail/mail-queue.ts'

/** Takes an account out with all rows that hang on it, and what was written under its address; mails that it is gone. */
export function deleteAccount(pool: Pool, userId: string, queueMail: QueueMail): Promise<void> {
  return inTransaction(pool, async (client) => {
    await client.query(DELETE_PLACE, [userId])
    await client.query(DELETE_MESSAGES, [userId])
    const gone = (await client.query<Addressee>(DELETE, [userId])).rows[0]
    if (gone?.email) await queueMail(client, { to: gone.email, ...inLanguage(GONE, gone.language) })
  })
}

const HER_ADDRESS = '(select lower(email) from auth.users where id = $1 and email_confirmed_at is not null)'
const DELETE_PLACE = `delete from kvint.waitlist where email = ${HER_ADDRESS}`
const DELETE_MESSAGES = `delete from kvint.contact_messages where lower(email) = ${HER_ADDRESS}`
const DELETE = "delete from auth.users where id = $1 returning email, raw_user_meta_data ->> 'language' as language"

const GONE: MailWords = {
  en: {
    subject: `Your ${PRODUCT.name} account is deleted`,
    text: 'Your account and everything in it are gone: your profile, plan, keys and saved sets, their reports, and the links to them. If you were paying for a plan, it has ended and is not charged again.',
    close: `If this was not you, write to ${PRODUCT.mail.support} at once.`,
  },
  nb: {
    subject: `${PRODUCT.name}-kontoen din er slettet`,
    text: 'Kontoen din og alt i den er borte: profil, abonnement, nøkler, lagrede sett, rapportene og lenkene til dem. Hadde du et betalt abonnement, er det avsluttet, og ingenting mer blir trukket.',
    close: `Var det ikke du som slettet den, skriv til ${PRODUCT.mail.support} med en gang.`,
  },
}
