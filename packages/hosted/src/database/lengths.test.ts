import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasPostgres } from '@kvint/postgres'
import { newPerson, type Person } from '../testing/people.ts'
import { startCluster, type Json, type TestHosted } from '../testing/start-hosted.ts'

describe.skipIf(!hasPostgres())('what a person can write', () => {
  let cluster: Awaited<ReturnType<typeof startCluster>>
  let service: TestHosted
  let ada: Person
  beforeAll(async () => {
    cluster = await startCluster()
    service = await cluster.start()
    ada = await newPerson(service)
  }, 60_000)
  afterAll(() => cluster?.stop(), 60_000)

  it.each([
    ['username', 255],
    ['first_name', 255],
    ['last_name', 255],
    ['picture_url', 2048],
  ])('has a length: %s', async (column, longest) => {
    const write = (length: number) =>
      service.rest('PATCH', `/users?supabase_id=eq.${ada.id}`, { [column]: 'é'.repeat(length) }, { token: ada.token })
    expect((await write(longest)).status).toBe(204)
    const refused = await write(longest + 1)
    expect([refused.status, refused.body['code']]).toEqual([400, '23514'])
    expect(refused.body['message']).toContain(`${column}_length`)
  })

  it('has a length in every column of text that the role of a person may fill', async () => {
    const { rows } = await service.pool.query<{ column: string }>(`
      select format('%s.%s.%s', c.table_schema, c.table_name, c.column_name) as column from information_schema.columns c
      where c.table_schema in ('public', 'kvint') and c.data_type in ('text', 'character varying')
        and (has_column_privilege('authenticated', format('%I.%I', c.table_schema, c.table_name), c.column_name, 'insert')
          or has_column_privilege('authenticated', format('%I.%I', c.table_schema, c.table_name), c.column_name, 'update'))
        and not exists (select from information_schema.constraint_column_usage u join information_schema.check_constraints k
          using (constraint_schema, constraint_name)
          where u.table_schema = c.table_schema and u.table_name = c.table_name and u.column_name = c.column_name
            and (k.check_clause like '%length(%' or k.check_clause like '%ANY (ARRAY%'))
      order by 1`)
    expect(rows.map(({ column }) => column)).toEqual(SET_BY_THE_SERVER)
  })

  it('opens an account whatever her metadata holds, and cuts what is too long', async () => {
    const long = await newPerson(service, {
      data: { full_name: `${'A'.repeat(600)} ${'B'.repeat(600)}`, avatar_url: `https://${'x'.repeat(3000)}` },
    })
    const { rows } = await service.pool.query<Json>(
      'select length(first_name) as first, picture_url from public.users where supabase_id = $1',
      [long.id],
    )
    expect(rows).toEqual([{ first: 255, picture_url: null }])
  })

  it.each([
    ['NUL', { full_name: 'a\0b' }],
    ['lone surrogate', { ['\ud800']: 1 }],
  ])('holds no %s', async (_, data) => {
    for (const [method, path] of [
      ['PUT', '/user'],
      ['POST', '/signup'],
    ] as const) {
      const body = { data, ...(path === '/signup' ? { email: 'nul@kvint.test', password: 'right horse' } : {}) }
      const answer = await service.auth(method, path, body, { token: ada.token })
      expect([answer.status, answer.body['code']]).toEqual([400, 'bad_json'])
      expect(answer.body['message']).toContain('strings must not hold NUL or half of a surrogate pair')
    }
  })

  it('is refused clearly by the account service as well', async () => {
    const asked = await service.auth('GET', '/verify?type=signup&token=%00')
    expect(asked.status).toBeLessThan(500)
    const form = await service.auth('POST', '/token?grant_type=password', 'email=a%40kvint.test&password=x%00', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect([form.status, form.body['code']]).toEqual([400, 'validation_failed'])
    expect((await service.auth('GET', '/health')).status).toBe(200)
    const factor = await service.auth(
      'POST',
      '/factors',
      { factor_type: 'totp', friendly_name: 'x'.repeat(256) },
      { token: ada.token },
    )
    expect([factor.status, factor.body['message']]).toEqual([400, 'The friendly_name is too long'])
  })
})

/** Written by triggers and the server alone: `guard_user_row` puts back what somebody else would set. */
const SET_BY_THE_SERVER: string[] = ['public.users.role', 'public.users.subscription_status']
