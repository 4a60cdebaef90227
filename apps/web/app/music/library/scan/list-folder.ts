import type { FolderSource } from './folder-source.ts'
import type { FolderIndex } from './absent-samples.ts'
import { isSet } from './is-set.ts'
import type { FoundSet } from './plan-scan.ts'

export type ListedSet = FoundSet & { readonly file: () => Promise<File> }

/** Every set below a folder; all other files go into the index. What may not be read is passed over. */
export async function listFolder(
  source: FolderSource,
  index: FolderIndex,
  onFound: (count: number) => void,
  signal: AbortSignal,
): Promise<ListedSet[]> {
  if (source.kind === 'files') {
    for (const path of source.others) index.add(path)
    onFound(source.sets.length)
    return source.sets.map(({ path, file }) => listed(path, file))
  }
  let count = 0
  return walk(source.handle, source.name, 0)

  async function walk(folder: FileSystemDirectoryHandle, path: string, depth: number): Promise<ListedSet[]> {
    const below: Promise<ListedSet[]>[] = []
    try {
      for await (const [name, entry] of folder.entries()) {
        if (signal.aborted) break
        below.push(look(entry, name, `${path}/${name}`, depth))
        if (below.length % AT_ONCE === 0) await Promise.all(below)
      }
    } catch {
      // The folder went away or is not ours to read: the others are listed all the same.
    }
    return (await Promise.all(below)).flat()
  }

  async function look(
    entry: FileSystemDirectoryHandle | FileSystemFileHandle,
    name: string,
    path: string,
    depth: number,
  ): Promise<ListedSet[]> {
    if (entry.kind === 'directory')
      return name.startsWith('.') || depth >= MAX_DEPTH ? [] : walk(entry, path, depth + 1)
    if (!isSet(path)) {
      index.add(path)
      return []
    }
    const file = await entry.getFile().catch(() => null)
    if (!file) return []
    onFound(++count)
    return [listed(path, file)]
  }
}

function listed(path: string, file: File): ListedSet {
  return { path, bytes: file.size, modifiedAt: file.lastModified, file: async () => file }
}

/** Live's own projects lie two or three folders deep; this ends loops of links. */
const MAX_DEPTH = 12
/** The browser asks the disk for each by itself: side by side most of the waiting goes. */
const AT_ONCE = 32
