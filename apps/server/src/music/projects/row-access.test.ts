import { hasPostgres } from '@kvint/postgres'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chordSet, type Keeper, type Keepers, startKeepers } from './testing/keepers.ts'

/** The rule is in the database: what a person’s role can reach there, past all routes. */
describe.skipIf(!hasPostgres())('rows', () => {
  let site: Keepers
  let [owner, stranger]: Keeper[] = []
  beforeAll(async () => {
    site = await startKeepers()
    ;[owner, stranger] = [await site.person(), await site.person()]
    const { id, saves } = (await owner.keep('Mine.als', await chordSet('Mine'))).json()
    await owner.finished(id)
    await owner.post(`/api/v1/projects/${id}/saves/${saves[0].id}/shares`, { days: null })
    await site.app.inject({
      method: 'POST',
      url: '/api/v1/uploads',
      headers: { ...owner.headers, 'tus-resumable': '1.0.0', 'upload-length': '9', 'upload-metadata': 'filename QQ==' },
    })
  }, 60_000)
  afterAll(() => site?.close(), 60_000)

  const TABLES = ['projects', 'saves', 'uploads', 'shares'] as const

  async function as<Result>(role: string, sub: string, work: (client: PoolClient) => Promise<Result>): Promise<Result> {
    const client = await site.pool.connect()
    try {
      await client.query('begin')
      return await within(client, role, sub, work)
    } finally {
      await client.query('rollback')
      client.release()
    }
  }
  async function within<Result>(
    client: PoolClient,
    role: string,
    sub: string,
    work: (client: PoolClient) => Promise<Result>,
  ) {
    await client.query(`select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`, [
      role,
      JSON.stringify({ sub, role }),
    ])
    return await work(client)
  }
  /** What somebody sees, changes and deletes of a table: the number of rows each; 'refused' where she may not at all. */
  const reach = async (client: PoolClient, table: string) => {
    const tried: Record<string, number | string> = {}
    for (const [name, statement] of [
      ['sees', `select from kvint.${table}`],
      ['deletes', `delete from kvint.${table}`],
    ] as const) {
      await client.query('savepoint before')
      try {
        tried[name] = (await client.query(statement)).rowCount ?? 0
      } catch {
        tried[name] = 'refused'
      }
      await client.query('rollback to savepoint before')
    }
    return tried
  }

  it.each(TABLES)('of %s are their owner’s', async (table) => {
    expect(await as('authenticated', owner!.id, (client) => reach(client, table))).toEqual({ sees: 1, deletes: 1 })
    expect(await as('authenticated', stranger!.id, (client) => reach(client, table))).toEqual({ sees: 0, deletes: 0 })
    expect(await as('anon', stranger!.id, (client) => reach(client, table))).toEqual({
      sees: 'refused',
      deletes: 'refused',
    })
  })

  it('cannot be made in the name of another, nor hung onto her projects', async () => {
    const [mine] = await site.sql('select id, project_id from kvint.saves where user_id = $1', [owner!.id])
    for (const [statement, values] of [
      [`insert into kvint.projects (user_id, name) values ($1, 'x')`, [owner!.id]],
      [`insert into kvint.uploads (id, user_id, file_name, bytes) values ('x', $1, 'x', 1)`, [owner!.id]],
      [`insert into kvint.shares (token, user_id, save_id) values ('x', $1, $2)`, [stranger!.id, mine.id]],
    ] as const)
      await expect(as('authenticated', stranger!.id, (client) => client.query(statement, [...values]))).rejects.toThrow(
        'row-level security',
      )
  })

  it('with the report, its fence and its figures are written by the server alone', async () => {
    for (const column of ['report', 'fence', 'user_id', 'bpm', 'content_hash'])
      await expect(
        as('authenticated', owner!.id, (client) => client.query(`update kvint.saves set ${column} = null`)),
      ).rejects.toThrow('permission denied')
  })

  it('of every table that has an owner are closed to others, anyone who adds it', async () => {
    expect(await as('authenticated', stranger!.id, openTables)).toEqual([])
  })

  it('of a table with a hole in its rule are seen by these tests', async () => {
    const client = await site.pool.connect()
    try {
      await client.query('begin')
      await client.query('create policy hole on kvint.saves for select to authenticated using (true)')
      await within(client, 'authenticated', stranger!.id, async () => {
        expect((await reach(client, 'saves'))['sees']).toBe(1)
        expect(await openTables(client)).toEqual(['saves'])
      })
      await client.query('rollback to savepoint before').catch(() => undefined)
    } finally {
      await client.query('rollback')
      client.release()
    }
  })

  /** Tables with a `user_id` of which somebody else sees a row. */
  async function openTables(client: PoolClient): Promise<string[]> {
    const { rows } = await client.query<{ name: string }>(
      `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
        join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id'
        where n.nspname = 'kvint' and c.relkind in ('r', 'p') and has_table_privilege(c.oid, 'select') order by 1`,
    )
    const open: string[] = []
    for (const { name } of rows)
      if (
        (await client.query(`select from kvint.${name} where user_id is distinct from $1 limit 1`, [stranger!.id]))
          .rowCount
      )
        open.push(name)
    return open
  }
})
