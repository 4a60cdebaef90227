import { type FactIndex, type ProjectFacts, projectFacts } from '@kvint/mcp'
import { migrateReport } from '@kvint/report'
import type { Pool } from 'pg'
import type { CamelColumns } from '../../platform/database/columns.ts'
import { readAsCaller } from '../../platform/database/read-as-caller.ts'
import { FACTS_VERSION } from '../jobs/job-rows.ts'
import type { AccountEntries, AccountEntry } from './account-entries.ts'

/** What questions over a whole account rest on, without opening a report. It knows an owner’s own rows alone. */
export type AccountFacts = { readonly of: (userId: string) => Promise<FactIndex> }

/**
 * Facts of the newest report of each project. They were kept when it was analysed; of saves from before, a few hundred are
 * made for each question and kept then. Those asked about last stay in memory, up to so many characters over all accounts;
 * what one account has beyond that is read again for each of its questions.
 */
export function accountFactsIn(pool: Pool, entries: AccountEntries, maxCharacters = MAX_CHARACTERS): AccountFacts {
  const held = new Map<string, { readonly facts: ProjectFacts; readonly characters: number }>()
  let total = 0

  function forget(key: string): void {
    total -= held.get(key)?.characters ?? 0
    held.delete(key)
  }

  /** Makes room by what was asked about longest ago; what this very question needs is not given up for more of it. */
  function hold(key: string, json: string, asked: ReadonlySet<string>): ProjectFacts {
    const facts = JSON.parse(json) as ProjectFacts
    forget(key)
    for (const oldest of held.keys()) {
      if (total + json.length <= maxCharacters || asked.has(oldest)) break
      forget(oldest)
    }
    if (total + json.length > maxCharacters) return facts
    held.set(key, { facts, characters: json.length })
    total += json.length
    return facts
  }

  async function factsOf(userId: string, saves: readonly Newest[]): Promise<Map<string, ProjectFacts>> {
    const found = new Map<string, ProjectFacts>()
    const keys = new Map(saves.map((save) => [save.saveId, keyOf(save)]))
    const asked = new Set(keys.values())
    const missing: string[] = []
    for (const [saveId, key] of keys) {
      const known = held.get(key)
      if (!known) {
        missing.push(saveId)
        continue
      }
      held.delete(key)
      held.set(key, known)
      found.set(saveId, known.facts)
    }
    const take = (saveId: string, json: string) => found.set(saveId, hold(keys.get(saveId) ?? saveId, json, asked))
    for (let at = 0; at < missing.length; at += BATCH) {
      const ids = missing.slice(at, at + BATCH)
      const rows = await readAsCaller<KeptFacts>(pool, { sub: userId }, KEPT, [ids, FACTS_VERSION])
      for (const { saveId, json } of rows) take(saveId, json)
    }
    const unknown = missing.filter((saveId) => !found.has(saveId)).slice(0, MOST_MADE)
    for (const saveId of unknown) {
      const [row] = await readAsCaller<{ report: string }>(pool, { sub: userId }, REPORT, [saveId])
      if (!row) continue
      const json = JSON.stringify(projectFacts(migrateReport(JSON.parse(row.report)), null))
      await pool.query(KEEP, [saveId, FACTS_VERSION, json])
      take(saveId, json)
    }
    return found
  }

  return {
    async of(userId) {
      const saves = (await entries.of(userId)).flatMap(newestOf)
      const facts = await factsOf(userId, saves)
      const known = saves.flatMap((save) => {
        const ours = facts.get(save.saveId)
        return ours ? [{ save, facts: ours }] : []
      })
      const glances = new Map(known.map(({ save, facts: { glance } }) => [save.projectId, glance]))
      const left = saves.length - known.length
      return {
        leftOut: left > 0 ? [`${left} projects were analysed long ago and are not looked through yet. Ask again.`] : [],
        glance: (projectId) => glances.get(projectId),
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
  readonly event: number
}

type KeptFacts = CamelColumns<'kvint.save_facts', 'save_id'> & { readonly json: string }

function newestOf({ id, name, saves: [newest] }: AccountEntry): Newest[] {
  if (!newest) return []
  const { id: saveId, fileName, savedAt, event } = newest
  return [{ projectId: id, name, saveId, fileName, savedAt, event }]
}

function keyOf({ saveId, event }: Newest): string {
  return `${saveId} ${event}`
}

/** Of 2,800 songs as full as the example, which has 25,700; about 150 MB. */
const MAX_CHARACTERS = 72_000_000
const BATCH = 500
const MOST_MADE = 200
const KEPT = `select save_id as "saveId", facts::text as json from kvint.save_facts where save_id = any($1) and version = $2`
const REPORT = `select report::text as report from kvint.saves where id = $1 and state = 'done'`
const KEEP = `insert into kvint.save_facts (save_id, user_id, version, facts)
  select id, user_id, $2, $3::json from kvint.saves where id = $1 and state = 'done'
  on conflict (save_id) do update set version = excluded.version, facts = excluded.facts`
