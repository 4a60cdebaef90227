import { statfs } from 'node:fs/promises'
import { Client } from 'pg'

/** As much as `min_wal_size` keeps, and as `max_wal_size` lets it grow to. */
export const LOG_SIZE_MB = 64

/**
 * Lets the write-ahead log take at once the room that it may ever need; Postgres then goes round in it. Otherwise it grows while
 * it is written, and where the disk is full by then, Postgres falls instead of refusing one statement. Not tried where there
 * is little room: it would be what fills the disk.
 */
export async function reserveLog(connectionString: string, dataFolder: string): Promise<void> {
  const { bavail, bsize } = await statfs(dataFolder)
  if (bavail * bsize < 2 * LOG_SIZE_MB * 1024 * 1024) return
  const client = new Client({ connectionString })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ missing: number }>(MISSING, [LOG_SIZE_MB])
    const missing = rows[0]?.missing ?? 0
    for (let segment = 0; segment < missing; segment += 1) await client.query(NEXT_SEGMENT)
    if (missing > 0) await client.query('checkpoint')
  } finally {
    await client.end().catch(() => {})
  }
}

const MISSING = `
  select $1 / (setting::bigint / 1024 / 1024) - (select count(*) from pg_ls_waldir()) as missing
  from pg_settings where name = 'wal_segment_size'`

/** Only a segment in which something was written is left for the next. */
const NEXT_SEGMENT = `select pg_switch_wal() from pg_logical_emit_message(false, 'kvint', 'reserve')`
