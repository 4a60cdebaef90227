import { randomUUID } from 'node:crypto'
import { ERRORS, type Lock, type Locker } from '@tus/server'
import type { Pool } from 'pg'
import type { Columns } from '../../platform/database/columns.ts'

/**
 * One writer an upload, over all servers: a lease on its row. Who wants a lock that another holds asks for it, and the
 * holder, which looks twice a second, ends what it does: often its client is gone and it does not know yet.
 */
export function uploadLocker(pool: Pool): Locker {
  return { newLock: (id) => leaseOn(pool, id) }
}

function leaseOn(pool: Pool, id: string): Lock {
  const holder = randomUUID()
  let keeping: NodeJS.Timeout | undefined
  const isOurs = async () => (await pool.query(TAKE, [id, holder])).rowCount === 1
  return {
    async lock(signal, requestRelease) {
      const giveUpAt = Date.now() + LONGEST_WAIT_MS
      while (!(await isOurs())) {
        if (signal.aborted) throw ERRORS.ABORTED
        if (Date.now() > giveUpAt) throw ERRORS.ERR_LOCK_TIMEOUT
        await pool.query(WANT, [id])
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS / 2))
      }
      keeping = setInterval(() => {
        pool.query<Columns<'kvint.uploads', 'is_lock_wanted'>>(RENEW, [id, holder]).then(
          ({ rows }) => rows[0]?.is_lock_wanted && requestRelease(),
          () => undefined,
        )
      }, LOOK_MS)
    },
    async unlock() {
      clearInterval(keeping)
      await pool.query(FREE, [id, holder])
    },
  }
}

const LOOK_MS = 500
const LONGEST_WAIT_MS = 20_000
const LEASE = `now() + interval '10 seconds'`
const TAKE = `update kvint.uploads set lock_holder = $2, lock_ends_at = ${LEASE}, is_lock_wanted = false
  where id = $1 and (lock_holder is null or lock_ends_at < now())`
const WANT = 'update kvint.uploads set is_lock_wanted = true where id = $1 and lock_holder is not null'
const RENEW = `update kvint.uploads set lock_ends_at = ${LEASE} where id = $1 and lock_holder = $2 returning is_lock_wanted`
const FREE = 'update kvint.uploads set lock_holder = null, is_lock_wanted = false where id = $1 and lock_holder = $2'
