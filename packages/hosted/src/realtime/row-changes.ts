import { listen } from '@kvint/postgres'
import type { Hosted } from '../hosted.ts'
import { quoted } from '../rest/query-text.ts'

/** A committed change of a row, as its trigger wrote it down. */
export type RowChange = {
  id: string
  schema_name: string
  table_name: string
  operation: 'INSERT' | 'UPDATE' | 'DELETE'
  key: Record<string, unknown>
  record: Record<string, unknown> | null
  /** The row as it was, where it is gone: for the policies to look at, never told. */
  deleted: Record<string, unknown> | null
  committed_at: Date
}

/** Reports every change of the tables in the publication `supabase_realtime`, in the order of their commits. */
export async function listenForChanges(
  hosted: Hosted,
  connectionString: string,
  onChanges: (changes: readonly RowChange[]) => void,
): Promise<{ close(): Promise<void> }> {
  const told = new Set<number>()
  const announced: number[] = []
  let work: Promise<void> = Promise.resolve()
  const first = await newestChange(hosted)
  let last = first
  await addTriggers(hosted)
  const listening = await listen(connectionString, 'realtime_changes', {
    message: (payload) => announce(Number(payload)),
    // What was committed while no one listened is still in the outbox.
    again: () => enqueue(async () => deliver(await missed())),
    failed: (error) => hosted.failed('realtime', error),
  })

  /** Those that come while others are read are read together. */
  function announce(id: number): void {
    announced.push(id)
    if (announced.length === 1) enqueue(() => deliver(announced.splice(0)))
  }

  function enqueue(task: () => Promise<void>): void {
    work = work
      .then(task)
      .catch((error: unknown) => hosted.log.error({ err: error }, 'hosted: a change could not be told'))
  }

  /** A lower number may be committed after a higher one: the last few are looked at again. */
  async function missed(): Promise<number[]> {
    const rows = await hosted.database.sql<{ id: string }>`
      select id from realtime.change_outbox where id > ${Math.max(first, last - REMEMBERED)} order by id`
    return rows.map(({ id }) => Number(id)).filter((id) => !told.has(id))
  }

  async function deliver(ids: number[]): Promise<void> {
    const rows = await hosted.database.sql<RowChange>`
      select id, schema_name, table_name, operation, key, record, deleted, committed_at from realtime.change_outbox where id = any(${ids})`
    const changes = new Map(rows.map((change) => [Number(change.id), change]))
    const fresh = ids.flatMap((id) => (told.has(id) ? [] : (changes.get(id) ?? [])))
    for (const id of ids) remember(id)
    onChanges(fresh)
  }

  function remember(id: number): void {
    last = Math.max(last, id)
    told.add(id)
    for (const old of told) if (told.size > REMEMBERED) told.delete(old)
  }

  return {
    async close() {
      await listening.close()
      await work
    },
  }
}

const REMEMBERED = 200

async function newestChange({ database }: Hosted): Promise<number> {
  const [row] = await database.sql<{ id: string }>`select coalesce(max(id), 0) as id from realtime.change_outbox`
  return Number(row?.id)
}

/** Gives each published table the trigger that fills the outbox; where columns are published, it looks at those alone. */
async function addTriggers({ database }: Hosted): Promise<void> {
  const tables = await database.sql<{ schema: string; name: string; keys: string[]; columns: string[] | null }>`
    select p.schemaname as schema, p.tablename as name,
      array(select a.attname::text from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary) as keys,
      case when r.prattrs is not null then p.attnames::text[] end as columns
    from pg_publication_tables p
    join pg_class c on c.relname = p.tablename and c.relnamespace = p.schemaname::regnamespace
    left join pg_publication_rel r on r.prrelid = c.oid and r.prpubid = (select oid from pg_publication where pubname = p.pubname)
    where p.pubname = 'supabase_realtime' and not c.relispartition
      and not exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'realtime_change')`
  for (const { schema, name, keys, columns } of tables) {
    const list = [...keys, ...(columns ? ['|', ...columns] : [])].map((each) => `'${each.replaceAll("'", "''")}'`)
    const changed = columns ? `update of ${columns.map(quoted).join(', ')}` : 'update'
    await database.pool.query(
      `create or replace trigger realtime_change after insert or delete or ${changed} on ${quoted(schema)}.${quoted(name)}
       for each row execute function realtime.record_change(${list.join(', ')})`,
    )
  }
}
