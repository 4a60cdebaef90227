import type { HeardFile, HeardUse } from '@kvint/insights'
import type { Finding, Report } from '@kvint/report'
import { useEffect, useState } from 'react'
import { findFile } from '../library/shelf.ts'
import { soundsAtHand } from './given-bounces.ts'
import { findSamples, keepSamples } from './heard-database.ts'
import { hearInWorker, lookForUses, tellSamples } from './hear-in-worker.ts'
import type { GivenFile } from '../reading/given-file.ts'

export type SamplesOnPage = {
  /** Files that were listened to, of the `all` that are; 0 where no folder was given. */
  readonly heard: number
  readonly all: number
  /** Those of them that could not be heard. */
  readonly unheard: number
  /** Further files of the folder, which are not listened to. */
  readonly left: number
  readonly findings: readonly Finding[]
  readonly uses: readonly HeardUse[]
  /** Of those that can be heard again: until the page is left. */
  readonly files: readonly File[]
}

/**
 * The samples of a project folder, heard in workers one after the other and told where the clips play them: those that a
 * clip plays first.
 */
export function useSamples(id: string, { source }: Report): SamplesOnPage {
  const [samples, setSamples] = useState(NONE)
  useEffect(() => {
    const { signal, ...controller } = abortable()
    const given = soundsAtHand(id).samples
    const take = async () => {
      if (given.length === 0) {
        const kept = await findSamples(id)
        if (kept && !signal.aborted) setSamples({ ...NONE, ...kept, all: kept.heard })
        return
      }
      const all = Math.min(given.length, MOST_SAMPLES)
      setSamples({ ...NONE, all, left: given.length - all })
      const set = await findFile(id)
      if (!set || signal.aborted) return
      const { fileName } = source
      const inUse = await lookForUses({ set, fileName, paths: given.map(({ path }) => path) }, signal)
      const used = given.filter(({ path }) => inUse.has(path)).slice(0, MOST_SAMPLES)
      const isUsed = new Set(used)
      let [heard, unheard, shownAt] = [0, 0, 0]
      const listen = async ({ file, path }: GivenFile): Promise<HeardFile> => {
        const end = await hearInWorker({ sound: file, report: null, offsetSeconds: null }, signal)
        if (end.kind === 'bounce') heard += 1
        else unheard += 1
        // The whole report is drawn again with the count.
        if (!signal.aborted && (heard + unheard === all || performance.now() - shownAt > BETWEEN_COUNTS_MS)) {
          shownAt = performance.now()
          setSamples((before) => ({ ...before, heard, unheard }))
        }
        return { path, hearing: end.kind === 'bounce' ? end.bounce.hearing : null }
      }
      const listened = await Promise.all(used.map(listen))
      if (signal.aborted) return
      const others = given.filter((file) => !isUsed.has(file))
      const files = [...listened, ...others.map(({ path }) => ({ path, hearing: null }))]
      const told = await tellSamples({ set, fileName, files }, signal)
      if (signal.aborted) return
      setSamples((before) => ({ ...before, ...told, files: given.map(({ file }) => file) }))
      listened.push(...(await Promise.all(others.slice(0, all - used.length).map(listen))))
      await keepSamples(id, { heard: listened.filter(({ hearing }) => hearing).length, ...told })
    }
    void take()
    return () => controller.abort()
  }, [id, source])
  return samples
}

function abortable() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

const NONE: SamplesOnPage = { heard: 0, all: 0, unheard: 0, left: 0, findings: [], uses: [], files: [] }
const BETWEEN_COUNTS_MS = 250
/** A folder of thousands belongs to the library. */
const MOST_SAMPLES = 1000
