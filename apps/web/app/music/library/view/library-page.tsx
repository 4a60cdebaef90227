import { useCallback, useMemo, useRef, useState, useEffect } from 'react'
import { Link } from 'react-router'
import { useLibraryCopy } from '../copy/library.ts'
import { Button, Notice, useValue } from '@kvint/ui'
import { fileInFolder, mayRead } from '../scan/folder-picker.ts'
import type { FolderSource } from '../scan/folder-source.ts'
import { findFolder } from '../scan/kept-folder.ts'
import type { LibraryStore } from '../scan/library-store.ts'
import { SongsContext } from '../songs/songs-context.ts'
import { FolderChoice } from './folder-choice.tsx'
import { FolderLine } from './folder-line.tsx'
import { GapList } from './gap-list.tsx'
import { LibraryView } from './library-view.tsx'
import { ScanState } from './scan-state.tsx'
import '../../reading/reading.css'

/** A folder of songs: choosing it, reading it, and what the songs have in common. */
export function LibraryPage({
  store,
  onOpen,
}: {
  store: LibraryStore
  /** Reads a set to its report and goes there. */
  onOpen: (file: File) => Promise<void>
}) {
  const words = useLibraryCopy()
  const library = useValue(store)
  const [problem, setProblem] = useState<string>()
  const source = useRef<FolderSource | null>(null)
  useEffect(() => store.recall(), [store])

  const { songs, folder, state } = library
  const scan = useCallback(
    (next: FolderSource, withBackups: boolean) => {
      source.current = next
      setProblem(undefined)
      store.scan(next, withBackups)
    },
    [store],
  )
  const readAgain = async () => {
    const kept = await findFolder()
    const next = source.current ?? (kept?.handle && { kind: 'handle', name: kept.name, handle: kept.handle })
    if (!next || (next.kind === 'handle' && !(await mayRead(next.handle)))) return setProblem(words.folder.refused)
    scan(next, folder?.withBackups ?? true)
  }
  const context = useMemo(() => {
    const names = new Map(songs.map(({ path, name }) => [path, name]))
    const nameOf = (path: string) =>
      names.get(path) ??
      path
        .split('/')
        .at(-1)
        ?.replace(/\.als$/i, '') ??
      path
    const open = async (path: string) => {
      const file = await songFile(path, source.current)
      if (file === 'no folder') return setProblem(words.songs.chooseAgain)
      if (!file) return setProblem(words.songs.unreadable(nameOf(path)))
      setProblem(undefined)
      await onOpen(file)
    }
    return { nameOf, open }
  }, [songs, onOpen, words])

  const isWorking = state.kind === 'listing' || state.kind === 'reading'
  return (
    <SongsContext value={context}>
      <div className="page-width grid min-h-dvh content-start gap-8 py-8 md:py-12">
        <div className="grid gap-3">
          <Link to="/projects" className="w-fit text-small text-muted underline underline-offset-4">
            {words.back}
          </Link>
          <h1 className="text-head sm:text-display">{words.title}</h1>
          <p className="max-w-[60ch] text-lead text-muted">{words.lead}</p>
        </div>
        <div className="grid gap-4">
          {folder && !isWorking && (
            <FolderLine
              folder={folder}
              onAgain={() => void readAgain()}
              onForget={() => {
                source.current = null
                store.forget()
              }}
            />
          )}
          {!isWorking && <FolderChoice onFolder={scan} />}
          <ScanState library={library} onCancel={store.cancel} />
          {problem && (
            <Notice tone="danger">
              {problem}{' '}
              <Button size="tool" look="quiet" onClick={() => setProblem(undefined)}>
                {words.habit.close}
              </Button>
            </Notice>
          )}
          <GapList gaps={library.gaps} />
        </div>
        {songs.length > 0 && <LibraryView metrics={library.metrics} songs={songs} saves={library.saves} />}
      </div>
    </SongsContext>
  )
}

/** A set's file: of the folder that is open, or of the one that the browser lets us come back to. `null`: it is gone. */
async function songFile(path: string, source: FolderSource | null): Promise<File | null | 'no folder'> {
  if (source?.kind === 'files') return source.sets.find((set) => set.path === path)?.file ?? null
  const handle = source?.handle ?? (await findFolder())?.handle
  if (!handle || !(await mayRead(handle))) return 'no folder'
  return fileInFolder(handle, path)
}
