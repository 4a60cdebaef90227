import type { Pool, PoolClient } from 'pg'
import type { BlobStore } from '../blobs/blob-store.ts'
import { lockAccount } from './allowance.ts'

/**
 * Takes files out of the store that no save refers to any more. The note of them is written with the deletion itself:
 * what a server that dies leaves behind, the next one removes.
 */
export function goneFilesIn(pool: Pool, blobs: BlobStore): { readonly clear: () => Promise<void> } {
  return {
    async clear() {
      const { rows } = await pool.query<GoneFile>('select user_id, content_hash from kvint.gone_files limit 1000')
      for (const file of rows) await clearOne(pool, blobs, file)
    },
  }
}

type GoneFile = { readonly user_id: string; readonly content_hash: string }

async function clearOne(pool: Pool, blobs: BlobStore, file: GoneFile): Promise<void> {
  const client: PoolClient = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    await lockAccount(client, { sub: file.user_id })
    const { rowCount } = await client.query(FORGET, [file.user_id, file.content_hash])
    if (rowCount) await blobs.remove(file.user_id, file.content_hash)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => (broken = failure))
    throw error
  } finally {
    client.release(broken)
  }
}

/** Kept anew in the meantime: then it is no longer noted. */
const FORGET = 'delete from kvint.gone_files where user_id = $1 and content_hash = $2'
