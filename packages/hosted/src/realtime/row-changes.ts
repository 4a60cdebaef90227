import { Client } from 'pg'
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
  committed_at: Date
}

/** Tells of every change of the tables in the publication `supabase_realtime`, in the order of their commits. */
export async function listenForChanges(
  hosted: Hosted,
  connectionString: string,
  onChange: (change: RowChange) => Promise<void>,
): Promise<{ close(): Promise<void> }> {
  let client: Client | undefined
  let isClosed = false
  let last = 0
  let work: Promise<void> = Promise.resolve()
  await addTriggers(hosted)
  await connect()

  async function connect(): Promise<void> {
    const fresh = new Client({ connectionString })
    fresh.on('error', () => {})
    fresh.once('end', () => void reconnect())
    fresh.on('notification', ({ payload }) => enqueue(() => deliver([Number(payload)])))
    await fresh.connect()
    await fresh.query('listen realtime_changes')
    client = fresh
    // What was committed while nobody listened is still in the outbox.
    if (last > 0) enqueue(async () => deliver(await missed()))
  }

  async function reconnect(): Promise<void> {
    for (let delayMs = 100; ; delayMs = Math.min(delayMs * 2, 5000)) {
      await new Promise((resolve) => setTimeout(resolve, delayMs))
      if (
        isClosed ||
        (await connect().then(
          () => true,
          () => false,
        ))
      )
        return
    }
  }

  function enqueue(task: () => Promise<void>): void {
    work = work
      .then(task)
      .catch((error: unknown) => hosted.log.error({ err: error }, 'hosted: a change could not be told'))
  }

  async function missed(): Promise<number[]> {
    const rows = await hosted.database.sql<{
      id: string
    }>`select id from realtime.change_outbox where id > ${last} order by id`
    return rows.map(({ id }) => Number(id))
  }

  async function deliver(ids: number[]): Promise<void> {
    const changes = await hosted.database.sql<RowChange>`
      select id, schema_name, table_name, operation, key, record, committed_at from realtime.change_outbox where id = any(${ids}) order by id`
    for (const change of changes) {
      last = Math.max(last, Number(change.id))
      await onChange(change)
    }
  }

  return {
    async close() {
      isClosed = true
      await client?.end().catch(() => {})
      await work
    },
  }
}

/** Gives each published table the trigger that fills the outbox. */
async function addTriggers({ database }: Hosted): Promise<void> {
  const tables = await database.sql<{ schema: string; name: string; keys: string[] }>`
    select p.schemaname as schema, p.tablename as name,
      array(select a.attname::text from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary) as keys
    from pg_publication_tables p
    join pg_class c on c.relname = p.tablename and c.relnamespace = p.schemaname::regnamespace
    where p.pubname = 'supabase_realtime' and not c.relispartition
      and not exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'realtime_change')`
  for (const { schema, name, keys } of tables) {
    const list = keys.map((key) => `'${key.replaceAll("'", "''")}'`).join(', ')
    await database.pool.query(
      `create or replace trigger realtime_change after insert or update or delete on ${quoted(schema)}.${quoted(name)}
       for each row execute function realtime.record_change(${list})`,
    )
  }
}
