import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { FoundPlace, Glance, PlaceKind, ProjectFacts, SampleFile, SongOfProject } from '@kvint/mcp'

/**
 * What is known of the sets below a folder, kept in one SQLite file in the data folder: facts, never notes or samples.
 * A row holds for a path, size and time of change; `version` of the program that read it decides whether it still counts.
 */
export type FactStore = {
  readonly has: (version: string) => boolean
  readonly put: (version: string, outcome: ProjectFacts | { readonly problem: string }) => void
  readonly glance: (version: string) => Glance | undefined
  /** Why a file could not be read. */
  readonly problem: (version: string) => string | undefined
  /** Places of a kind whose text contains `containing`, by version of the file. */
  readonly places: (
    kind: PlaceKind,
    containing: string,
  ) => readonly (Pick<FoundPlace, 'text' | 'place'> & { readonly version: string })[]
  /** The sample files of one set and where it looks for them. */
  readonly sampleFiles: (version: string) => readonly SampleFile[]
  readonly song: (version: string) => Pick<SongOfProject, 'save' | 'song' | 'claims'> | undefined
  /** Files as the last look at the disk found them. */
  readonly files: () => readonly StoredFile[]
  /** Replaces the list of files, and forgets what is known of versions that are in none of them. */
  readonly keepFiles: (files: readonly StoredFile[]) => void
  readonly close: () => void
}

export type StoredFile = { readonly path: string; readonly bytes: number; readonly modifiedMs: number }

/** Changes with every save of the file. */
export function versionOf(file: StoredFile): string {
  const known = VERSIONS.get(file)
  if (known !== undefined) return known
  const version = `${file.path} ${file.bytes} ${file.modifiedMs}`
  VERSIONS.set(file, version)
  return version
}

/** A question over ten thousand sets asks for each several times. */
const VERSIONS = new WeakMap<StoredFile, string>()

/** Opens the store of a folder; `:memory:` as `place` keeps nothing. */
export function openFactStore(folder: string, madeBy: string, place: string = dataFolder()): FactStore {
  const file = place === ':memory:' ? place : join(place, 'folders', `${hashOf(folder)}.sqlite`)
  if (file !== ':memory:') mkdirSync(join(place, 'folders'), { recursive: true, mode: 0o700 })
  const db = new DatabaseSync(file)
  // Another program may open the same folder at this moment: first how long to wait for it.
  db.exec('PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL')
  prepare(db, madeBy)
  const insertSet = db.prepare(
    'INSERT OR REPLACE INTO sets (version, problem, glance, song) VALUES (?, ?, ?, ?) RETURNING id',
  )
  const insertPlace = db.prepare('INSERT INTO places (kind, set_id, at, text, place) VALUES (?, ?, ?, ?, ?)')
  const forget = db.prepare('DELETE FROM places WHERE set_id IN (SELECT id FROM sets WHERE version = ?)')
  const drop = db.prepare('DELETE FROM sets WHERE version = ?')
  const one = db.prepare('SELECT problem, glance, song FROM sets WHERE version = ?')
  const search = db.prepare(
    `SELECT sets.version, places.text, places.place FROM places JOIN sets ON sets.id = places.set_id
     WHERE places.kind = ? AND instr(places.text, ?) > 0 ORDER BY places.set_id, places.at`,
  )
  const filesOf = db.prepare(
    `SELECT place FROM places WHERE kind = 'file' AND set_id = (SELECT id FROM sets WHERE version = ?) ORDER BY at`,
  )
  const glances = new Map<string, Glance | undefined>()
  for (const { version, glance } of db.prepare('SELECT version, glance FROM sets').all())
    glances.set(String(version), glance === null ? undefined : (JSON.parse(String(glance)) as Glance))

  return {
    has: (version) => glances.has(version),
    glance: (version) => glances.get(version),
    put: (version, outcome) => {
      const isRead = !('problem' in outcome)
      db.exec('BEGIN IMMEDIATE')
      try {
        forget.run(version)
        const { save, song, claims, glance, places } = isRead ? outcome : NOTHING
        const row = insertSet.get(
          version,
          isRead ? null : outcome.problem,
          isRead ? JSON.stringify(glance) : null,
          isRead ? JSON.stringify({ save, song, claims }) : null,
        )
        const id = Number(row?.['id'])
        for (const [at, { kind, text, place: words }] of (places ?? []).entries())
          insertPlace.run(kind, id, at, text, words)
        db.exec('COMMIT')
      } catch (error) {
        db.exec('ROLLBACK')
        throw error
      }
      glances.set(version, isRead ? outcome.glance : undefined)
    },
    places: (kind, containing) =>
      search.all(kind, containing).map(({ version, text, place: words }) => ({
        version: String(version),
        text: String(text),
        place: String(words),
      })),
    sampleFiles: (version) => filesOf.all(version).map(({ place }) => JSON.parse(String(place)) as SampleFile),
    problem: (version) => {
      const kept = one.get(version)?.['problem']
      return typeof kept === 'string' ? kept : undefined
    },
    song: (version) => {
      const kept = one.get(version)?.['song']
      return typeof kept === 'string' ? (JSON.parse(kept) as ReturnType<FactStore['song']>) : undefined
    },
    files: () =>
      db
        .prepare('SELECT path, bytes, modified FROM files')
        .all()
        .map(({ path, bytes, modified }) => ({
          path: String(path),
          bytes: Number(bytes),
          modifiedMs: Number(modified),
        })),
    keepFiles: (files) => {
      const insert = db.prepare('INSERT INTO files (path, bytes, modified) VALUES (?, ?, ?)')
      db.exec('BEGIN IMMEDIATE; DELETE FROM files')
      for (const { path, bytes, modifiedMs } of files) insert.run(path, bytes, modifiedMs)
      const kept = new Set(files.map(versionOf))
      for (const version of [...glances.keys()].filter((known) => !kept.has(known))) {
        forget.run(version)
        drop.run(version)
        glances.delete(version)
      }
      db.exec('COMMIT')
    },
    close: () => db.close(),
  }
}

/** Where the program keeps what it made: `KVINT_DATA`, else `.kvint` in the home folder. */
function dataFolder(): string {
  return process.env['KVINT_DATA'] ?? join(homedir(), '.kvint')
}

function prepare(db: DatabaseSync, madeBy: string): void {
  db.exec('BEGIN IMMEDIATE; CREATE TABLE IF NOT EXISTS made_by (program TEXT NOT NULL)')
  const before = db.prepare('SELECT program FROM made_by').get()?.['program']
  const now = `${madeBy} ${LAYOUT}`
  if (before !== undefined && before !== now)
    db.exec('DROP TABLE IF EXISTS sets; DROP TABLE IF EXISTS places; DROP TABLE IF EXISTS files; DELETE FROM made_by')
  if (before !== now) db.prepare('INSERT INTO made_by VALUES (?)').run(now)
  db.exec(`
    CREATE TABLE IF NOT EXISTS sets (
      id INTEGER PRIMARY KEY, version TEXT NOT NULL UNIQUE, problem TEXT, glance TEXT, song TEXT
    );
    CREATE TABLE IF NOT EXISTS places (
      kind TEXT NOT NULL, set_id INTEGER NOT NULL, at INTEGER NOT NULL, text TEXT NOT NULL, place TEXT NOT NULL,
      PRIMARY KEY (kind, set_id, at)
    ) WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS places_of_set ON places (set_id);
    CREATE TABLE IF NOT EXISTS files (path TEXT PRIMARY KEY, bytes INTEGER NOT NULL, modified REAL NOT NULL);
    COMMIT`)
}

function hashOf(folder: string): string {
  return createHash('sha256').update(folder).digest('hex').slice(0, 24)
}

const LAYOUT = 4
const NOTHING: Partial<ProjectFacts> = {}
