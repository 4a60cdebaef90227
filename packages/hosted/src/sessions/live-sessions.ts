import { z } from 'zod'
import type { Database } from '../database/sql.ts'

/**
 * Which sessions go on: not ended, not past their end, and their user not banned. A token names its session and is valid for an hour; who
 * signed out, or set a new password, ended it before.
 */
export type LiveSessions = {
  /** Asked of the database every five seconds at most. */
  has(id: string): Promise<boolean>
  /** Those of `ids` that go on now. */
  among(ids: readonly string[]): Promise<Set<string>>
}

export function openLiveSessions({ sql }: Database): LiveSessions {
  const known = new Map<string, { untilMs: number; isLive: Promise<boolean> }>()

  async function among(ids: readonly string[]): Promise<Set<string>> {
    const possible = ids.filter((id) => z.guid().safeParse(id).success)
    if (possible.length === 0) return new Set()
    const rows = await sql<{ id: string }>`
      select s.id from auth.sessions s join auth.users u on u.id = s.user_id
      where s.id = any(${possible}::uuid[]) and (s.not_after is null or s.not_after > now())
      and u.deleted_at is null and (u.banned_until is null or u.banned_until <= now())`
    return new Set(rows.map(({ id }) => id))
  }

  return {
    among,
    has(id) {
      const before = known.get(id)
      if (before && before.untilMs > Date.now()) return before.isLive
      if (known.size >= MOST_KNOWN) known.clear()
      const isLive = among([id]).then((live) => live.has(id.toLowerCase()))
      known.set(id, { untilMs: Date.now() + KNOWN_MS, isLive })
      // An outage is not an answer to keep.
      isLive.catch(() => known.delete(id))
      return isLive
    },
  }
}

const KNOWN_MS = 5000
const MOST_KNOWN = 10_000
