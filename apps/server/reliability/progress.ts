import type { Check } from './check.ts'
import { onDatabase } from './on-database.ts'
import { followSaves } from './follow-saves.ts'
import { signUp } from './sign-up.ts'
import { pause, percentile, spawnServer } from './spawn-server.ts'
import { keepSmallSet } from './keep-small-set.ts'

const SETS = 20
const CHANGES = 1000
const BREAKS = 10

export const PROGRESS: readonly Check[] = [
  {
    number: 9,
    name: `sets sent to one node, followed at another; ${CHANGES} changes over a line that breaks ${BREAKS} times`,
    limit: 'queue to start p95 ≤ 50 ms, change to page p95 ≤ 250 ms, no change lost',
    run: () =>
      onDatabase(async ({ env, pool }) => {
        const near = await spawnServer(env)
        const far = await spawnServer(env)
        await pool.query(NOTE_CHANGES)
        const who = await signUp(near.url)
        await pool.query(`update public.users set role = 'PREMIUM' where supabase_id = $1`, [who.id])
        const page = followSaves(far.url, who.token)
        for (let at = 0; at < SETS; at += 1) {
          await keepSmallSet(near.url, who, at)
          while ((await pool.query(UNDER_WAY)).rowCount) await pause(20)
        }
        await pause(300)
        const starts = await pool.query<{ ms: number }>(STARTS)
        const changes = await pool.query<{ event: string; at_ms: number }>(CHANGED)
        const late = changes.rows.flatMap(({ event, at_ms }) => {
          const heard = page.heardAtMs.get(Number(event))
          return heard === undefined ? [] : [heard - at_ms]
        })
        for (let change = 0; change < CHANGES; change += 1) {
          if (change % (CHANGES / BREAKS) === 0) page.breakOff()
          await pool.query(CHANGE, [change % SETS, (change % 100) / 100])
        }
        await pause(2500)
        const states = await pool.query<{ id: string; event: string }>('select id, event from kvint.saves')
        const lost = states.rows.filter(({ id, event }) => page.lastEvent.get(id) !== Number(event)).length
        await page.close()
        await Promise.all([near.stop(), far.stop()])
        const [startMs, lateMs] = [
          percentile(
            starts.rows.map(({ ms }) => ms),
            0.95,
          ),
          percentile(late, 0.95),
        ]
        return {
          isGood: startMs <= 50 && lateMs <= 250 && lost === 0 && late.length > 0,
          figure: `queue to start p95 ${startMs.toFixed(0)} ms (${starts.rowCount}), change to page p95 ${lateMs.toFixed(0)} ms (${late.length}), ${lost} of ${SETS} sets shown as they no longer are after ${page.connections()} connections`,
        }
      }),
  },
]

const UNDER_WAY = `select from kvint.saves where state in ('waiting', 'running')`
/** Writes down when each change was made, by the clock and not by its transaction. */
const NOTE_CHANGES = `create schema noted;
  create table noted.changes (save_id uuid, state text, event bigint, at timestamptz default clock_timestamp());
  create function noted.note() returns trigger language plpgsql security definer as $$
    begin insert into noted.changes values (new.id, new.state, new.event); return null; end $$;
  create trigger noted after insert or update on kvint.saves for each row execute function noted.note()`
const STARTS = `select (extract(epoch from min(r.at) - min(w.at)) * 1000)::float8 as ms from noted.changes w
  join noted.changes r on r.save_id = w.save_id and r.state = 'running' where w.state = 'waiting' group by w.save_id`
const CHANGED = `select event, (extract(epoch from min(at)) * 1000)::float8 as at_ms from noted.changes group by event`
const CHANGE = `update kvint.saves set progress = $2
  where id = (select id from kvint.saves order by id offset $1 limit 1)`
