import { errorBodySchema } from '@kvint/contract'
import * as fc from 'fast-check'
import type { ApiDocument } from '../tidy-document.ts'
import type { startCallers } from './callers.ts'
import { OWN_THING, type RandomCall, randomCalls } from './random-calls.ts'

export type Counted = { readonly calls: number; readonly byStatus: Readonly<Record<number, number>> }

/** Makes random calls of every route; throws for the first that ends in 5xx, tells of our inside, or has another shape of error. */
export async function checkCalls(
  { app, payer, thingsOf }: Awaited<ReturnType<typeof startCallers>>,
  amount: number,
  seed: number,
): Promise<Counted> {
  const document: ApiDocument = (await app.inject('/api/openapi.json')).json()
  let who = await payer()
  let things = await thingsOf(who)
  let isSomethingGone = false
  const byStatus: Record<number, number> = {}
  let calls = 0
  await fc.assert(
    fc.asyncProperty(randomCalls(document, OWN), async (call) => {
      const headers = { ...call.headers }
      if (headers['authorization'] === OWN) headers['authorization'] = who.authorization
      const url = call.url.replaceAll(NAMED, (_, name: string) => things[name] ?? 'x')
      const { status, body } = await ask(app, { ...call, url, headers })
      calls += 1
      byStatus[status] = (byStatus[status] ?? 0) + 1
      const problem = problemOf(status, body)
      if (problem) throw new Error(`${call.method} ${call.url} ${problem}: ${status} ${body.slice(0, 400)}`)
      if (status < 300 && (call.method === 'DELETE' || call.url.endsWith('/roll'))) isSomethingGone = true
      if (status === 204 && call.method === 'DELETE' && call.url === '/api/v1/account') {
        who = await payer()
        things = await thingsOf(who)
      }
      if (!isSomethingGone || calls % RENEW_EVERY !== 0) return
      things = await thingsOf(who)
      isSomethingGone = false
    }),
    { numRuns: amount, seed, endOnFailure: true },
  )
  return { calls, byStatus }
}

const OWN = 'Bearer own'
const NAMED = new RegExp(`${OWN_THING}(\\w+)`, 'g')
const RENEW_EVERY = 50

async function ask(app: Awaited<ReturnType<typeof startCallers>>['app'], call: RandomCall) {
  const answer = await app.inject({ ...call, method: call.method as 'GET', payloadAsStream: true })
  const stream = answer.stream()
  const isEndless = String(answer.headers['content-type']).startsWith('text/event-stream')
  let body = ''
  if (isEndless) stream.destroy()
  else for await (const chunk of stream) body += String(chunk)
  return { status: answer.statusCode, body }
}

function problemOf(status: number, body: string): string | undefined {
  if (status >= 500) return 'ends in an error of ours'
  if (/\n\s+at \S+ \(|node_modules|node:internal|\/src\//.test(body)) return 'tells of our inside'
  if (status < 400 || body.startsWith('{"code":"no_session"')) return undefined
  const read = errorBodySchema.safeParse(JSON.parse(body || 'null'))
  return read.success ? undefined : 'has another shape of error'
}
