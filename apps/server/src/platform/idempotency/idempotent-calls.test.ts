import { randomBytes } from 'node:crypto'
import { hasPostgres } from '@kvint/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signUpByInject } from '../../pages/site/sign-up-by-inject.ts'
import { startSite } from '../../pages/site/site-fixture.ts'
import { tokenSeal } from '../seal/sealed-token.ts'
import { idempotentCallsIn } from './idempotent-calls.ts'

describe.skipIf(!hasPostgres())('kept answers of an account', () => {
  let site: Awaited<ReturnType<typeof startSite>>
  let pool: ReturnType<typeof site.lookInto>
  beforeAll(async () => {
    site = await startSite('auth,registration')
    pool = site.lookInto()
  }, 60_000)
  afterAll(() => site?.close(), 60_000)

  it('are a thousand: the oldest goes for the next, and none that is under way', async () => {
    const calls = idempotentCallsIn(pool, tokenSeal(randomBytes(32)))
    const [who, other] = [await signUpByInject(site.app), await signUpByInject(site.app)]
    const hash = randomBytes(32)
    const fill = `insert into kvint.idempotent_calls (user_id, key, request_hash, status, created_at)
      select $1, 'call-' || n, $2, 200, now() - make_interval(secs => 1001 - n) from generate_series(1, 1000) n`
    for (const { id } of [who, other]) await pool.query(fill, [id, hash])
    await pool.query(`update kvint.idempotent_calls set status = null where user_id = $1 and key = 'call-2'`, [who.id])

    for (const key of ['new-call-1', 'new-call-2'])
      expect(await calls.begin(who.id, key, hash)).toEqual({ kind: 'mine' })
    const keys = async (id: string) =>
      (await pool.query('select key from kvint.idempotent_calls where user_id = $1', [id])).rows.map(({ key }) => key)
    expect(await keys(who.id)).toHaveLength(1001)
    expect(await keys(who.id)).toEqual(expect.arrayContaining(['call-2', 'call-3', 'new-call-1', 'new-call-2']))
    expect(await keys(other.id)).toHaveLength(1000)
  })
})
