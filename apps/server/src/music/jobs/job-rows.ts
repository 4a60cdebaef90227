import type { Pool } from 'pg'
import type { CamelColumns } from '../../platform/database/columns.ts'
import type { Facts } from './analysis-worker.ts'

/**
 * The queue as its workers see it. Anyone who takes a save has a lease on it and a fence number; a late holder with an
 * older number writes nothing.
 */
export type JobRows = {
  /**
   * The next save to analyse: first those whose worker was lost, then, of the few whose turn it is, one whose owner has the
   * fewest under way. It looks at the beginning of an index, however many wait. Nothing while the queue is paused.
   */
  readonly take: () => Promise<Job | undefined>
  /** False where the save is no longer ours, or is to be cancelled. */
  readonly renew: (job: Job) => Promise<boolean>
  readonly tell: (job: Job, progress: number, step: string) => Promise<void>
  /** `found` are the facts of the project, as JSON, that questions over the whole account rest on. */
  readonly finish: (job: Job, json: string, facts: Facts, found?: string) => Promise<void>
  /** The file is at fault: trying again would not help. */
  readonly fail: (job: Job, problem: string) => Promise<void>
  /** We are at fault: tried again in a while; after the third time set aside with what happened. */
  readonly breakOff: (job: Job, happened: string) => Promise<void>
  /** What lies around the set is at fault: it waits, is told why, and no try counts. */
  readonly postpone: (job: Job, why: string) => Promise<void>
  /** Only a person can mend this: set aside with the sentence. */
  readonly park: (job: Job, problem: string) => Promise<void>
  readonly cancel: (job: Job) => Promise<void>
  /** The process ends, which is not the save's fault: the try does not count. */
  readonly giveBack: (job: Job) => Promise<void>
  /** Sets aside what was taken up again and again and never ended: each time the process died with it. */
  readonly setAsideLost: () => Promise<void>
}

export type Job = CamelColumns<'kvint.saves', 'id' | 'user_id' | 'bytes' | 'file_name' | 'breaks' | 'fence'> & {
  readonly hash: string
  /** Of the request that gave it to the queue. */
  readonly trace?: string | null
}

export function jobRowsIn(pool: Pick<Pool, 'query'>): JobRows {
  const write = async (statement: string, { id, fence }: Job, ...values: unknown[]) =>
    (await pool.query(statement, [id, fence, ...values])).rowCount === 1
  return {
    take: async () => (await pool.query<Job>(TAKE)).rows[0],
    renew: (job) => write(RENEW, job),
    tell: async (job, progress, step) => void (await write(TELL, job, progress, step)),
    finish: async (job, json, { key, bpm, lengthBars, tracks }, found) =>
      void (await write(FINISH, job, json, key, bpm, lengthBars, tracks, found ?? null, FACTS_VERSION)),
    fail: async (job, problem) => void (await write(FAIL, job, problem)),
    breakOff: async (job, happened) => {
      if (job.breaks + 1 >= MOST_BREAKS) await write(PARK, job, parkedBecause(happened))
      else await write(TRY_LATER, job, RETRY_BASE_S * 2 ** job.breaks * (1 + Math.random()))
    },
    postpone: async (job, why) => void (await write(POSTPONE, job, why, POSTPONE_S * (1 + Math.random()))),
    park: async (job, problem) => void (await write(PARK, job, problem)),
    cancel: async (job) => void (await write(CANCEL, job)),
    giveBack: async (job) => void (await write(GIVE_BACK, job)),
    setAsideLost: async () => {
      await pool.query(CANCEL_LOST)
      await pool.query(SET_ASIDE_LOST, [MOST_LOSSES, parkedBecause(LOST)])
    },
  }
}

/** Raised when what `projectFacts` makes changes: kept facts are made again then. */
export const FACTS_VERSION = 2
export const LEASE_S = 15
const MOST_BREAKS = 3
/** More than breaks: a process that dies takes along saves that have nothing to do with it. */
const MOST_LOSSES = 8
const RETRY_BASE_S = 2
const POSTPONE_S = 3
const LOST = 'the analysis took the whole server down each time'

function parkedBecause(happened: string): string {
  return `The analysis broke again and again: ${happened}. The set is kept and does not count. Read it in your browser, try once more here, or write to support and name it.`
}

/** Of so many the one is chosen whose owner has the fewest under way. */
const AT_THE_FRONT = 64
const LEASE = `now() + interval '${LEASE_S} seconds'`
const TAKE = `update kvint.saves set state = 'running', attempts = attempts + 1, fence = fence + 1,
    lease_ends_at = ${LEASE}, progress = 0, step = null, problem = null
  where id = coalesce((
    select id from kvint.saves
    where state = 'running' and lease_ends_at < now() and attempts < ${MOST_LOSSES} and not is_cancel_asked
    order by lease_ends_at for update skip locked limit 1
  ), (
    select s.id from kvint.saves s join (
      select f.id, (select count(*) from kvint.saves r
        where r.user_id = f.user_id and r.state = 'running' and r.lease_ends_at > now()) as under_way
      from (select id, user_id from kvint.saves where state = 'waiting' and run_at <= now()
        order by turn, run_at limit ${AT_THE_FRONT}) f
    ) c on c.id = s.id
    where s.state = 'waiting' and not exists (select from kvint.queue_pauses)
    order by c.under_way, s.turn, s.run_at for update of s skip locked limit 1
  )) returning id, user_id as "userId", content_hash as hash, bytes, file_name as "fileName", breaks, fence, trace`
const HELD = `where id = $1 and fence = $2 and state = 'running'`
const RENEW = `update kvint.saves set lease_ends_at = ${LEASE} ${HELD} and not is_cancel_asked`
const TELL = `update kvint.saves set progress = $3, step = $4 ${HELD}`
/** Without a report it counts for no month. What was analysed again without one stands as before, with its earlier report. */
const endsAs = (state: string): string =>
  `state = case when report is null then '${state}' else 'done' end, queued_at = case when report is null then null else queued_at end`
const ENDED = 'lease_ends_at = null, step = null, finished_at = now(), is_cancel_asked = false'
const FINISH = `with done as (update kvint.saves set state = 'done', progress = 1, report = $3::json, problem = null,
  key_name = $4, bpm = $5, length_bars = $6, track_count = $7, ${ENDED} ${HELD} returning id, user_id)
  insert into kvint.save_facts (save_id, user_id, version, facts) select id, user_id, $9, $8::json from done where $8::text is not null
  on conflict (save_id) do update set version = excluded.version, facts = excluded.facts`
const FAIL = `update kvint.saves set ${endsAs('failed')}, problem = $3, ${ENDED} ${HELD}`
const PARK = `update kvint.saves set ${endsAs('parked')}, problem = $3, breaks = 0, attempts = 0, ${ENDED} ${HELD}`
const CANCEL = `update kvint.saves set ${endsAs('cancelled')}, progress = 0, ${ENDED} ${HELD}`
const BACK = `state = 'waiting', progress = 0, step = null, lease_ends_at = null`
const TRY_LATER = `update kvint.saves set ${BACK}, breaks = breaks + 1, attempts = 0, run_at = now() + make_interval(secs => $3) ${HELD}`
const GIVE_BACK = `update kvint.saves set ${BACK}, attempts = greatest(attempts - 1, 0) ${HELD}`
const POSTPONE = `update kvint.saves set ${BACK}, problem = $3, attempts = greatest(attempts - 1, 0),
  run_at = now() + make_interval(secs => $4) ${HELD}`
const CANCEL_LOST = `update kvint.saves set ${endsAs('cancelled')}, progress = 0, ${ENDED}
  where state = 'running' and lease_ends_at < now() and is_cancel_asked`
const SET_ASIDE_LOST = `update kvint.saves set ${endsAs('parked')}, problem = $2, breaks = 0, attempts = 0, ${ENDED}
  where state = 'running' and lease_ends_at < now() and attempts >= $1`
