import { fileInFolder, mayRead } from '../scan/folder-picker.ts'
import type { FolderSource } from '../scan/folder-source.ts'
import { findFolder } from '../scan/kept-folder.ts'

/** A set's file: of the folder that is open, or of the one that the browser lets us come back to. `null`: it is gone. */
export async function songFile(path: string, source: FolderSource | null): Promise<File | null | 'no folder'> {
  if (source?.kind === 'files') return source.sets.find((set) => set.path === path)?.file ?? null
  const handle = source?.handle ?? (await findFolder())?.handle
  if (!handle || !(await mayRead(handle))) return 'no folder'
  return fileInFolder(handle, path)
}
