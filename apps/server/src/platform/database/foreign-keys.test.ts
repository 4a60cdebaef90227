import { hasPostgres, openPool } from '@kvint/postgres'
import { expect, it } from 'vitest'
import { startKeepers } from '../../music/projects/testing/keepers.ts'

it.skipIf(!hasPostgres())(
  'every reference is found by an index: a deletion walks no table',
  { timeout: 60_000 },
  async () => {
    const site = await startKeepers()
    const pool = openPool(site.databaseUrl, { size: 1 })
    try {
      await pool.query('create table kvint.referring (id uuid primary key, user_id uuid references auth.users (id))')
      const { rows } = await pool.query<{ reference: string }>(UNINDEXED)
      expect(rows.map(({ reference }) => reference)).toEqual(['kvint.referring user_id'])
    } finally {
      await pool.end()
      await site.close()
    }
  },
)

/** References whose columns are not the first of any index of all rows, or of all that refer to something. */
const UNINDEXED = `select c.conrelid::regclass || ' ' || (
    select string_agg(a.attname, ', ') from pg_attribute a where a.attrelid = c.conrelid and a.attnum = any(c.conkey)) as reference
  from pg_constraint c where c.contype = 'f' and not exists (
    select from pg_index i where i.indrelid = c.conrelid
      and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey
      and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) ~ 'IS NOT NULL'))
  order by 1`
