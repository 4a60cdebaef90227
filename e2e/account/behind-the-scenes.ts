import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPool } from '@kvint/postgres'
import { expect, type Page } from '@playwright/test'
import { FULL } from '../site/builds.ts'

/** What the provider's own staff can do to the newest subscription of somebody, and no page of ours: told as it tells it. */
export async function tellStatus(
  page: Page,
  email: string,
  status: 'paused' | 'active',
  planId: string,
): Promise<void> {
  const [row] = await look(
    `select s.id, c.id as checkout from kvint.subscriptions s
     join kvint.checkouts c on c.user_id = s.user_id join auth.users u on u.id = s.user_id where u.email = $1`,
    email,
  )
  const { id = '', checkout = '' } = row ?? {}
  const payload = JSON.stringify({
    event_id: `evt_local_${(Date.now() * 1000).toString(16).padStart(16, '0')}walk`,
    event_type: `subscription.${status === 'paused' ? 'paused' : 'activated'}`,
    occurred_at: new Date().toISOString(),
    data: {
      id,
      status,
      customer_id: `ctm_local_${id}`,
      items: [{ price: { id: planId }, quantity: 1 }],
      current_billing_period: { ends_at: new Date(Date.now() + MONTH_MS).toISOString() },
      scheduled_change: null,
      custom_data: { checkout_id: checkout },
    },
  })
  const secret = createHmac('sha256', readFileSync(join(DATA, 'session.key')))
    .update('payments')
    .digest('hex')
  const at = Math.floor(Date.now() / 1000)
  const signature = createHmac('sha256', secret).update(`${at}:${payload}`).digest('hex')
  const headers = { 'content-type': 'application/json', 'paddle-signature': `ts=${at};h1=${signature}` }
  const answer = await page.request.post(`${FULL}/api/v1/paddle/webhook`, { headers, data: payload })
  expect(answer.status()).toBe(200)
}

/** PREMIUM as a gift: only the database can give it. */
export async function grantPremium(email: string): Promise<void> {
  await look(`update public.users set role = 'PREMIUM' where email = $1`, email)
}

async function look(question: string, email: string): Promise<Record<string, string>[]> {
  const socket = encodeURIComponent(join(DATA, 'postgres/socket'))
  const pool = openPool(`postgres://postgres@/postgres?host=${socket}`, { size: 1 })
  try {
    return (await pool.query<Record<string, string>>(question, [email])).rows
  } finally {
    await pool.end()
  }
}

/** As playwright.config.ts starts the server. */
const DATA = join(tmpdir(), `kvint-e2e-data-${new URL(FULL).port}`)
const MONTH_MS = 30 * 24 * 3600 * 1000
