import type { Pool } from 'pg'
import { Gauge, type Registry } from 'prom-client'

/** What waits in the tables that all servers share: each server tells the same. Asked when the metrics are, every few seconds at most. */
export function watchTables(registry: Registry, pool: Pool, outbox: 'auth.mail_outbox' | 'kvint.mail_outbox'): void {
  let known: { readonly at: number; readonly counts: Promise<Counts> } | undefined
  const counts = (): Promise<Counts> => {
    if (!known || Date.now() - known.at > KEPT_MS)
      known = { at: Date.now(), counts: pool.query<Counts>(COUNTS(outbox)).then(({ rows }) => rows[0] ?? NONE) }
    return known.counts.catch(() => NONE)
  }
  const gauge = (name: string, help: string, key: keyof Counts) =>
    registry.registerMetric(
      new Gauge({
        name,
        help,
        async collect() {
          this.set((await counts())[key])
        },
        registers: [],
      }),
    )
  gauge('queue_waiting', 'Saves that wait for their analysis.', 'waiting')
  gauge('queue_oldest_seconds', 'Seconds that the one waits which has waited longest.', 'oldest')
  gauge('queue_running', 'Saves that are being analysed.', 'running')
  gauge('queue_parked', 'Saves set aside: an operator or their owner takes them up again.', 'parked')
  gauge('queue_failed', 'Saves that cannot be read.', 'failed')
  gauge('queue_retried', 'Saves that wait and have broken or been put off before.', 'retried')
  gauge('queue_is_paused', '1 while an operator has paused the queue.', 'paused')
  gauge('mail_waiting', 'Mails that wait to be sent.', 'mails')
  gauge('mail_given_up', 'Mails that could not be sent and are not tried again.', 'lost')
  gauge('mcp_sessions', 'Sessions of tool clients, on all servers.', 'sessions')
}

type Counts = Record<
  'waiting' | 'oldest' | 'running' | 'parked' | 'failed' | 'retried' | 'paused' | 'mails' | 'lost' | 'sessions',
  number
>

const NONE: Counts = {
  waiting: Number.NaN,
  oldest: Number.NaN,
  running: Number.NaN,
  parked: Number.NaN,
  failed: Number.NaN,
  retried: Number.NaN,
  paused: Number.NaN,
  mails: Number.NaN,
  lost: Number.NaN,
  sessions: Number.NaN,
}
const KEPT_MS = 5_000
const COUNTS = (outbox: string) => `select
  (select count(*)::int from kvint.saves where state = 'waiting') as waiting,
  (select coalesce(extract(epoch from now() - min(queued_at)), 0)::float8 from kvint.saves where state = 'waiting') as oldest,
  (select count(*)::int from kvint.saves where state = 'running') as running,
  (select count(*)::int from kvint.saves where state = 'parked') as parked,
  (select count(*)::int from kvint.saves where state = 'failed') as failed,
  (select count(*)::int from kvint.saves where state = 'waiting' and (breaks > 0 or problem is not null)) as retried,
  (select count(*)::int from kvint.queue_pauses) as paused,
  (select count(*)::int from ${outbox} where sent_at is null and attempts < 8) as mails,
  (select count(*)::int from ${outbox} where sent_at is null and attempts >= 8) as lost,
  (select count(*)::int from kvint.mcp_sessions) as sessions`
