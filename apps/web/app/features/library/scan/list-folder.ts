import type { FolderSource } from './folder-source.ts'
import type { FolderIndex } from './absent-samples.ts'
import { isSet } from './is-set.ts'
import type { FoundSet } from './plan-scan.ts'

export type ListedSet = FoundSet & { readonly file: () => Promise<File> }

/** Every set below a folder; all other files go into the index. Folders that may not be read are passed over. */
export async function listFolder(
  source: FolderSource,
  index: FolderIndex,
  onFound: (count: number) => void,
  signal: AbortSignal,
): Promise<ListedSet[]> {
  const sets: ListedSet[] = []
  const take = (path: string, file: File) => {
    sets.push({ path, bytes: file.size, modifiedAt: file.lastModified, file: async () => file })
    onFound(sets.length)
  }
  if (source.kind === 'files') {
    for (const { path, file } of source.sets) take(path, file)
    for (const path of source.others) index.add(path)
    return sets
  }
  await walk(source.handle, source.name, 0)
  return sets

  async function walk(folder: FileSystemDirectoryHandle, path: string, depth: number): Promise<void> {
    try {
      for await (const [name, entry] of folder.entries()) {
        if (signal.aborted) return
        const entryPath = `${path}/${name}`
        if (entry.kind === 'directory') {
          if (!name.startsWith('.') && depth < MAX_DEPTH) await walk(entry, entryPath, depth + 1)
        } else if (isSet(entryPath)) take(entryPath, await entry.getFile())
        else index.add(entryPath)
      }
    } catch {
      // The folder went away or is not ours to read: the others are listed all the same.
    }
  }
}

/** Live's own projects lie two or three folders deep; this ends loops of links. */
const MAX_DEPTH = 12
