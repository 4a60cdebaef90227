import { createReadStream, existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { KvintError } from '@kvint/contract'
import { prepareDatabase } from '@kvint/hosted'
import { applyMigrations } from '@kvint/postgres'
import { Client } from 'pg'
import { REPOSITORY_FOLDER } from '../platform/repository-folder.ts'
import { loadTables } from './load-tables.ts'
import { type Manifest, manifestSchema } from './manifest.ts'
import { SESSION_KEY_FILE, type System } from './make-backup.ts'

/**
 * Puts a backup into a system that holds nothing yet, and compares every table and every file with what the backup says. The
 * next start brings the database up to date, where this release is newer than the backup.
 * @throws KvintError `bad-request` where it is no backup, `conflict` where something is there already
 */
export async function restoreBackup(
  { connectionString, blobs, dataFolder, hasOwnAccounts }: System,
  from: string,
): Promise<Manifest> {
  const manifest = await readManifest(from)
  await refuseFull(connectionString)
  const folder = join(REPOSITORY_FOLDER, 'supabase/migrations')
  const { service, product } = manifest.migrations
  if (hasOwnAccounts) await applyMigrations(connectionString, folder, { upTo: product })
  else await prepareDatabase(connectionString, [folder], { service, product })
  const client = new Client({ connectionString })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(`begin; set local timezone = 'UTC'`)
    await loadTables(client, from, manifest)
    await putFiles(join(from, 'sets'), blobs)
    if (manifest.hasSessionKey) await putSessionKey(from, dataFolder)
    await client.query('commit')
  } finally {
    await client.end().catch(() => undefined)
  }
  return manifest
}

async function readManifest(from: string): Promise<Manifest> {
  const file = join(from, 'manifest.json')
  if (!existsSync(file))
    throw new KvintError(
      'bad-request',
      `${from} is no backup: it has no manifest.json. Name the folder that \`kvint backup\` wrote.`,
    )
  const parsed = manifestSchema.safeParse(JSON.parse(await readFile(file, 'utf8')))
  if (parsed.success) return parsed.data
  throw new KvintError('bad-request', `${file} cannot be read: it was written by a newer release, or changed.`)
}

async function refuseFull(connectionString: string): Promise<void> {
  const client = new Client({ connectionString })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ there: string | null }>(`select to_regclass('kvint.saves')::text as there`)
    if (!rows[0]?.there) return
    const used = await client.query('select from public.users limit 1')
    if (used.rowCount)
      throw new KvintError(
        'conflict',
        'The database has accounts already. Restore into an empty database, or an empty KVINT_DATA, then swap the two.',
      )
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function putFiles(folder: string, blobs: System['blobs']): Promise<void> {
  for (const owner of await readdir(folder).catch(() => []))
    for (const hash of await readdir(join(folder, owner))) {
      const path = join(folder, owner, hash)
      const stored = await blobs.put(owner, createReadStream(path), Number.POSITIVE_INFINITY)
      if (stored.hash !== hash)
        throw new KvintError('bad-request', `${path} has changed since it was backed up. Restore another backup.`)
    }
}

async function putSessionKey(from: string, dataFolder: string): Promise<void> {
  const [own, kept] = [join(dataFolder, SESSION_KEY_FILE), join(from, SESSION_KEY_FILE)]
  if (existsSync(own) && !(await readFile(own)).equals(await readFile(kept)))
    throw new KvintError('conflict', `${own} is not the key of the backup. Move it away, then restore again.`)
  await mkdir(dataFolder, { recursive: true })
  await copyFile(kept, own)
}
