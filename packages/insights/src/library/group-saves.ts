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
    const { folder, name } = songOf(path)
    return `${folder}\n${name.toLowerCase()}`
  })
  return [...groups.values()].flatMap((saves) => {
    const sorted = saves.toSorted((a, b) => (timeOf(a) < timeOf(b) ? -1 : timeOf(a) > timeOf(b) ? 1 : 0))
    const current = sorted.findLast(({ path }) => !isBackup(path)) ?? sorted.at(-1)
    return current ? [{ ...songOf(current.path), saves: sorted, current }] : []
  })
}

/** `2024-05-01T20:15:00.000Z` from `Tide [2024-05-01 201500].als`; the name says no time zone, so it is taken as UTC. */
export function backupTime(path: string): string | null {
  const found = /\[(\d{4}-\d\d-\d\d) (\d\d)(\d\d)(\d\d)\]\.als$/i.exec(path)
  return found ? `${found[1] ?? ''}T${found[2] ?? ''}:${found[3] ?? ''}:${found[4] ?? ''}.000Z` : null
}

function songOf(path: string): { readonly folder: string; readonly name: string } {
  const parts = path.split('/')
  const file = parts.pop() ?? path
  if (isBackup(path)) parts.pop()
  return { folder: parts.join('/'), name: file.replace(/(?: ?\[\d{4}-\d\d-\d\d \d{6}\])?\.als$/i, '') }
}

function isBackup(path: string): boolean {
  return /(?:^|\/)Backup\/[^/]+$/i.test(path)
}

function timeOf(entry: { readonly path: string; readonly savedAt: string | null }): string {
  return backupTime(entry.path) ?? entry.savedAt ?? ''
}
