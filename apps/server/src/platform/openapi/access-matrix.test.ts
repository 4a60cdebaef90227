import { Readable } from 'node:stream'
import { buildSet, exampleSet } from '@kvint/als/build'
import { hasPostgres } from '@kvint/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ACCESS_ROWS, type AccessRow } from './testing/access-rows.ts'
import { startCallers } from './testing/callers.ts'
import type { ApiDocument } from './tidy-document.ts'

/** Her account has an authenticator app, and she has shown her password alone. */
const OWING = 'without the second step'

type Callers = Awaited<ReturnType<typeof startCallers>>
type Person = Awaited<ReturnType<Callers['person']>>

describe.skipIf(!hasPostgres())('who may call what', () => {
  let site: Callers
  let owner: Person
  let things: Record<string, string>
  let set: Buffer
  const callers: Record<string, string | undefined> = {}

  beforeAll(async () => {
    site = await startCallers()
    owner = await site.payer()
    things = await site.thingsOf(owner)
    set = Buffer.from(await buildSet(exampleSet()))
    const [other, payer, owing] = [await site.person(), await site.payer(), await site.person()]
    await site.addFactor(owing)
    const past = Math.floor(Date.now() / 1000) - 60
    Object.assign(callers, {
      anonymous: undefined,
      expired: `Bearer ${await site.signed(owner.token, { exp: past, iat: past - 3600 })}`,
      'wrong audience': `Bearer ${await site.signed(owner.token, { aud: 'https://elsewhere.example' })}`,
      'wrong issuer': `Bearer ${await site.signed(owner.token, { iss: 'https://elsewhere.example/auth/v1' })}`,
      'made-up key': `Bearer kvint_${'0'.repeat(48)}`,
      'other user': other.authorization,
      'other plan': payer.authorization,
      [OWING]: owing.authorization,
    })
  }, 120_000)
  afterAll(() => site?.close(), 60_000)

  it('has a row for every route of the document, and no other', async () => {
    const document: ApiDocument = (await site.app.inject('/api/openapi.json')).json()
    const routes = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(routes.toSorted()).toEqual(Object.keys(ACCESS_ROWS).toSorted())
  })

  async function statusOf(
    name: string,
    row: AccessRow,
    named: Record<string, string>,
    authorization: string | undefined,
    id: string,
  ) {
    const [method, path = ''] = name.split(' ')
    const url = path.replaceAll(/\{(\w+)\}/g, (_, parameter: string) => String(named[parameter]))
    const { payload, type } = bodyOf(row, id)
    const answer = await site.app.inject({
      method: method as 'GET',
      url: row.query ? `${url}?${row.query}` : url,
      headers: { ...(type && { 'content-type': type }), ...row.headers, ...(authorization && { authorization }) },
      ...(payload !== undefined && { payload }),
      payloadAsStream: true,
    })
    const stream = answer.stream()
    if (String(answer.headers['content-type']).startsWith('text/event-stream')) stream.destroy()
    else for await (const _ of Readable.from(stream)) continue
    return answer.statusCode
  }

  function bodyOf({ body }: AccessRow, id: string): { payload?: Buffer | object; type?: string } {
    if (body === 'set') return { payload: set, type: 'application/octet-stream' }
    if (body === 'chunk') return { payload: Buffer.from('hello') }
    if (body !== 'checkout') return body === undefined ? {} : { payload: body, type: 'application/json' }
    const urls = { successUrl: 'http://localhost:8080/success', cancelUrl: 'http://localhost:8080/pricing' }
    return {
      payload: { planId: 'premium_monthly', userId: id, ...urls, metadata: { auth0Id: id, email: 'row@example.org' } },
      type: 'application/json',
    }
  }

  const UNKNOWN = ['anonymous', 'expired', 'wrong audience', 'wrong issuer', 'made-up key']
  it.each(Object.keys(ACCESS_ROWS))('%s', async (name) => {
    const row = ACCESS_ROWS[name]
    if (!row) throw new Error(`There is no row for ${name}.`)
    const got: Record<string, number> = {}
    const own = row.takesAway && name !== 'DELETE /api/v1/account' ? await site.thingsOf(owner) : things
    for (const [caller, authorization] of Object.entries(callers)) {
      /** Anyone who is signed in may end her own account: that would take callers of later rows away. */
      if (name === 'DELETE /api/v1/account' && !UNKNOWN.includes(caller) && caller !== OWING) continue
      const theirs = idOf(authorization) ?? owner.id
      got[caller] = await statusOf(name, row, own, authorization, theirs)
    }
    const leaver = name === 'DELETE /api/v1/account' ? await site.person() : owner
    got['owner'] = await statusOf(name, row, own, leaver.authorization, leaver.id)
    expect(got).toEqual(Object.fromEntries(Object.keys(got).map((caller) => [caller, expected(name, row, caller)])))
  })

  function expected(name: string, { who, status, others = 404 }: AccessRow, caller: string): number {
    if (who === 'open' || who === 'cookie') return status
    if (UNKNOWN.includes(caller)) return 401
    if (caller === OWING && name !== 'POST /api/v1/account/recovery-codes/use') return 403
    return who === 'own' && caller !== 'owner' ? others : status
  }
})

function idOf(authorization: string | undefined): string | undefined {
  const claims = authorization?.split('.')[1]
  return claims ? (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub: string }).sub : undefined
}
