import { createFolderIndex } from '../library/scan/absent-samples.ts'
import { type ListedSet, listFolder } from '../library/scan/list-folder.ts'

/**
 * Tells of every set below a folder that is saved from now on, as soon as its file has come to rest. The browser says
 * when something changes where it can; elsewhere the folder is looked through again and again. Ends with the signal, or once the folder is gone or
 * its right withdrawn: then `onLost` is called.
 */
export async function watchFolder(
  folder: FileSystemDirectoryHandle,
  onSaved: (file: File) => void,
  signal: AbortSignal,
  onLost: () => void,
): Promise<void> {
  const told = new Map<string, string>()
  const resting = new Map<string, string>()
  let next: ReturnType<typeof setTimeout> | undefined
  let isLooking = false
  let isStale = false

  const list = () =>
    listFolder({ kind: 'handle', name: folder.name, handle: folder }, createFolderIndex(), ignore, signal)

  const look = async () => {
    if (isLooking) {
      isStale = true
      return
    }
    isLooking = true
    let isRestless = false
    const started = performance.now()
    if (!(await isReadable(folder))) {
      if (!signal.aborted) onLost()
      return
    }
    for (const set of await list()) {
      const sign = signOf(set)
      if (isBackup(set.path) || told.get(set.path) === sign) continue
      if (resting.get(set.path) !== sign) {
        // Live may still be writing: once more, until two looks agree.
        resting.set(set.path, sign)
        isRestless = true
        continue
      }
      told.set(set.path, sign)
      resting.delete(set.path)
      if (!signal.aborted) onSaved(await set.file())
    }
    isLooking = false
    if (isRestless || isStale) lookIn(REST_MS)
    else lookIn(restAfter(performance.now() - started))
    isStale = false
  }
  const lookIn = (ms: number) => {
    clearTimeout(next)
    if (!signal.aborted) next = setTimeout(() => void look(), ms)
  }

  // An observer may miss what happens on a disk of the network: a look now and then all the same.
  const restAfter = (spentMs: number) => (observer ? Math.max(SELDOM_MS, 20 * spentMs) : Math.max(POLL_MS, 5 * spentMs))

  for (const set of await list()) told.set(set.path, signOf(set))
  if (signal.aborted) return
  const observer = await observe(folder, () => lookIn(REST_MS))
  lookIn(restAfter(0))
  signal.addEventListener('abort', () => {
    clearTimeout(next)
    observer?.disconnect()
  })
}

/** False once it was moved or deleted, or the right to read it withdrawn. */
async function isReadable(folder: FileSystemDirectoryHandle): Promise<boolean> {
  try {
    await folder.keys().next()
    return true
  } catch {
    return false
  }
}

/** Where the browser has an observer and the folder can be observed. */
async function observe(folder: FileSystemDirectoryHandle, onChange: () => void): Promise<Observer | null> {
  const { FileSystemObserver } = globalThis as { FileSystemObserver?: ObserverMaker }
  if (!FileSystemObserver) return null
  try {
    const observer = new FileSystemObserver(onChange)
    await observer.observe(folder, { recursive: true })
    return observer
  } catch {
    return null
  }
}

function signOf({ bytes, modifiedAt }: ListedSet): string {
  return `${bytes} ${modifiedAt}`
}

/** Earlier saves, which Live puts there itself. */
function isBackup(path: string): boolean {
  return /(?:^|\/)Backup\//i.test(path)
}

function ignore(): void {}

/** A file of two equal looks this far apart is whole. */
const REST_MS = 120
const POLL_MS = 700
const SELDOM_MS = 5000

/** Not yet in TypeScript's own types. */
type Observer = {
  readonly observe: (folder: FileSystemDirectoryHandle, options: { recursive: boolean }) => Promise<void>
  readonly disconnect: () => void
}
type ObserverMaker = new (onChange: () => void) => Observer
