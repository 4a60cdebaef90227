import type { PoolClient } from 'pg'
import { PRODUCT } from '@kvint/contract'
import { type Addressee, inLanguage, type MailWords, type QueueMail } from '../../platform/mail/mail-queue.ts'
import { type BillingEvent, type Outcome, transactionDataSchema } from './billing-event.ts'
import { completeCheckout } from './checkouts.ts'

/** A payment that went through closes its checkout; one that failed is told to the buyer. Access is a matter of subscriptions. */
export async function applyTransaction(
  client: PoolClient,
  event: BillingEvent,
  queueMail: QueueMail,
): Promise<Outcome> {
  const data = transactionDataSchema.safeParse(event.data)
  if (!data.success) return 'ignored'
  const checkoutId = data.data.custom_data.checkout_id
  if (event.event_type === 'transaction.completed')
    return (await completeCheckout(client, checkoutId)) ? 'applied' : 'ignored'
  if (event.event_type !== 'transaction.payment_failed') return 'ignored'
  /** Declined at the checkout: the provider's page has said so, and no plan stands yet. */
  if (!data.data.subscription_id) return 'ignored'
  if ((await client.query(SELECT_PAID_SINCE, [data.data.id, event.occurred_at])).rowCount) return 'late'
  const buyer = (await client.query<Addressee>(SELECT_BUYER, [checkoutId])).rows[0]
  if (!buyer?.email) return 'ignored'
  await queueMail(client, { to: buyer.email, ...inLanguage(FAILED, buyer.language) })
  return 'applied'
}

const SELECT_BUYER = `select u.email, a.raw_user_meta_data ->> 'language' as language from kvint.checkouts c
  join public.users u on u.supabase_id = c.user_id left join auth.users a on a.id = c.user_id where c.id = $1`
const SELECT_PAID_SINCE = `select from kvint.billing_events
  where payload -> 'data' ->> 'id' = $1 and type = 'transaction.completed' and occurred_at >= $2`
const FAILED: MailWords = {
  en: {
    subject: `Your payment to ${PRODUCT.name} did not go through`,
    text: 'The last payment for your plan was declined. Your plan keeps working for 14 days while we retry it.\n\nTo pay with another card, open your profile and choose “Manage subscription”.',
    button: { words: 'Open your profile', path: '/profile' },
    close: `If you want to leave the plan instead, cancel it there. Questions: ${PRODUCT.mail.support}.`,
  },
  nb: {
    subject: `Betalingen din til ${PRODUCT.name} gikk ikke gjennom`,
    text: 'Den siste betalingen for abonnementet ditt ble avvist. Abonnementet virker i 14 dager til mens vi prøver på nytt.\n\nVil du betale med et annet kort, åpner du profilen din og velger «Kort og kvitteringer».',
    button: { words: 'Åpne profilen', path: '/profile' },
    close: `Vil du heller avslutte abonnementet, gjør du det samme sted. Spørsmål: ${PRODUCT.mail.support}.`,
  },
}
