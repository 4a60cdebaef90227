import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { giveSounds } from '../hearing/given-bounces.ts'
import { prepareToHear } from '../hearing/hear-in-worker.ts'
import { namesOf, type NamesOfSet, sortFiles, sortSounds } from '../hearing/given-files.ts'
import { takeLaunchedFiles } from '../offline/take-launched-files.ts'
import { DropZone } from '../reading/drop-zone.tsx'
import { filesInHand } from '../reading/files-in-hand.ts'
import { prepareReading } from '../reading/read-in-worker.ts'
import { type GivenFile, givenFile } from '../reading/given-file.ts'
import { JobList } from '../reading/job-list.tsx'
import type { Job } from '../reading/reading-queue.ts'
import '../reading/reading.css'
import { useValue, withWords } from '@kvint/ui'
import { whenWanted } from '../../start-up/when-wanted.ts'
import { queue } from './queue.ts'
import { areOneSong, type NamedSave, saveBefore, savesNamed } from './save-before.ts'

const HeardSounds = lazy(async () => ({
  default: (await withWords(import('../hearing/heard-sounds.tsx'))).HeardSounds,
}))

/**
 * Reads sets on the page that it stands on, and hears sounds. A single set opens as soon as it is read, with the bounce
 * that came with it. Files that the installed application was opened with are read as well.
 */
export function ReadHere() {
  const jobs = useValue(queue)
  const [sounds, setSounds] = useState<readonly File[]>([])
  const { read, isOpening, hasNothing } = useReading(setSounds)
  useEffect(() => read(filesInHand()), [read])
  useEffect(() => whenWanted(prepareReading), [])
  useEffect(() => takeLaunchedFiles((files) => read(files.map(givenFile))), [read])
  return (
    <div className="grid gap-6">
      <div className={isOpening && jobs.length === 1 ? 'reads-one' : 'grid gap-6'}>
        <DropZone onFiles={read} hasNothing={hasNothing} />
        <JobList jobs={jobs} queue={queue} />
      </div>
      {sounds.length > 0 && (
        <Suspense fallback={null}>
          <HeardSounds files={sounds} />
        </Suspense>
      )}
    </div>
  )
}

function useReading(onSounds: (files: readonly File[]) => void) {
  const navigate = useNavigate()
  const [isOpening, setOpening] = useState(false)
  const [hasNothing, setHasNothing] = useState(false)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const read = useCallback(
    (files: readonly GivenFile[]) => {
      if (files.length === 0) return
      void sortFiles(files).then(async ({ sets, sounds, others }) => {
        setHasNothing(sets.length + sounds.length + others.length === 0)
        if (sets.length === 0 && sounds.length > 0) onSounds(sounds.map(({ file }) => file))
        const toRead = [...sets, ...others].map(({ file }) => file)
        if (toRead.length === 0) return
        setOpening(toRead.length === 1)
        if (sounds.length > 0) prepareToHear()
        const [first, ...rest] = toRead
        const named = first && rest.length === 0 ? savesNamed(first.name) : []
        const ended = await queue.add(toRead)
        const opened = reportToOpen(ended, toRead, await named)
        if (!opened) {
          // No set is opened for it: it is heard where it was dropped, and says which of them it fits.
          const { bounce } = sortSounds(sounds, NO_SET)
          if (bounce) onSounds([bounce])
          return setOpening(false)
        }
        giveSounds(opened.id, sortSounds(sounds, opened.names))
        if (!isHere.current) return
        await navigate(
          `/projects/${opened.id}${opened.before ? `?${new URLSearchParams({ against: opened.before })}` : ''}`,
        )
        for (const { key } of ended) queue.dismiss(key)
      })
    },
    [navigate, onSounds],
  )
  return { read, isOpening, hasNothing }
}

/**
 * The report to open: of a single set, laid beside the save before it where one is known; of two saves of one song the
 * later, laid beside the earlier. Of more, none.
 */
function reportToOpen(ended: readonly Job[], files: readonly File[], named: readonly NamedSave[]): Opened | null {
  const done = ended.flatMap(({ state }, index) =>
    state.kind === 'done' ? [{ ...state, savedAt: files[index]?.lastModified ?? 0 }] : [],
  )
  const [first, second] = done
  if (!first || done.length !== ended.length || done.length > 2) return null
  if (!second) return { id: first.id, names: namesOf(first.report), before: saveBefore(first.id, first.report, named) }
  if (first.id === second.id || !areOneSong(first.report, second.report)) return null
  const [before, after] = first.savedAt > second.savedAt ? [second, first] : [first, second]
  return { id: after.id, names: namesOf(after.report), before: before.id }
}

const NO_SET: NamesOfSet = { fileName: '', trackNames: [] }

type Opened = { readonly id: string; readonly names: NamesOfSet; readonly before: string | null }
