import { KvintError, type Storage, type StorageLimits } from '@kvint/contract'
import type { Pool, PoolClient } from 'pg'
import { asCaller } from '../../platform/database/as-caller.ts'
import type { LimitsOf } from './allowance.ts'
import type { Caller } from './kept-projects.ts'

/** How much of what a plan keeps is used. */
export type StorageUse = {
  readonly of: (caller: Caller) => Promise<Storage>
  /** @throws KvintError `limit-reached` where her plan has no room for a set of so many bytes */
  readonly refuseAbove: (caller: Caller, bytes: number) => Promise<void>
}

export function storageIn(pool: Pool, limitsOf: LimitsOf): StorageUse {
  return {
    async of(caller) {
      const { storage } = await limitsOf(caller)
      const used = await asCaller(pool, caller, (client) => usedOf(client, caller))
      return { usedBytes: used.bytes, mostBytes: storage.bytes, usedSets: used.sets, mostSets: storage.sets }
    },
    async refuseAbove(caller, bytes) {
      const { storage } = await limitsOf(caller)
      await asCaller(pool, caller, async (client) => {
        if (!(await mayBeKept(client, caller, bytes))) await refuseAboveStorage(client, caller, storage, { bytes })
      })
    },
  }
}

/**
 * Whether a file of so many bytes may be one that is kept already: then it is taken in, and its content decides. One upload of such
 * a length at a time, so that unfinished ones have their bound.
 */
export async function mayBeKept(client: PoolClient, { sub }: Caller, bytes: number): Promise<boolean> {
  return ((await client.query(KEPT_OF_THIS_LENGTH, [sub, bytes])).rowCount ?? 0) > 0
}

/** To be called under the account's lock, where what is counted is then added. @throws KvintError `limit-reached` */
export async function refuseAboveStorage(
  client: PoolClient,
  caller: Caller,
  limits: StorageLimits,
  { bytes, uploadId }: { readonly bytes: number; readonly uploadId?: string | undefined },
): Promise<void> {
  const used = await usedOf(client, caller, uploadId)
  if (used.sets + 1 > limits.sets)
    throw new KvintError('limit-reached', `Your plan stores ${limits.sets} sets, and you have that many. ${WHAT_TO_DO}`)
  if (used.bytes + bytes > limits.bytes)
    throw new KvintError(
      'limit-reached',
      `Your plan has ${inMb(limits.bytes)} MB of storage and ${inMb(used.bytes)} MB are used, so this set of ${inMb(bytes)} MB does not fit. ${WHAT_TO_DO}`,
    )
}

/** Whatever became of them: sets without a report lie in the store as well, and files on their way soon will. */
async function usedOf(client: PoolClient, { sub }: Caller, exceptUploadId?: string): Promise<StorageLimits> {
  return (await client.query<StorageLimits>(USED, [sub, exceptUploadId ?? null])).rows[0] ?? { bytes: 0, sets: 0 }
}

function inMb(bytes: number): number {
  return Math.ceil(bytes / 1_000_000)
}

const WHAT_TO_DO =
  'Sets without a report and unfinished uploads count too. Delete some, or choose a larger plan. Reading sets in your browser has no limit.'
const KEPT_OF_THIS_LENGTH = `select from kvint.saves where user_id = $1 and bytes = $2
    and not exists (select from kvint.uploads where user_id = $1 and bytes = $2 and save_id is null and ends_at > now()) limit 1`
const USED = `select coalesce(sum(bytes), 0)::float8 as bytes, count(*)::int as sets from (
    select bytes from kvint.saves where user_id = $1
    union all
    select bytes from kvint.uploads where user_id = $1 and save_id is null and ends_at > now() and id is distinct from $2
  ) kept`
