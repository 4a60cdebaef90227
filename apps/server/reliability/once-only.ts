import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startCallers } from '../src/platform/openapi/testing/callers.ts'
import type { BillingEvent } from '../src/money/payments/billing-event.ts'
import { localEvent } from '../src/money/payments/local-event.ts'
import { signWebhook } from '../src/money/payments/webhook-signature.ts'
import { signUpByInject } from '../src/pages/site/sign-up-by-inject.ts'
import { startSite } from '../src/pages/site/site-fixture.ts'
import type { Check } from './check.ts'
import { inFolder, SESSION_KEY, spawnServer } from './spawn-server.ts'
import { startTestPostgres } from '@kvint/postgres'

export const ONCE_ONLY: readonly Check[] = [
  {
    number: 22,
    name: '1,000 webhooks: 300 events three times each, shuffled, and 100 forged; two signatures while a secret is replaced',
    limit:
      'the end is the one in order; forged ones 401 and nothing written; the good signature counts in either place',
    run: async () => {
      const site = await startCallers()
      const who = await site.person()
      const answer = await who.call('POST', '/api/v1/paddle/checkout', orderOf(who))
      const checkoutId = new URL(answer.json().data.checkoutUrl).searchParams.get('_ptxn') ?? ''
      const change = { subscriptionId: 'sub_reliability', checkoutId, planId: 'premium_monthly' }
      const secret = createHmac('sha256', readFileSync(join(site.dataFolder, 'session.key')))
        .update('payments')
        .digest('hex')
      const begin = Date.now() - 1_000_000
      const events = Array.from({ length: 300 }, (_, index) =>
        localEvent({ ...change, status: STATES[index % STATES.length] ?? 'active' }, new Date(begin + index * 1000)),
      )
      const good = [...events, ...events, ...events].map((event) => ({ event, secret }))
      const forged = Array.from({ length: 100 }, (_, index) => ({
        event: localEvent({ ...change, status: 'canceled' }, new Date(Date.now() + index)),
        secret: 'guess',
      }))
      const deliver = async (event: BillingEvent, signer: string, sign = (header: string) => header) => {
        const payload = JSON.stringify(event)
        const headers = {
          'content-type': 'application/json',
          'paddle-signature': sign(signWebhook(payload, signer, Math.floor(Date.now() / 1000))),
        }
        const { statusCode, body } = await site.app.inject({ method: 'POST', url: WEBHOOK, headers, payload })
        return statusCode === 200 ? (JSON.parse(body) as { outcome: string }).outcome : String(statusCode)
      }
      const outcomes: Record<string, number> = {}
      for (const { event, secret: signer } of shuffled([...good, ...forged])) {
        const outcome = await deliver(event, signer)
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
      }
      const again = localEvent({ ...change, status: 'active' }, new Date(begin))
      const other = `h1=${'0'.repeat(64)}`
      const rotated = [
        await deliver(again, secret, (header) => `${header};${other}`),
        await deliver(again, secret, (header) => header.replace('h1=', `${other};h1=`)),
      ]
      const { subscriptionStatus } = (await who.call('GET', '/auth/subscription')).json()
      const { rows } = await site.pool.query<{ count: number }>(
        'select count(*)::int as count from kvint.billing_events',
      )
      await site.close()
      const written = rows[0]?.count ?? 0
      return {
        isGood:
          subscriptionStatus === 'PAST_DUE' &&
          outcomes['401'] === 100 &&
          outcomes['known'] === 600 &&
          written === 301 &&
          rotated.join() === 'late,known',
        figure: `${JSON.stringify(outcomes)}, ${written} written, ends ${subscriptionStatus}; with two signatures ${rotated.join(', ')}`,
      }
    },
  },
  {
    number: 23,
    name: '50 checkouts at once with one idempotency key',
    limit: 'one is opened, fifty equal answers',
    run: async () => {
      const site = await startSite('auth,registration,payments')
      const who = await signUpByInject(site.app)
      const headers = { 'idempotency-key': crypto.randomUUID() }
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => who.call('POST', '/api/v1/paddle/checkout', orderOf(who), headers)),
      )
      const kinds = new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size
      const opened = answers.filter((answer) => answer.headers['idempotent-replayed'] === undefined).length
      await site.close()
      return {
        isGood: kinds === 1 && opened === 1,
        figure: `${opened} opened, ${kinds} kind of answer in ${answers.length}`,
      }
    },
  },
  {
    number: 24,
    name: 'a limit of 100 over two nodes, called 300 times with made-up addresses',
    limit: 'exactly 100 pass, each other one is told when to come back',
    run: () =>
      inFolder(async (folder) => {
        const postgres = await startTestPostgres(async () => undefined)
        const env = {
          DATABASE_URL: await postgres.newDatabase(),
          SESSION_KEY,
          KVINT_DATA: folder,
          /** 60 calls that cost, times this. */
          RATE_LIMITS: '1.6667',
        }
        const nodes = [await spawnServer(env), await spawnServer(env)]
        let waits = 0
        const ask = async (index: number) => {
          const answer = await fetch(`${nodes[index % 2]?.url}/api/v1/waitlist`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${index % 250}` },
            body: JSON.stringify({ email: `limit-${index}@kvint.test` }),
          })
          if (answer.status === 429 && Number(answer.headers.get('retry-after')) > 0) waits += 1
          return answer.status
        }
        const statuses: number[] = []
        for (let round = 0; round < 15; round += 1)
          statuses.push(...(await Promise.all(Array.from({ length: 20 }, (_, index) => ask(round * 20 + index)))))
        for (const node of nodes) await node.stop()
        await postgres.stop()
        const passed = statuses.filter((status) => status === 202).length
        return {
          isGood: passed === 100 && waits === 200,
          figure: `${passed} of ${statuses.length} let through, ${waits} told when to come back`,
        }
      }),
  },
]

function orderOf(who: { readonly id: string; readonly email: string }) {
  return {
    planId: 'premium_monthly',
    userId: who.id,
    successUrl: 'http://localhost:8080/success',
    cancelUrl: 'http://localhost:8080/pricing',
    metadata: { auth0Id: who.id, email: who.email },
  }
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)
}

/** The last of three hundred is `past_due`. */
const STATES = ['active', 'paused', 'trialing', 'canceled', 'past_due'] as const
const WEBHOOK = '/api/v1/paddle/webhook'
