import type { Hearing } from '@kvint/audio'
import type { HeardFile, HeardUse } from '@kvint/insights'
import type { Finding, Report } from '@kvint/report'
import { startTransition, useEffect, useState } from 'react'
import { findFile } from '../library/shelf.ts'
import { soundsAtHand } from './given-bounces.ts'
import { findHearings, findSamples, keepSamples } from './heard-database.ts'
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
      const looking = lookForUses({ set, fileName, paths: given.map(({ path }) => path) }, signal)
      const known = await heardBefore(given)
      if (!signal.aborted) setSamples((before) => ({ ...before, heard: Math.min(known.size, all) }))
      const inUse = await looking
      const used = given.filter(({ path }) => inUse.has(path)).slice(0, MOST_SAMPLES)
      const isUsed = new Set(used)
      const others = given.filter((file) => !isUsed.has(file))
      const further = others.slice(0, all - used.length)
      if (signal.aborted) return
      let [heard, unheard, shownAt] = [[...used, ...further].filter((file) => known.has(file)).length, 0, 0]
      setSamples((before) => ({ ...before, heard }))
      const listen = async (sample: GivenFile): Promise<HeardFile> => {
        const { file, path } = sample
        const hearing = known.get(sample)
        if (hearing) return { path, hearing }
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
      const files = [...listened, ...others.map(({ path }) => ({ path, hearing: null }))]
      const told = await tellSamples({ set, fileName, files }, signal)
      if (signal.aborted) return
      // The whole report is drawn with what is told: in pieces, between which the page answers.
      startTransition(() => setSamples((before) => ({ ...before, ...told, files: given.map(({ file }) => file) })))
      listened.push(...(await Promise.all(further.map(listen))))
      await keepSamples(id, { heard: listened.filter(({ hearing }) => hearing).length, ...told })
    }
    void take()
    return () => controller.abort()
  }, [id, source])
  return samples
}

/** Those that have not changed since they were heard. */
async function heardBefore(files: readonly GivenFile[]): Promise<ReadonlyMap<GivenFile, Hearing>> {
  const hearings = await findHearings(files.map(({ file }) => file))
  return new Map(
    files.flatMap((file, index) => {
      const hearing = hearings[index]
      return hearing ? [[file, hearing] as const] : []
    }),
  )
}

function abortable() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

const NONE: SamplesOnPage = { heard: 0, all: 0, unheard: 0, left: 0, findings: [], uses: [], files: [] }
const BETWEEN_COUNTS_MS = 250
/** A folder of thousands belongs to the library. */
const MOST_SAMPLES = 1000
