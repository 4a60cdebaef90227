import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { Client } from 'pg'
import { openBlobs } from '../platform/blobs/open-blobs.ts'
import type { Backups } from '../platform/configuration/backups.ts'
import type { Configuration } from '../platform/configuration/configuration.ts'
import type { Metrics } from '../platform/metrics/open-metrics.ts'
import { makeBackup, type System } from './make-backup.ts'

/**
 * Makes a backup whenever the newest is too old, and removes those that are older than they are kept; of several servers on one
 * folder one does so. The newest is never removed.
 */
export async function scheduleBackups(
  app: FastifyInstance,
  { dataFolder, s3Bucket, supabase, backups }: Configuration,
  { connectionString }: Pick<System, 'connectionString'>,
  { count, gauge }: Pick<Metrics, 'count' | 'gauge'>,
): Promise<void> {
  if (!backups) return
  const blobs = await openBlobs({ dataFolder, s3Bucket })
  const system = { connectionString, blobs, dataFolder, hasOwnAccounts: supabase !== undefined }
  /** Where there is none yet, one is due since the start. */
  let newest = (await backupsIn(backups.folder)).at(-1)?.at ?? new Date(Date.now() - backups.everyHours * HOUR_MS)
  gauge('backup_overdue_seconds', 'Seconds since a backup was due and not made; below 0: until the next.', () =>
    Math.round((Date.now() - newest.getTime() - backups.everyHours * HOUR_MS) / 1000),
  )
  let under: Promise<void> = Promise.resolve()
  const look = () => {
    under = under
      .then(async () => {
        const made = await backUpWhereDue(system, backups)
        newest = (await backupsIn(backups.folder)).at(-1)?.at ?? newest
        if (made) app.log.info({ made }, 'A backup was made')
      })
      .catch((error: unknown) => {
        count('part_failures_total', 'backups')
        app.log.error(error, 'A backup could not be made')
      })
  }
  const first = setTimeout(look, FIRST_LOOK_MS)
  const timer = setInterval(look, LOOK_EVERY_MS)
  app.addHook('onClose', async () => {
    clearTimeout(first)
    clearInterval(timer)
    await under
  })
}

/** The folder that was made now, if any. */
export async function backUpWhereDue(
  system: System,
  { folder, everyHours, keepDays }: Backups,
  now = new Date(),
): Promise<string | undefined> {
  const client = new Client({ connectionString: system.connectionString })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ is_ours: boolean }>('select pg_try_advisory_lock($1) as is_ours', [LOCK])
    if (!rows[0]?.is_ours) return undefined
    const known = await backupsIn(folder)
    const newest = known.at(-1)
    if (newest && now.getTime() - newest.at.getTime() < everyHours * HOUR_MS) return undefined
    const to = join(folder, `kvint-${now.toISOString().replace(/[:.]/g, '-')}`)
    await makeBackup(system, to)
    for (const old of known)
      if (now.getTime() - old.at.getTime() > keepDays * 24 * HOUR_MS) await rm(old.path, { recursive: true })
    return to
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Whole ones, the oldest first. */
async function backupsIn(folder: string): Promise<{ readonly path: string; readonly at: Date }[]> {
  const names = await readdir(folder).catch(() => [])
  return names
    .flatMap((name) => {
      const [, day, hour, minute, second] = /^kvint-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-\d{3}Z$/.exec(name) ?? []
      const path = join(folder, name)
      return day && existsSync(join(path, 'manifest.json'))
        ? [{ path, at: new Date(`${day}T${hour}:${minute}:${second}Z`) }]
        : []
    })
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

const LOCK = 7_154_118_213
const HOUR_MS = 3_600_000
const FIRST_LOOK_MS = 60_000
const LOOK_EVERY_MS = 600_000
