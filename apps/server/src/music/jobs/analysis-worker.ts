import { constants, setPriority } from 'node:os'
import { isMainThread, type MessagePort } from 'node:worker_threads'
import { projectFacts, readProject } from '@kvint/mcp'

export type AnalysisTask = {
  readonly content: Uint8Array
  readonly fileName: string
  /** Told how far the work is. */
  readonly port: MessagePort
}

/** The report as JSON text: it is written to the table as it stands. */
export type AnalysisOutcome =
  | { readonly kind: 'report'; readonly json: string; readonly facts: Facts; readonly found?: string }
  | { readonly kind: 'problem'; readonly problem: string }

export type Facts = { key: string | null; bpm: number; lengthBars: number; tracks: number }
export type AnalysisProgress = { readonly progress: number; readonly step: string }

/**
 * Calls are answered first, analyses have what is left of the processor. Only Linux has a priority for each thread; elsewhere
 * it would be that of the whole process.
 */
if (!isMainThread && process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)

/** Reads one set and makes its report, in a thread of its own. What cannot be read comes back in words. */
export async function analyse({ content, fileName, port }: AnalysisTask): Promise<AnalysisOutcome> {
  const work = {
    signal: new AbortController().signal,
    progress: (done: number, total: number, step: string) =>
      port.postMessage({ progress: done / total, step } satisfies AnalysisProgress),
  }
  try {
    const reading = await readProject(content, fileName, work)
    if (reading.kind === 'problem') return { kind: 'problem', problem: reading.message }
    const { overview, harmony } = reading.report
    const json = JSON.stringify(reading.report)
    if (json.length > MOST_REPORT_CHARACTERS) return { kind: 'problem', problem: TOO_LONG }
    return {
      kind: 'report',
      json,
      found: JSON.stringify(projectFacts(reading.report, reading.set)),
      facts: {
        key: harmony.kind === 'known' ? harmony.key.name : null,
        bpm: overview.tempo.bpm,
        lengthBars: overview.lengthBars,
        tracks: overview.trackCounts.midi + overview.trackCounts.audio,
      },
    }
  } finally {
    port.close()
  }
}

/** Six times the longest report of 219 real sets. Every call about it parses it, and a small file may repeat a track 150,000 times. */
const MOST_REPORT_CHARACTERS = 4_000_000
const TOO_LONG =
  'The report of this set would be longer than 4 MB: it has far more tracks, clips or notes than a song. Read it in your browser instead, where no limit of an account holds.'
