import type { Hosted } from '../hosted.ts'
import type { RestCaller } from '../rest/caller.ts'
import type { Binding, Channel } from './channel.ts'
import { passesFilter } from './change-filter.ts'
import type { RowChange } from './row-changes.ts'
import { visibleChanges } from './visible-changes.ts'

export type ChangeTeller = {
  /** Hands changes to those who asked for them and may see the rows, and does not wait until they have them. */
  tell(changes: readonly RowChange[]): void
  /** Settles when everything handed over was told. */
  settled(): Promise<void>
}

/**
 * Tells changes to each caller in a lane of her own: in their order, many at a time, and without waiting for anybody whose
 * policies or connection are slow.
 */
export function openChangeTeller(hosted: Hosted, channels: Iterable<Channel>): ChangeTeller {
  const lanes = new Map<string, Lane>()
  const columnsOf = new Map<string, Promise<ColumnType[]>>()

  async function drive(name: string, lane: Lane): Promise<void> {
    while (lane.waiting.length > 0) {
      const wanted = lane.waiting.splice(0, MOST_AT_ONCE).flatMap((change) => {
        const recipients = [...lane.channels].flatMap((channel) => recipientsOf(channel, change))
        return recipients.length > 0 ? [{ change, recipients }] : []
      })
      const visible = await visibleChanges(
        hosted,
        lane.caller,
        wanted.map(({ change }) => change),
      )
      for (const { change, recipients } of wanted) {
        if (!visible.has(change)) continue
        const data = describeChange(change, await columnsFor(change))
        for (const { channel, ids } of recipients)
          if (channel.caller.name === lane.caller.name) channel.send('postgres_changes', { ids, data })
      }
    }
    lanes.delete(name)
  }

  function columnsFor(change: RowChange): Promise<ColumnType[]> {
    const name = JSON.stringify([change.schema_name, change.table_name, ...Object.keys(change.record ?? change.key)])
    const known = columnsOf.get(name) ?? readColumns(hosted, change)
    columnsOf.set(name, known)
    known.catch(() => columnsOf.delete(name))
    return known
  }

  return {
    tell(changes) {
      const interested = [...channels].filter((channel) =>
        changes.some((change) => recipientsOf(channel, change).length > 0),
      )
      for (const [name, group] of Map.groupBy(interested, ({ caller }) => identityOf(caller))) {
        const running = lanes.get(name)
        const lane: Lane = running ?? {
          caller: (group[0] as Channel).caller,
          channels: new Set(),
          waiting: [],
          work: Promise.resolve(),
        }
        for (const channel of group) lane.channels.add(channel)
        lane.waiting.push(...changes)
        // No one is remembered for who does not keep up.
        if (lane.waiting.length > MOST_WAITING) lane.waiting.splice(0, lane.waiting.length - MOST_WAITING)
        if (running) continue
        lanes.set(name, lane)
        lane.work = drive(name, lane).catch((error: unknown) => {
          lanes.delete(name)
          hosted.log.error({ err: error }, 'hosted: changes could not be told')
        })
      }
    },
    async settled() {
      await Promise.all([...lanes.values()].map(({ work }) => work))
    },
  }
}

const MOST_AT_ONCE = 200
const MOST_WAITING = 5000

type Lane = { caller: RestCaller; channels: Set<Channel>; waiting: RowChange[]; work: Promise<void> }
type ColumnType = { name: string; type: string }

function recipientsOf(channel: Channel, change: RowChange): { channel: Channel; ids: number[] }[] {
  const ids = channel.bindings
    .filter((binding) => isAbout(binding, change) && passes(binding, change))
    .map(({ id }) => id)
  return ids.length > 0 ? [{ channel, ids }] : []
}

function isAbout(binding: Binding, change: RowChange): boolean {
  return (
    (binding.event === '*' || binding.event === change.operation) &&
    (binding.schema === '*' || binding.schema === change.schema_name) &&
    (binding.table === undefined || binding.table === '*' || binding.table === change.table_name)
  )
}

/** Of a deleted row only the key is told: no filter looks into what is not told. */
function passes({ filter }: Binding, { record }: RowChange): boolean {
  return record === null || passesFilter(filter, record)
}

const identities = new WeakMap<RestCaller, string>()

function identityOf(caller: RestCaller): string {
  const identity = identities.get(caller) ?? JSON.stringify([caller.role, caller.claims])
  identities.set(caller, identity)
  return identity
}

function describeChange(change: RowChange, columns: ColumnType[]): Record<string, unknown> {
  return {
    schema: change.schema_name,
    table: change.table_name,
    type: change.operation,
    commit_timestamp: change.committed_at.toISOString(),
    columns: columns.filter(({ name }) => change.record === null || name in change.record),
    ...(change.record === null ? {} : { record: change.record }),
    ...(change.operation === 'INSERT' ? {} : { old_record: change.key }),
    errors: null,
  }
}

function readColumns({ database }: Hosted, change: RowChange): Promise<ColumnType[]> {
  return database.sql<ColumnType>`
    select a.attname as name, t.typname as type from pg_attribute a join pg_type t on t.oid = a.atttypid
    where a.attrelid = format('%I.%I', ${change.schema_name}::text, ${change.table_name}::text)::regclass and a.attnum > 0 and not a.attisdropped
    order by a.attnum`
}
