import type { FastifyBaseLogger } from 'fastify'
import type { Database } from './database/sql.ts'
import type { Turns } from './database/turns.ts'
import type { Later } from './later.ts'
import type { Mailer } from './mail/mailer.ts'
import type { RateLimits } from './rate-limits/rate-limits.ts'
import type { LiveSessions } from './sessions/live-sessions.ts'
import type { Settings } from './settings.ts'
import type { ApiKeys } from './tokens/api-keys.ts'
import type { KeyRing } from './tokens/key-ring.ts'

/** What every flow works with. */
export type Hosted = {
  settings: Settings
  database: Database
  /** The share of each caller in the connections. */
  turns: Turns
  keyRing: KeyRing
  sessions: LiveSessions
  apiKeys: ApiKeys
  mailer: Mailer
  limits: RateLimits
  /** Work that no answer waits for. */
  later: Later
  log: FastifyBaseLogger
  /** Told of a part that goes on by itself after it failed: logged, and counted by who mounted us. */
  failed(part: LongLivedPart, error: unknown): void
}

export type LongLivedPart = 'realtime' | 'mail'
