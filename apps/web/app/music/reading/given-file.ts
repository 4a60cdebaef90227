/** A file that was dropped, chosen or pasted; `path` has the folders that came with it. */
export type GivenFile = { readonly file: File; readonly path: string }

/** The files of a drop: those in folders too, as deep as they go. */
export async function filesOfDrop(transfer: DataTransfer | null): Promise<readonly GivenFile[]> {
  const entries = [...(transfer?.items ?? [])].flatMap((item) => item.webkitGetAsEntry() ?? [])
  if (!entries.some(({ isDirectory }) => isDirectory)) return [...(transfer?.files ?? [])].map(givenFile)
  return (await Promise.all(entries.map((entry) => filesBelow(entry, 0)))).flat()
}

/** A chosen file; those of a chosen folder say where they lie in it. */
export function givenFile(file: File): GivenFile {
  return { file, path: file.webkitRelativePath || file.name }
}

/** What vanished or may not be read is left out: the rest is read all the same. */
async function filesBelow(entry: FileSystemEntry, depth: number): Promise<GivenFile[]> {
  if (isFileEntry(entry)) {
    const file = await new Promise<File | null>((resolve) => entry.file(resolve, () => resolve(null)))
    return file ? [{ file, path: entry.fullPath.replace(/^\//, '') }] : []
  }
  if (!isFolderEntry(entry) || depth >= MAX_DEPTH || entry.name.startsWith('.')) return []
  const reader = entry.createReader()
  const found: FileSystemEntry[] = []
  for (;;) {
    // A folder is told a hundred at a time.
    const some = await new Promise<FileSystemEntry[]>((resolve) => reader.readEntries(resolve, () => resolve([])))
    if (some.length === 0) break
    found.push(...some)
  }
  const files: GivenFile[] = []
  for (let from = 0; from < found.length; from += AT_ONCE) {
    const some = found.slice(from, from + AT_ONCE)
    files.push(...(await Promise.all(some.map((each) => filesBelow(each, depth + 1)))).flat())
  }
  return files
}

const isFileEntry = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isFolderEntry = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory
const MAX_DEPTH = 12
/** The browser answers for all that are asked for in one task: for 500, the page stands still for a tenth of a second. */
const AT_ONCE = 32
