import type { PoolClient } from 'pg'
import type { Hosted } from '../hosted.ts'
import type { RestCaller } from '../rest/caller.ts'
import { quoted } from '../rest/query-text.ts'
import { runAsCaller } from '../rest/run-as-caller.ts'
import type { RowChange } from './row-changes.ts'

/**
 * Those changes whose row a caller may see. What is there is read again as herself, so that row-level security and the grants of
 * columns decide; of what is gone the policies of its table are asked, on the row as it was.
 */
export async function visibleChanges(
  hosted: Hosted,
  caller: RestCaller,
  changes: readonly RowChange[],
): Promise<Set<RowChange>> {
  const visible = new Set<RowChange>()
  for (const group of Map.groupBy(changes, groupOf).values()) {
    const read = group[0]?.operation === 'DELETE' ? readDeleted : readPresent
    const places = await runAsCaller(hosted, caller, CONTEXT, (client) => read(client, group)).catch(
      (error: { code?: string; message: string }) => {
        if (error.code !== '42501') hosted.log.warn({ reason: error.message }, 'hosted: a change could not be told')
        return []
      },
    )
    for (const place of places) if (group[place - 1]) visible.add(group[place - 1] as RowChange)
  }
  return visible
}

const CONTEXT = { method: 'GET', path: '/realtime/v1', headers: {}, isReadOnly: true }

/** Changes that one query can be about. */
function groupOf(change: RowChange): string {
  const columns = Object.keys(change.record ?? {})
  return JSON.stringify([change.schema_name, change.table_name, change.operation === 'DELETE', ...columns])
}

async function readPresent(client: PoolClient, group: RowChange[]): Promise<number[]> {
  const [{ key, record } = { key: {}, record: {} }] = group
  const keys = Object.keys(key)
  if (keys.length === 0) return []
  const table = nameOf(group)
  const isIt = keys.map((name) => `_t.${quoted(name)} = _key.${quoted(name)}`).join(' and ')
  // The columns that are told stand here, so that one whose reading is not granted to her is none that she hears of.
  const told = Object.keys(record ?? {}).map((name) => `_t.${quoted(name)}`)
  const { rows } = await client.query<{ place: number }>(
    `select _each.place::int, row(${told.join(', ')}) is null as _ from json_array_elements($1::json) with ordinality _each (key, place)
     cross join lateral json_populate_record(null::${table}, _each.key) _key join ${table} _t on ${isIt}`,
    [JSON.stringify(group.map((change) => change.key))],
  )
  return rows.map(({ place }) => place)
}

async function readDeleted(client: PoolClient, group: RowChange[]): Promise<number[]> {
  const table = nameOf(group)
  const guard = await client.query<{
    may: boolean
    is_active: boolean
    allowed: string | null
    restricted: string | null
  }>(GUARD, [table])
  const { may, is_active: isActive, allowed, restricted } = guard.rows[0] ?? { may: false }
  if (!may || (isActive && !allowed)) return []
  const condition = isActive ? `(${allowed}) and (${restricted ?? 'true'})` : 'true'
  // Bare names in a policy are columns of the row: it stands in a scope of its own, under the name of its table.
  const { rows } = await client.query<{ place: number }>(
    `select _each.place::int from json_array_elements($1::json) with ordinality _each (deleted, place)
     where exists (select from json_populate_record(null::${table}, _each.deleted) as ${quoted(group[0]?.table_name ?? '')} where ${condition})`,
    [JSON.stringify(group.map((change) => change.deleted))],
  )
  return rows.map(({ place }) => place)
}

function nameOf([change]: RowChange[]): string {
  return `${quoted(change?.schema_name ?? '')}.${quoted(change?.table_name ?? '')}`
}

/** Whether the caller may read the table, and what its policies ask of her: one of the permissive, all of the restrictive. */
const GUARD = `select has_table_privilege($1, 'select') as may, row_security_active($1::text) as is_active,
    string_agg(condition, ' or ') filter (where polpermissive) as allowed,
    string_agg(condition, ' and ') filter (where not polpermissive) as restricted
  from (select) _one left join (
    select polpermissive, '(' || coalesce(pg_get_expr(polqual, polrelid), 'true') || ')' as condition from pg_policy
    where polrelid = $1::regclass and polcmd in ('r', '*')
      and (0 = any(polroles) or exists (select from unnest(polroles) _role where pg_has_role(_role, 'usage')))
  ) _policies on true`
