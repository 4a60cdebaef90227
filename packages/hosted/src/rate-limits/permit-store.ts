import type { Pool } from 'pg'

/** Where permits are counted for all nodes together. */
export type PermitStore = {
  /** Asks for some permits of a key's window; may give fewer than asked for, and none where all are used. */
  readonly claim: (key: string, wanted: number, amount: number, seconds: number) => Promise<Claim>
}

export type Claim = {
  readonly granted: number
  /** Milliseconds until the window ends and permits are new. */
  readonly leftMs: number
}

/**
 * Counts in Postgres: one statement a claim, right across any number of nodes.
 * @param table The account service has its own, for it also runs without the product's. The name stands in the statement as it is.
 *
 * @example const permits = permitsIn(pool, 'kvint.rate_limits')
 */
export function permitsIn(pool: Pool, table: 'kvint.rate_limits' | 'auth.rate_limits'): PermitStore {
  const text = CLAIM.replace('TABLE', table)
  return {
    async claim(key, wanted, amount, seconds) {
      const { rows } = await pool.query<{ granted: number; left_ms: number }>(text, [key, wanted, amount, seconds])
      const row = rows[0]
      return row ? { granted: row.granted, leftMs: row.left_ms } : { granted: wanted, leftMs: seconds * 1000 }
    },
  }
}

/**
 * Counts in this process, where there is no database.
 *
 * @example const permits = permitsInMemory()
 */
export function permitsInMemory(): PermitStore {
  const windows = new Map<string, { used: number; endsAt: number }>()
  return {
    claim(key, wanted, amount, seconds) {
      const now = Date.now()
      if (windows.size > MOST_WINDOWS) for (const [old, { endsAt }] of windows) if (endsAt <= now) windows.delete(old)
      const found = windows.get(key)
      const window = found && found.endsAt > now ? found : { used: 0, endsAt: now + seconds * 1000 }
      const granted = Math.max(0, Math.min(wanted, amount - window.used))
      window.used += granted
      windows.set(key, window)
      return Promise.resolve({ granted, leftMs: window.endsAt - now })
    },
  }
}

const MOST_WINDOWS = 10_000
const CLAIM = `insert into TABLE as r (key, used, granted, ends_at)
  values ($1, least($2::int, $3::int), least($2::int, $3::int), now() + make_interval(secs => $4))
  on conflict (key) do update set
    granted = case when r.ends_at <= now() then least($2::int, $3::int) else greatest(0, least($2::int, $3::int - r.used)) end,
    used = case when r.ends_at <= now() then least($2::int, $3::int) else least($3::int, r.used + $2::int) end,
    ends_at = case when r.ends_at <= now() then excluded.ends_at else r.ends_at end
  returning granted, (extract(epoch from ends_at - now()) * 1000)::float8 as left_ms`
