import { inTransaction } from '@kvint/postgres'
import type { Pool } from 'pg'
import type { Columns } from '../../platform/database/columns.ts'
import type { BlobStore } from '../../platform/blobs/blob-store.ts'
import { lockAccount } from './allowance.ts'

/**
 * Takes files out of the store that no save refers to any more. The note of them is written with the deletion itself:
 * what a server that dies leaves behind, the next one removes.
 */
export function goneFilesIn(pool: Pool, blobs: BlobStore): { readonly clear: () => Promise<void> } {
  return {
    async clear() {
      const { rows } = await pool.query<GoneFile>(SELECT)
      for (const file of rows) await clearOne(pool, blobs, file)
    },
  }
}

type GoneFile = Columns<'kvint.gone_files', 'user_id' | 'content_hash'>

function clearOne(pool: Pool, blobs: BlobStore, file: GoneFile): Promise<void> {
  return inTransaction(pool, async (client) => {
    await lockAccount(client, { sub: file.user_id })
    const { rowCount } = await client.query(FORGET, [file.user_id, file.content_hash])
    if (rowCount) await blobs.remove(file.user_id, file.content_hash)
  })
}

const SELECT = 'select user_id, content_hash from kvint.gone_files limit 1000'
/** Kept again in the meantime: then it is no longer noted. */
const FORGET = 'delete from kvint.gone_files where user_id = $1 and content_hash = $2'
