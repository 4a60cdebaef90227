import type { ApiKeyScope } from '@kvint/contract'
import type { Pool } from 'pg'
import type { Columns } from '../../platform/database/columns.ts'
import { IS_LET_IN } from '../service/is-let-in.ts'
import { hashOfSecret, isApiKey } from './new-secret.ts'

/** Whose key it is and what it may do. */
export type KeyHolder = { readonly keyId: string; readonly userId: string; readonly scopes: readonly ApiKeyScope[] }

/** Undefined where the text is no key that works now, or its owner is not let in. Asks the database each time, so that a revoked key ends at once. */
export type VerifyApiKey = (text: string) => Promise<KeyHolder | undefined>

/**
 * Looks a key up by its hash, and keeps when it was last used, to the minute.
 *
 * ```ts
 * const holder = await verifyApiKey(text)
 * if (!holder?.scopes.includes('projects:read')) refuse()
 * ```
 */
export function apiKeyVerifier(pool: Pool): VerifyApiKey {
  return async (text) => {
    if (!isApiKey(text)) return undefined
    const { rows } = await pool.query<Row>(SELECT, [hashOfSecret(text)])
    const row = rows[0]
    if (!row) return undefined
    if (row.is_stale) await pool.query(TOUCH, [row.id])
    return { keyId: row.id, userId: row.user_id, scopes: row.scopes }
  }
}

type Row = Columns<'kvint.api_keys', 'id' | 'user_id'> & Pick<KeyHolder, 'scopes'> & { readonly is_stale: boolean }

const SELECT = `select k.id, k.user_id, k.scopes,
    k.last_used_at is null or k.last_used_at < now() - interval '1 minute' as is_stale
  from kvint.api_keys k join auth.users u on u.id = k.user_id
  where k.key_hash = $1 and k.revoked_at is null and (k.ends_at is null or k.ends_at > now()) and ${IS_LET_IN}`
const TOUCH = 'update kvint.api_keys set last_used_at = now() where id = $1'
