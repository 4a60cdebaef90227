import { watch as watchFiles } from 'node:fs'
import type { LibraryChange } from '@kvint/mcp'
import { versionOf } from './fact-store.ts'
import type { FolderProject } from './scan-folder.ts'

/** Tells of new and changed sets, half a second after the disk has come to rest. */
export function watchFolder(
  folder: string,
  projects: () => Promise<readonly FolderProject[]>,
  listener: (change: LibraryChange) => void,
): () => void {
  let known: Map<string, string> | null = null
  let timer: NodeJS.Timeout | undefined
  const versions = async () =>
    new Map((await projects()).map(({ id, saves: [newest] }) => [id, newest ? versionOf(newest) : '']))
  const compare = async () => {
    const before = known
    const now = await versions()
    known = now
    if (!before) return
    if (now.size !== before.size || [...now.keys()].some((id) => !before.has(id))) listener({ kind: 'list' })
    for (const [id, version] of now)
      if (before.has(id) && before.get(id) !== version) listener({ kind: 'project', projectId: id })
  }
  void compare()
  const watcher = watchFiles(folder, { recursive: true, persistent: false }, (_event, name) => {
    if (name !== null && !/\.als$/i.test(name)) return
    clearTimeout(timer)
    timer = setTimeout(() => void compare(), REST_MS)
  })
  watcher.on('error', () => watcher.close())
  return () => {
    clearTimeout(timer)
    watcher.close()
  }
}

const REST_MS = 500
