import { readSetPath } from './read-set-path.ts'

/** The sets of a project folder: the song's own, and the older versions that Live keeps in `Backup/`. */
export type ProjectFolder = {
  /** Paths of sets outside `Backup/`, as given, sorted. */
  readonly sets: readonly string[]
  /** Older versions, newest first. */
  readonly backups: readonly Backup[]
}

export type Backup = {
  readonly path: string
  /** Name of the set that it is a version of, without `.als`. */
  readonly setName: string
  /** When it was saved, by the clock of that machine: `2024-11-09T18:12:17`. `null` where the name does not say. */
  readonly savedAt: string | null
}

/**
 * Sorts the files of a project folder by what they are, from their names alone: works on a directory listing as well as
 * on the paths that a browser's directory picker gives.
 *
 * Live names backups `Song [2024-11-09 181217].als`.
 *
 * @example
 * readProjectFolder(['My Song Project/My Song.als', 'My Song Project/Backup/My Song [2024-11-09 181217].als'])
 * // → { sets: ['My Song Project/My Song.als'],
 * //     backups: [{ path: '…', setName: 'My Song', savedAt: '2024-11-09T18:12:17' }] }
 */
export function readProjectFolder(paths: readonly string[]): ProjectFolder {
  const sets = paths.filter((path) => /\.als$/i.test(path) && !/(^|[\\/])\._/.test(path)).sort()
  return {
    sets: sets.filter((path) => !readSetPath(path).isBackup),
    backups: sets
      .flatMap((path) => {
        const { isBackup, setName, savedAt } = readSetPath(path)
        return isBackup ? [{ path, setName, savedAt }] : []
      })
      .sort((a, b) => compare(b.savedAt ?? '', a.savedAt ?? '') || compare(a.path, b.path)),
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
