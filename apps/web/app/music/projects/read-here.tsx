import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { takeLaunchedFiles } from '../offline/take-launched-files.ts'
import { DropZone } from '../reading/drop-zone.tsx'
import { JobList } from '../reading/job-list.tsx'
import '../reading/reading.css'
import { queue } from './queue.ts'

/** Reads sets on the page that it stands on, dropped or opened with the installed application. A single set opens as soon as it is read. */
export function ReadHere() {
  const jobs = useSyncExternalStore(queue.subscribe, queue.jobs, queue.jobs)
  const read = useReading()
  useEffect(() => takeLaunchedFiles(read), [read])
  return (
    <div className="grid gap-6">
      <DropZone onFiles={read} />
      <JobList jobs={jobs} queue={queue} />
    </div>
  )
}

function useReading(): (files: readonly File[]) => void {
  const navigate = useNavigate()
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return useCallback(
    (files: readonly File[]) => {
      if (files.length === 0) return
      void queue.add(files).then(async (ended) => {
        const only = ended[0]
        if (files.length > 1 || only?.state.kind !== 'done' || !isHere.current) return
        queue.dismiss(only.key)
        await navigate(`/projects/${only.state.id}`)
      })
    },
    [navigate],
  )
}
