import type { HeardFile, HeardUse } from '@kvint/insights'
import type { Finding, Report } from '@kvint/report'
import { useEffect, useState } from 'react'
import { findFile } from '../library/shelf.ts'
import { soundsAtHand } from './given-bounces.ts'
import { findSamples, keepSamples } from './heard-database.ts'
import { hearInWorker, tellSamples } from './hear-in-worker.ts'

export type SamplesOnPage = {
  /** Files that were listened to, of all that the folder has; `all` is 0 where no folder was given. */
  readonly heard: number
  readonly all: number
  readonly findings: readonly Finding[]
  readonly uses: readonly HeardUse[]
  /** Of those that can be heard again: until the page is left. */
  readonly files: readonly File[]
}

/** The samples of a project folder, heard in workers one after the other and told where the clips play them. */
export function useSamples(id: string, { source }: Report): SamplesOnPage {
  const [samples, setSamples] = useState<SamplesOnPage>({ heard: 0, all: 0, findings: [], uses: [], files: [] })
  useEffect(() => {
    const { signal, ...controller } = abortable()
    const given = soundsAtHand(id).samples.slice(0, MOST_SAMPLES)
    const take = async () => {
      if (given.length === 0) {
        const kept = await findSamples(id)
        if (kept && !signal.aborted) setSamples({ uses: [], ...kept, all: kept.heard, files: [] })
        return
      }
      let heard = 0
      const files = await Promise.all(
        given.map(async ({ file, path }): Promise<HeardFile[]> => {
          const end = await hearInWorker({ sound: file, report: null, offsetSeconds: null }, signal)
          heard += 1
          if (!signal.aborted) setSamples((before) => ({ ...before, heard, all: given.length }))
          return end.kind === 'bounce' ? [{ path, bytes: file.size, hearing: end.bounce.hearing }] : []
        }),
      )
      const set = await findFile(id)
      if (!set || signal.aborted) return
      const { findings, uses } = await tellSamples({ set, fileName: source.fileName, files: files.flat() }, signal)
      await keepSamples(id, { heard, findings, uses })
      const atHand = given.map(({ file }) => file)
      if (!signal.aborted) setSamples({ heard, all: given.length, findings, uses, files: atHand })
    }
    void take()
    return () => controller.abort()
  }, [id, source.fileName])
  return samples
}

function abortable() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

/** A folder of thousands belongs to the library. */
const MOST_SAMPLES = 1000
