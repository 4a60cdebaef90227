import { readSetPath } from '@kvint/als'

/** A song with its saves, oldest first. Live keeps a few earlier saves in `Backup/Name [date time].als`. */
export type SavesOfSong<Save> = {
  readonly folder: string
  readonly name: string
  readonly saves: readonly Save[]
  /** The newest save that is no backup, else the newest. */
  readonly current: Save
}

/**
 * Saves by song: `Songs/Tide Project/Tide.als` and `Songs/Tide Project/Backup/Tide [2024-05-01 201500].als` are one.
 * Saves under a new name stay songs of their own: names alone don't tell a version from another song.
 *
 * @example groupSaves([{ path: 'Tide/Tide.als', savedAt: null }])[0]?.name // 'Tide'
 */
export function groupSaves<Save extends { readonly path: string; readonly savedAt: string | null }>(
  entries: readonly Save[],
): SavesOfSong<Save>[] {
  const groups = Map.groupBy(entries, ({ path }) => {
    const { projectFolder, setName } = readSetPath(path)
    return `${projectFolder}\n${setName.toLowerCase()}`
  })
  return [...groups.values()].flatMap((saves) => {
    const sorted = saves.toSorted((a, b) => (timeOf(a) < timeOf(b) ? -1 : timeOf(a) > timeOf(b) ? 1 : 0))
    const current = sorted.findLast(({ path }) => !readSetPath(path).isBackup) ?? sorted.at(-1)
    if (!current) return []
    const { projectFolder, setName } = readSetPath(current.path)
    return [{ folder: projectFolder, name: setName, saves: sorted, current }]
  })
}

/**
 * `2024-05-01T20:15:00.000Z` from `Tide [2024-05-01 201500].als`; the name says no time zone, so it is taken as UTC.
 *
 * @example backupTime('Tide [2024-05-01 201500].als') // → '2024-05-01T20:15:00.000Z'
 */
export function backupTime(path: string): string | null {
  const { savedAt } = readSetPath(path)
  return savedAt && `${savedAt}.000Z`
}

function timeOf(entry: { readonly path: string; readonly savedAt: string | null }): string {
  return backupTime(entry.path) ?? entry.savedAt ?? ''
}
