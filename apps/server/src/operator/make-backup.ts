import { createHash } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { KvintError } from '@kvint/contract'
import { Client } from 'pg'
import type { BlobStore } from '../platform/blobs/blob-store.ts'
import type { Columns } from '../platform/database/columns.ts'
import { dumpTable, sequencesIn, tablesIn } from './dump-tables.ts'
import type { Manifest } from './manifest.ts'

export type System = {
  /** Of the database itself, not of a pooler. */
  readonly connectionString: string
  readonly blobs: BlobStore
  readonly dataFolder: string
  /** Accounts live in a Supabase project, which backs them up itself. */
  readonly hasOwnAccounts?: boolean
}

/**
 * Writes all that a running system keeps into an empty folder: tables as of one moment, the files of sets, the key that
 * seals sessions. The folder appears whole or not at all. @throws KvintError `conflict` where it is not empty
 */
export async function makeBackup(
  { connectionString, blobs, dataFolder, hasOwnAccounts }: System,
  to: string,
): Promise<Manifest> {
  const schemas = hasOwnAccounts ? PRODUCT_SCHEMAS : [...PRODUCT_SCHEMAS, 'auth', 'realtime']
  if (existsSync(to) && (await readdir(to)).length > 0)
    throw new KvintError('conflict', `The folder ${to} is not empty. Give the backup a folder of its own.`)
  await mkdir(dirname(to), { recursive: true })
  const unfinished = `${to}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(join(unfinished, 'tables'), { recursive: true, mode: 0o700 })
  const client = new Client({ connectionString })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(`begin isolation level repeatable read read only; set local timezone = 'UTC'`)
    const tables = []
    for (const table of await tablesIn(client, schemas)) tables.push(await dumpTable(client, unfinished, table))
    const manifest: Manifest = {
      format: 1,
      madeAt: new Date().toISOString(),
      postgres: (await one<string>(client, 'show server_version')) ?? '',
      migrations: {
        ...(await newest(client, 'service', 'auth.service_migrations')),
        ...(await newest(client, 'product', 'supabase_migrations.schema_migrations')),
      },
      tables,
      sequences: await sequencesIn(client, schemas),
      files: await copyFiles(client, blobs, join(unfinished, 'sets')),
      hasSessionKey: await copySessionKey(dataFolder, unfinished),
    }
    await writeFile(join(unfinished, 'manifest.json'), JSON.stringify(manifest, null, 2), { mode: 0o600 })
    await rm(to, { recursive: true, force: true })
    await rename(unfinished, to)
    return manifest
  } finally {
    await client.end().catch(() => undefined)
    await rm(unfinished, { recursive: true, force: true })
  }
}

const PRODUCT_SCHEMAS: readonly string[] = ['public', 'kvint', 'supabase_migrations']

/** The one that `SESSION_KEY` does not replace. */
export const SESSION_KEY_FILE = 'session.key'

async function copyFiles(client: Client, blobs: BlobStore, folder: string): Promise<Manifest['files']> {
  const { rows } = await client.query<Columns<'kvint.saves', 'user_id' | 'content_hash'>>(
    'select distinct user_id, content_hash from kvint.saves order by 1, 2',
  )
  const files: Manifest['files'] = { count: 0, bytes: 0, missing: [] }
  for (const { user_id: owner, content_hash: hash } of rows) {
    await mkdir(join(folder, owner), { recursive: true, mode: 0o700 })
    const bytes = await copyFileOf(blobs, owner, hash, join(folder, owner, hash)).catch((error: unknown) => {
      if (error instanceof KvintError && error.code === 'not-found') return undefined
      throw error
    })
    if (bytes === undefined) files.missing.push(`${owner}/${hash}`)
    else {
      files.count += 1
      files.bytes += bytes
    }
  }
  return files
}

/** A file whose content is not what its name says is none. */
async function copyFileOf(blobs: BlobStore, owner: string, hash: string, path: string): Promise<number> {
  const seen = { bytes: 0, hash: createHash('sha256') }
  const look = new Transform({
    transform(part: Buffer, _encoding, done) {
      seen.bytes += part.length
      seen.hash.update(part)
      done(null, part)
    },
  })
  await pipeline(await blobs.open(owner, hash), look, createWriteStream(path, { mode: 0o600 }))
  if (seen.hash.digest('hex') === hash) return seen.bytes
  await rm(path)
  throw new KvintError(
    'not-found',
    `The stored file ${owner}/${hash} is damaged, so this backup is not complete. Check the disk, or take the file from an earlier backup.`,
  )
}

async function copySessionKey(dataFolder: string, to: string): Promise<boolean> {
  const file = join(dataFolder, SESSION_KEY_FILE)
  if (!existsSync(file)) return false
  await copyFile(file, join(to, SESSION_KEY_FILE))
  return true
}

async function newest(client: Client, name: 'service' | 'product', table: string): Promise<Record<string, string>> {
  if (!(await one(client, `select to_regclass('${table}')`))) return {}
  const version = await one<string>(client, `select max(version) from ${table}`)
  return version ? { [name]: version } : {}
}

async function one<Value>(client: Client, statement: string): Promise<Value | null> {
  const { rows } = await client.query<[Value]>({ text: statement, rowMode: 'array' })
  return rows[0]?.[0] ?? null
}
