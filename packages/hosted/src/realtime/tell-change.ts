import type { Hosted } from '../hosted.ts'
import { quoted } from '../rest/query-text.ts'
import type { RestCaller } from '../rest/caller.ts'
import { runAsCaller } from '../rest/run-as-caller.ts'
import type { Binding, Channel } from './channel.ts'
import { passesFilter } from './change-filter.ts'
import type { RowChange } from './row-changes.ts'

type ColumnType = { name: string; type: string }

/**
 * Tells a change to those who asked for it and may see the row. Each reads the row again as herself, so row-level security
 * decides; of a deleted row, which nobody can be asked about any more, only the key is told.
 */
export async function tellChange(hosted: Hosted, channels: Iterable<Channel>, change: RowChange): Promise<void> {
  const interested = [...channels].flatMap((channel) => {
    const bindings = channel.bindings.filter((binding) => isAbout(binding, change))
    return bindings.length > 0 ? [{ channel, bindings }] : []
  })
  if (interested.length === 0) return
  const columns = await columnsOf(hosted, change)
  const seen = new Map<string, Promise<Record<string, unknown> | undefined>>()
  for (const { channel, bindings } of interested) {
    const who = JSON.stringify(channel.caller)
    const reading = seen.get(who) ?? readAs(hosted, channel.caller, change)
    seen.set(who, reading)
    const record = await reading.catch(() => undefined)
    if (!record) continue
    const ids = bindings
      .filter(({ filter }) => change.operation === 'DELETE' || passesFilter(filter, record))
      .map(({ id }) => id)
    if (ids.length > 0) channel.send('postgres_changes', { ids, data: describeChange(change, columns, record) })
  }
}

function isAbout(binding: Binding, change: RowChange): boolean {
  return (
    (binding.event === '*' || binding.event === change.operation) &&
    (binding.schema === '*' || binding.schema === change.schema_name) &&
    (binding.table === undefined || binding.table === '*' || binding.table === change.table_name)
  )
}

async function readAs(
  hosted: Hosted,
  caller: RestCaller,
  change: RowChange,
): Promise<Record<string, unknown> | undefined> {
  const context = { method: 'GET', path: '/realtime/v1', headers: {}, isReadOnly: true }
  return runAsCaller(hosted, caller, context, async (client) => {
    const table = `${quoted(change.schema_name)}.${quoted(change.table_name)}`
    if (change.operation === 'DELETE') {
      const allowed = await client.query<{ may: boolean }>(`select has_table_privilege($1, 'select') as may`, [table])
      return allowed.rows[0]?.may ? change.key : undefined
    }
    const keys = Object.keys(change.key)
    if (keys.length === 0) return undefined
    const where = keys.map((key) => `_t.${quoted(key)} = _key.${quoted(key)}`).join(' and ')
    // The columns that are told, so that one whose reading is not granted to her is none that she hears of.
    const told = Object.keys(change.record ?? {}).map((name) => `_t.${quoted(name)}`)
    const found = await client.query(
      `select ${told.join(', ')} from ${table} _t, json_populate_record(null::${table}, $1::json) _key where ${where}`,
      [JSON.stringify(change.key)],
    )
    return found.rowCount === 1 ? (change.record ?? undefined) : undefined
  })
}

function describeChange(
  change: RowChange,
  columns: ColumnType[],
  record: Record<string, unknown>,
): Record<string, unknown> {
  return {
    schema: change.schema_name,
    table: change.table_name,
    type: change.operation,
    commit_timestamp: change.committed_at.toISOString(),
    columns: columns.filter(({ name }) => change.record === null || name in change.record),
    ...(change.operation === 'DELETE' ? {} : { record }),
    ...(change.operation === 'INSERT' ? {} : { old_record: change.key }),
    errors: null,
  }
}

function columnsOf({ database }: Hosted, change: RowChange): Promise<ColumnType[]> {
  return database.sql<ColumnType>`
    select a.attname as name, t.typname as type from pg_attribute a join pg_type t on t.oid = a.atttypid
    where a.attrelid = format('%I.%I', ${change.schema_name}::text, ${change.table_name}::text)::regclass and a.attnum > 0 and not a.attisdropped
    order by a.attnum`
}
