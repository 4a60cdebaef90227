import { lazy, Suspense, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { giveBounce } from '../hearing/given-bounces.ts'
import { bounceAmong, sortFiles } from '../hearing/given-files.ts'
import { takeLaunchedFiles } from '../offline/take-launched-files.ts'
import { DropZone } from '../reading/drop-zone.tsx'
import { type GivenFile, givenFile } from '../reading/given-file.ts'
import { JobList } from '../reading/job-list.tsx'
import '../reading/reading.css'
import { queue } from './queue.ts'

const HeardSounds = lazy(async () => ({ default: (await import('../hearing/heard-sounds.tsx')).HeardSounds }))

/**
 * Reads sets on the page that it stands on, and hears sounds. A single set opens as soon as it is read, with the bounce
 * that came with it. Files that the installed application was opened with are read as well.
 */
export function ReadHere() {
  const jobs = useSyncExternalStore(queue.subscribe, queue.jobs, queue.jobs)
  const [sounds, setSounds] = useState<readonly File[]>([])
  const read = useReading(setSounds)
  useEffect(() => takeLaunchedFiles((files) => read(files.map(givenFile))), [read])
  return (
    <div className="grid gap-6">
      <DropZone onFiles={read} />
      <JobList jobs={jobs} queue={queue} />
      {sounds.length > 0 && (
        <Suspense fallback={null}>
          <HeardSounds files={sounds} />
        </Suspense>
      )}
    </div>
  )
}

function useReading(onSounds: (files: readonly File[]) => void): (files: readonly GivenFile[]) => void {
  const navigate = useNavigate()
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return useCallback(
    (files: readonly GivenFile[]) => {
      if (files.length === 0) return
      void sortFiles(files).then(async ({ sets, sounds, others }) => {
        if (sets.length === 0 && sounds.length > 0) onSounds(sounds.map(({ file }) => file))
        const read = [...sets, ...others].map(({ file }) => file)
        if (read.length === 0) return
        const ended = await queue.add(read)
        const only = ended[0]
        if (read.length > 1 || only?.state.kind !== 'done') return
        const bounce = bounceAmong(sounds)
        if (bounce) giveBounce(only.state.id, bounce)
        if (!isHere.current) return
        queue.dismiss(only.key)
        await navigate(`/projects/${only.state.id}`)
      })
    },
    [navigate, onSounds],
  )
}
