import { isSet } from './is-set.ts'

/** A folder that the producer opened. */
export type FolderSource =
  | { readonly kind: 'handle'; readonly name: string; readonly handle: FileSystemDirectoryHandle }
  | {
      readonly kind: 'files'
      readonly name: string
      readonly sets: readonly FileInFolder[]
      /** Paths of everything else, where a set's samples are looked for. */
      readonly others: readonly string[]
    }

export type FileInFolder = { readonly path: string; readonly file: File }

/** Files of an `<input webkitdirectory>`, whose paths begin with the folder's name. */
export function sourceOfInput(files: readonly File[]): FolderSource | null {
  const [first] = files
  if (!first) return null
  return sourceOfFiles(
    first.webkitRelativePath.split('/')[0] ?? '',
    files.map((file) => ({ path: file.webkitRelativePath, file })),
  )
}

/** What was dropped: the first folder of it. Must be called before the drop event ends. */
export async function sourceOfDrop(items: readonly DataTransferItem[]): Promise<FolderSource | null> {
  const asked = items
    .filter(({ kind }) => kind === 'file')
    .map((item) => ({ handle: (item as WithHandle).getAsFileSystemHandle?.(), entry: item.webkitGetAsEntry() }))
  for (const { handle, entry } of asked) {
    const found = await handle?.catch(() => null)
    if (found?.kind === 'directory')
      return { kind: 'handle', name: found.name, handle: found as FileSystemDirectoryHandle }
    if (entry?.isDirectory)
      return sourceOfFiles(entry.name, await filesBelow(entry as FileSystemDirectoryEntry, entry.name))
  }
  return null
}

function sourceOfFiles(name: string, files: readonly FileInFolder[]): FolderSource {
  const sets = files.filter(({ path }) => isSet(path))
  const others = files.flatMap(({ path }) => (isSet(path) ? [] : path))
  return { kind: 'files', name, sets, others }
}

async function filesBelow(folder: FileSystemDirectoryEntry, path: string): Promise<FileInFolder[]> {
  const reader = folder.createReader()
  const found: FileInFolder[] = []
  for (;;) {
    /** A reader answers in portions of a hundred. */
    const entries = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject)
    }).catch((): FileSystemEntry[] => [])
    if (entries.length === 0) return found
    for (const entry of entries) {
      const entryPath = `${path}/${entry.name}`
      if (entry.isDirectory) found.push(...(await filesBelow(entry as FileSystemDirectoryEntry, entryPath)))
      else {
        const file = await fileOf(entry as FileSystemFileEntry)
        if (file) found.push({ path: entryPath, file })
      }
    }
  }
}

function fileOf(entry: FileSystemFileEntry): Promise<File | null> {
  return new Promise((resolve) => {
    entry.file(resolve, () => resolve(null))
  })
}

type WithHandle = DataTransferItem & { readonly getAsFileSystemHandle?: () => Promise<FileSystemHandle | null> }
