import type { KeptProject, KeptProjectList } from '@kvint/contract'
import type { PoolClient } from 'pg'
import { readCursor, writeCursor } from '../../platform/pagination/cursor.ts'
import { parseSearch } from './parse-search.ts'

export type PageOfProjects = { readonly search?: string; readonly cursor?: string; readonly limit: number }

/** One page of the projects that the client’s role may see, the one kept last first. */
export async function selectProjects(
  client: PoolClient,
  { search = '', cursor, limit }: PageOfProjects,
): Promise<KeptProjectList> {
  const { words, key } = parseSearch(search)
  const after = readCursor(cursor)
  const patterns = words.map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
  const { rows } = await client.query<Row>(SELECT_PAGE, [
    after?.createdAt ?? null,
    after?.id ?? null,
    patterns,
    key,
    limit + 1,
  ])
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    projects: shown.map(({ id, name, saves }) => ({ id, name, saves })),
    nextCursor: rows.length > limit && last ? writeCursor({ createdAt: last.touchedAt, id: last.id }) : null,
  }
}

export async function selectProject(client: PoolClient, id: string): Promise<KeptProject | undefined> {
  return (await client.query<KeptProject>(`${SELECT} where p.id = $1`, [id])).rows[0]
}

type Row = KeptProject & { readonly touchedAt: string }

/** A save as it is told, of the row `s`. */
export const SAVE_JSON = `json_build_object(
  'id', s.id, 'projectId', s.project_id, 'fileName', s.file_name, 'bytes', s.bytes, 'state', s.state,
  'progress', s.progress, 'step', s.step, 'problem', s.problem,
  'facts', case when s.state = 'done' and s.bpm is not null then json_build_object(
    'key', s.key_name, 'bpm', s.bpm, 'lengthBars', s.length_bars, 'tracks', s.track_count) end,
  'isShared', exists (select from kvint.shares h where h.save_id = s.id and (h.expires_at is null or h.expires_at > now())),
  'createdAt', to_char(s.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'event', s.event)`
/** As cursors tell time. */
const TOUCHED = `date_trunc('milliseconds', p.touched_at)`
const SELECT = `select p.id, p.name, to_char(${TOUCHED} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "touchedAt", coalesce((
    select json_agg(${SAVE_JSON} order by s.created_at desc, s.id) from kvint.saves s where s.project_id = p.id), '[]') as saves
  from kvint.projects p`
const SELECT_PAGE = `${SELECT}
  where ($1::timestamptz is null or (${TOUCHED}, p.id) < ($1, $2::uuid))
    and ($4::text is null or exists (select from kvint.saves s where s.project_id = p.id and s.key_name = $4))
    and not exists (select from unnest($3::text[]) as word where not (
      p.name ilike word or exists (select from kvint.saves s where s.project_id = p.id
        and (s.file_name ilike word or '%' || round(s.bpm)::text || '%' = word))))
  order by ${TOUCHED} desc, p.id desc limit $5`
