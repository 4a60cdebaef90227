import { type FactIndex, type ProjectFacts, projectFacts } from '@kvint/mcp'
import { migrateReport } from '@kvint/report'
import type { Pool } from 'pg'
import { readAsCaller } from '../../platform/database/read-as-caller.ts'
import { FACTS_VERSION } from '../jobs/job-rows.ts'

/** What questions over a whole account rest on, without opening a report. It knows an owner’s own rows alone. */
export type AccountFacts = { readonly of: (userId: string) => Promise<FactIndex> }

/**
 * Facts of the newest report of each project. They were kept when it was analysed; of saves from before, a few hundred are
 * made for each question and kept then. Those asked about last stay in memory, up to so many characters over all accounts.
 */
export function accountFactsIn(pool: Pool, maxCharacters = MAX_CHARACTERS): AccountFacts {
  const held = new Map<string, { readonly facts: ProjectFacts; readonly characters: number }>()
  let total = 0

  function hold(key: string, json: string): ProjectFacts {
    const facts = JSON.parse(json) as ProjectFacts
    if (json.length > maxCharacters / 4) return facts
    held.set(key, { facts, characters: json.length })
    total += json.length
    for (const [oldest, { characters }] of held) {
      if (total <= maxCharacters) break
      held.delete(oldest)
      total -= characters
    }
    return facts
  }

  async function factsOf(userId: string, saves: readonly Newest[]): Promise<Map<string, ProjectFacts>> {
    const found = new Map<string, ProjectFacts>()
    const missing: Newest[] = []
    for (const save of saves) {
      const key = keyOf(save)
      const known = held.get(key)
      if (!known) {
        missing.push(save)
        continue
      }
      held.delete(key)
      held.set(key, known)
      found.set(save.saveId, known.facts)
    }
    const take = (rows: readonly { readonly saveId: string; readonly json: string }[]) => {
      const keys = new Map(missing.map((save) => [save.saveId, keyOf(save)]))
      for (const { saveId, json } of rows) found.set(saveId, hold(keys.get(saveId) ?? saveId, json))
    }
    for (let at = 0; at < missing.length; at += BATCH) {
      const ids = missing.slice(at, at + BATCH).map(({ saveId }) => saveId)
      take(await readAsCaller(pool, { sub: userId }, KEPT, [ids, FACTS_VERSION]))
    }
    const unknown = missing.filter(({ saveId }) => !found.has(saveId)).slice(0, MOST_MADE)
    for (const { saveId } of unknown) {
      const [row] = await readAsCaller<{ report: string }>(pool, { sub: userId }, REPORT, [saveId])
      if (!row) continue
      const json = JSON.stringify(projectFacts(migrateReport(JSON.parse(row.report)), null))
      await pool.query(KEEP, [saveId, FACTS_VERSION, json])
      take([{ saveId, json }])
    }
    return found
  }

  return {
    async of(userId) {
      const saves = await readAsCaller<Newest>(pool, { sub: userId }, NEWEST, [userId])
      const facts = await factsOf(userId, saves)
      const known = saves.flatMap((save) => {
        const ours = facts.get(save.saveId)
        return ours ? [{ save, facts: ours }] : []
      })
      const left = saves.length - known.length
      return {
        leftOut: left > 0 ? [`${left} projects were analysed long ago and are not looked through yet. Ask again.`] : [],
        glance: (projectId) => known.find(({ save }) => save.projectId === projectId)?.facts.glance,
        places: (kind, containing = '') =>
          known.flatMap(({ save, facts: { places } }) =>
            places
              .filter((place) => place.kind === kind && place.text.includes(containing))
              .map(({ text, place }) => ({ projectId: save.projectId, projectName: save.name, text, place })),
          ),
        songs: (limit) =>
          known.slice(0, limit).map(({ save, facts: ours }) => ({
            projectId: save.projectId,
            name: save.name,
            fileName: save.fileName,
            savedAt: save.savedAt,
            save: ours.save,
            song: ours.song,
            claims: ours.claims,
          })),
      }
    },
  }
}

type Newest = {
  readonly projectId: string
  readonly name: string
  readonly saveId: string
  readonly fileName: string
  readonly savedAt: string
  readonly event: string
}

function keyOf({ saveId, event }: Newest): string {
  return `${saveId} ${event}`
}

/** An object takes two to four bytes for each character of its JSON. */
const MAX_CHARACTERS = 24_000_000
const BATCH = 500
const MOST_MADE = 200
/** The project kept last first, as lists have them. */
const NEWEST = `select p.id as "projectId", p.name, s.id as "saveId", s.file_name as "fileName", s.event::text as event,
    to_char(s.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "savedAt"
  from kvint.projects p cross join lateral (select id, file_name, event, created_at from kvint.saves
    where project_id = p.id and state = 'done' order by created_at desc limit 1) s
  where p.user_id = $1 order by p.touched_at desc, p.id desc`
const KEPT = `select save_id as "saveId", facts::text as json from kvint.save_facts where save_id = any($1) and version = $2`
const REPORT = `select report::text as report from kvint.saves where id = $1 and state = 'done'`
const KEEP = `insert into kvint.save_facts (save_id, user_id, version, facts)
  select id, user_id, $2, $3::json from kvint.saves where id = $1 and state = 'done'
  on conflict (save_id) do update set version = excluded.version, facts = excluded.facts`
