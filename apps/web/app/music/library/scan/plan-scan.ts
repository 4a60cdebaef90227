import { backupTime, groupSaves } from '@kvint/insights'
import { READING_VERSION } from './kept-save.ts'
import type { KeptSave } from '../kept-rows.ts'

export type FoundSet = { readonly path: string; readonly bytes: number; readonly modifiedAt: number }

/** `song`: everything, of the newest save of each song. `save`: its size only, of the earlier ones. */
export type SetToRead = FoundSet & { readonly need: 'song' | 'save' }

export type ScanPlan = {
  /** Songs first, newest first: the first answers are those that matter most. Before them a few small ones, for soon. */
  readonly toRead: readonly SetToRead[]
  readonly unchanged: readonly KeptSave[]
  /** Paths of what is kept and not in the folder any more. */
  readonly gone: readonly string[]
}

/** What of a folder is to be read, and what is known already. */
export function planScan(found: readonly FoundSet[], kept: readonly KeptSave[], withBackups: boolean): ScanPlan {
  const songs = groupSaves(found.map((set) => ({ ...set, savedAt: wallClock(set.modifiedAt) })))
  const wanted = songs.flatMap(({ saves, current }): SetToRead[] => [
    { ...current, need: 'song' },
    ...(withBackups
      ? saves.filter((save) => save !== current).map((save) => ({ ...save, need: 'save' as const }))
      : []),
  ])
  const known = new Map(kept.map((save) => [save.path, save]))
  const isKnown = (set: SetToRead) => isUnchanged(set, known.get(set.path))
  const paths = new Set(wanted.map(({ path }) => path))
  return {
    toRead: smallOnesFirst(
      wanted
        .filter((set) => !isKnown(set))
        .toSorted((a, b) => Number(b.need === 'song') - Number(a.need === 'song') || b.modifiedAt - a.modifiedAt)
        .map(({ path, bytes, modifiedAt, need }) => ({ path, bytes, modifiedAt, need })),
    ),
    unchanged: wanted.filter(isKnown).flatMap(({ path }) => known.get(path) ?? []),
    gone: kept.filter(({ path }) => !paths.has(path)).map(({ path }) => path),
  }
}

/** The smallest of the newest songs go first: a set of 30 MB would leave the page empty for a while. */
function smallOnesFirst(sets: readonly SetToRead[]): SetToRead[] {
  const small = new Set(
    sets
      .slice(0, NEWEST)
      .filter(({ need }) => need === 'song')
      .toSorted((a, b) => a.bytes - b.bytes)
      .slice(0, READ_FIRST),
  )
  return sets.length <= NEWEST ? [...sets] : [...small, ...sets.filter((set) => !small.has(set))]
}

/** Time of a file by the clock of this machine, written as if it were UTC: names of backups know no time zone either. */
export function wallClock(modifiedAt: number): string {
  return new Date(modifiedAt - new Date(modifiedAt).getTimezoneOffset() * 60_000).toISOString()
}

export function savedAtOf({ path, modifiedAt }: Pick<FoundSet, 'path' | 'modifiedAt'>): string {
  return backupTime(path) ?? wallClock(modifiedAt)
}

function isUnchanged(set: SetToRead, kept: KeptSave | undefined): boolean {
  if (!kept || kept.version !== READING_VERSION) return false
  const isEnough = kept.reading.kind !== 'save' || set.need === 'save'
  const isSame = kept.bytes === set.bytes && kept.modifiedAt === set.modifiedAt
  const mayComeBack = kept.reading.kind === 'failure' && kept.reading.reason !== 'set'
  return isEnough && isSame && !mayComeBack
}

const NEWEST = 24
const READ_FIRST = 4
