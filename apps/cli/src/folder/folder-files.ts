import { setTimeout as after } from 'node:timers/promises'
import { type FactStore, type StoredFile, versionOf } from './fact-store.ts'
import { type FolderProject, projectsOf, walkSets } from './scan-folder.ts'

/** The sets on disk, as far as they are known at this moment. */
export type FolderFiles = {
  /** At once from the last look; a folder that is quick to walk is looked at again first. */
  readonly projects: () => Promise<readonly FolderProject[]>
  /** Looks again and answers when that is done. */
  readonly refresh: () => Promise<void>
  /** The first look at the disk is under way: later ones start from a whole list. */
  readonly isLooking: () => boolean
  /** Links that were passed over. */
  readonly links: () => readonly string[]
  /** A look that is under way is not written down any more. */
  readonly close: () => void
}

export function folderFiles(folder: string, store: FactStore): FolderFiles {
  let files: readonly StoredFile[] = store.files()
  let grouped: readonly FolderProject[] | null = null
  let links: readonly string[] = []
  let looking: Promise<void> | null = null
  let lastTookMs: number | null = null
  let lastEnded = 0
  let isClosed = false

  async function look(): Promise<void> {
    const started = performance.now()
    const found: StoredFile[] = []
    const passedOver: string[] = []
    const isFirst = files.length === 0
    await walkSets(folder, {
      onFile: (file) => {
        found.push(file)
        if (!isFirst) return
        files = found
        grouped = null
      },
      onLink: (path) => passedOver.push(path),
    })
    if (isClosed) return
    links = passedOver
    if (isFirst || !areSame(files, found)) {
      files = found
      grouped = null
      store.keepFiles(found)
    }
    lastEnded = performance.now()
    lastTookMs = lastEnded - started
  }

  function start(): Promise<void> {
    looking ??= look().finally(() => (looking = null))
    return looking
  }

  return {
    refresh: async () => {
      await looking
      await start()
    },
    isLooking: () => looking !== null && lastTookMs === null,
    links: () => links,
    close: () => {
      isClosed = true
    },
    projects: async () => {
      const isQuick = lastTookMs !== null && lastTookMs < QUICK_MS
      const isOld = lastTookMs === null || performance.now() - lastEnded > OLD_MS
      if (isQuick || isOld) {
        const look = start()
        await Promise.race([look, after(isQuick || lastTookMs === null ? PATIENCE_MS : 0, undefined, { ref: false })])
      }
      grouped ??= projectsOf(folder, files)
      return grouped
    },
  }
}

/** Saves in any order: folders are walked side by side. */
function areSame(before: readonly StoredFile[], now: readonly StoredFile[]): boolean {
  const known = new Set(before.map(versionOf))
  return before.length === now.length && now.every((file) => known.has(versionOf(file)))
}

/** A walk this short costs less than an answer that is out of date. */
const QUICK_MS = 60
/** Longer walks run again after the answer; until then the watcher reports saves. */
const OLD_MS = 15_000
const PATIENCE_MS = 400
