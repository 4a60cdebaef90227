import type { SongFacts } from '@kvint/insights'

/** The files of a folder, so that a set's samples can be looked for. */
export type FolderIndex = {
  readonly add: (path: string) => void
  readonly has: (path: string) => boolean
  readonly size: () => number
}

export function createFolderIndex(): FolderIndex {
  const paths = new Set<string>()
  return { add: (path) => paths.add(plain(path)), has: (path) => paths.has(plain(path)), size: () => paths.size }
}

/**
 * Samples that should lie in the set's project and are in none of the folders above it. Nothing is said where the
 * folder shows no files beside sets: a browser may have hidden them.
 */
export function absentSamples(path: string, song: SongFacts, index: FolderIndex): string[] {
  if (index.size() === 0) return []
  const folders = path.split('/').slice(0, -1)
  const above = folders.map((_, depth) => folders.slice(0, folders.length - depth).join('/'))
  return song.samples.flatMap(({ relativePath }) =>
    relativePath === null || relativePath === '' || above.some((folder) => index.has(`${folder}/${relativePath}`))
      ? []
      : [relativePath],
  )
}

/** macOS writes é as two letters, sets as one; disks of producers seldom tell A from a. */
function plain(path: string): string {
  return path.normalize('NFC').toLowerCase()
}
