import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { localEvent } from '../src/payments/local-event.ts'
import { signWebhook } from '../src/payments/webhook-signature.ts'
import { signUpByInject } from '../src/site/sign-up-by-inject.ts'
import { startSite } from '../src/site/site-fixture.ts'
import type { Check } from './check.ts'
import { inFolder, spawnServer } from './spawn-server.ts'
import { startTestPostgres } from '@kvint/postgres'

export const ONCE_ONLY: readonly Check[] = [
  {
    number: 22,
    name: '1,000 webhooks, shuffled, three times each, a tenth forged: the end is the one in order',
    run: async () => {
      const site = await startSite('auth,registration,payments')
      const who = await signUpByInject(site.app)
      const answer = await who.call('POST', '/api/v1/paddle/checkout', orderOf(who))
      const checkoutId = new URL(answer.json().data.checkoutUrl).searchParams.get('_ptxn') ?? ''
      const change = { subscriptionId: 'sub_reliability', checkoutId, planId: 'premium_monthly' }
      const secret = createHmac('sha256', readFileSync(join(site.dataFolder, 'session.key')))
        .update('payments')
        .digest('hex')
      const states = ['trialing', 'active', 'past_due', 'paused', 'active'] as const
      const begin = Date.now() - 1_000_000
      const events = Array.from({ length: 300 }, (_, index) =>
        localEvent({ ...change, status: states[index % states.length] ?? 'active' }, new Date(begin + index * 1000)),
      )
      const deliveries = shuffled([...events, ...events, ...events]).map((event) => ({ event, secret }))
      const forged = Array.from({ length: 100 }, (_, index) => ({
        event: localEvent({ ...change, status: 'canceled' }, new Date(Date.now() + index)),
        secret: 'guess',
      }))
      const outcomes: Record<string, number> = {}
      for (const { event, secret: signer } of shuffled([...deliveries, ...forged])) {
        const payload = JSON.stringify(event)
        const headers = {
          'content-type': 'application/json',
          'paddle-signature': signWebhook(payload, signer, Math.floor(Date.now() / 1000)),
        }
        const answered = await site.app.inject({ method: 'POST', url: '/api/v1/paddle/webhook', headers, payload })
        const outcome = answered.statusCode === 200 ? String(answered.json().outcome) : String(answered.statusCode)
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
      }
      const { subscriptionStatus } = (await who.call('GET', '/auth/subscription')).json()
      await site.close()
      return {
        isGood: subscriptionStatus === 'ACTIVE' && outcomes['401'] === 100 && outcomes['known'] === 600,
        figure: `${JSON.stringify(outcomes)}, ends ${subscriptionStatus}`,
      }
    },
  },
  {
    number: 23,
    name: '50 checkouts at once with one idempotency key: one is opened, fifty equal answers',
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
    name: 'a limit over two nodes lets no more than its number through; a made-up X-Forwarded-For does not help',
    run: () =>
      inFolder(async (folder) => {
        const postgres = await startTestPostgres(async () => undefined)
        const env = {
          DATABASE_URL: await postgres.newDatabase(),
          SESSION_KEY: 'reliability',
          KVINT_DATA: folder,
        }
        const nodes = [await spawnServer(env), await spawnServer(env)]
        let waits = 0
        const ask = async (index: number) => {
          const node = nodes[index % 2]
          const answer = await fetch(`${node?.url}/api/v1/paddle/plans`, {
            headers: { 'x-forwarded-for': `10.0.0.${index % 250}` },
          })
          if (answer.status === 429 && Number(answer.headers.get('retry-after')) > 0) waits += 1
          return answer.status
        }
        const statuses: number[] = []
        for (let round = 0; round < 180; round += 1)
          statuses.push(...(await Promise.all(Array.from({ length: 20 }, (_, index) => ask(index)))))
        for (const node of nodes) await node.stop()
        await postgres.stop()
        /** Asking for readiness while they start counts too, and a node may hold a twentieth when the window ends. */
        const passed = statuses.filter((status) => status === 200).length
        return {
          isGood: passed <= 3000 && passed >= 2400 && waits === statuses.length - passed,
          figure: `limit 3000: ${passed} of ${statuses.length} let through (what starting took counts), ${waits} told when to come back`,
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
