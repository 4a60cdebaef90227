import type { AlignedBounce } from '@kvint/audio'
import type { HeardStems } from '@kvint/insights'
import type { Report } from '@kvint/report'
import { useEffect, useState } from 'react'
import type { GivenFile } from '../reading/given-file.ts'
import { trackOfStem } from './given-files.ts'
import { findStems, keepStems, type KeptStem } from './heard-database.ts'
import { hearInWorker, layStems } from './hear-in-worker.ts'

export type StemsOnPage = {
  /** Files that were listened to, of all that were given. */
  readonly heard: number
  readonly all: number
  /** Names of files that could not be heard. */
  readonly failed: readonly string[]
  /** `null` until all are heard, and where they cannot be laid on the set. */
  readonly stems: HeardStems | null
  readonly isLaid: boolean
}

/** The stems of a set, heard in workers and laid on its bars: those that were given, else those of the last visit. */
export function useStems(
  id: string | null,
  report: Report,
  given: readonly GivenFile[],
  alignment: AlignedBounce | null,
): StemsOnPage {
  const [kept, setKept] = useState<readonly KeptStem[]>([])
  const [progress, setProgress] = useState({ heard: 0, all: 0, failed: NO_NAMES })
  const [laid, setLaid] = useState<{ readonly of: readonly KeptStem[]; readonly stems: HeardStems | null } | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const take = async () => {
      if (given.length === 0) {
        const before = id === null ? [] : await findStems(id)
        if (!signal.aborted) setKept(before)
        return
      }
      setProgress({ heard: 0, all: given.length, failed: [] })
      const names = report.tracks.map(({ name }) => name)
      const heard = await Promise.all(
        given.map(async ({ file, path }): Promise<KeptStem[]> => {
          const end = await hearInWorker({ sound: file, report: null, offsetSeconds: null }, signal)
          const isHeard = end.kind === 'bounce'
          if (!signal.aborted)
            setProgress(({ heard: count, all, failed }) => ({
              heard: count + 1,
              all,
              failed: isHeard ? failed : [...failed, file.name],
            }))
          const track = report.tracks.find(({ name }) => name === trackOfStem(path, names))
          const trackId = typeof track?.id === 'number' ? track.id : null
          return isHeard ? [{ print: end.print, name: file.name, trackId }] : []
        }),
      )
      if (signal.aborted) return
      setKept(heard.flat())
      if (id !== null) await keepStems(id, heard.flat())
    }
    void take()
    return () => controller.abort()
  }, [id, report, given])
  useEffect(() => {
    if (kept.length < 2) return undefined
    const controller = new AbortController()
    void layStems({ report, stems: kept, alignment }, controller.signal).then((stems) => {
      if (!controller.signal.aborted) setLaid({ of: kept, stems })
    })
    return () => controller.abort()
  }, [report, kept, alignment])
  const isLaid = laid !== null && laid.of === kept
  return { ...progress, stems: isLaid ? laid.stems : null, isLaid }
}

const NO_NAMES: readonly string[] = []
