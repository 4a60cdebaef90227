import type { Report } from '@kvint/report'
import { findReport, listEntries } from '../library/shelf.ts'
import { hearInWorker } from './hear-in-worker.ts'

export type FittingSet = { readonly id: string; readonly name: string }

/** The song of hers that a heard bounce fits best, by its print; `null` where it fits none. */
export async function findFittingSet(print: string, signal: AbortSignal): Promise<FittingSet | null> {
  let best: (FittingSet & { readonly confidence: number }) | null = null
  for (const { id, fileName } of (await listEntries().catch(() => [])).slice(0, MOST_SETS)) {
    const report = await findReport(id)
    if (!report || signal.aborted || !hasNotes(report)) continue
    const end = await hearInWorker({ sound: print, report, offsetSeconds: null }, signal)
    const alignment = end.kind === 'bounce' ? end.bounce.hearing.alignment : null
    if (!alignment) continue
    // A loop fits its set at many places: whose it is may be sure where the place is not.
    const confidence = alignment.confidence * (1 + alignment.alternativesSeconds.length)
    if (confidence > (best?.confidence ?? LEAST_CONFIDENCE)) best = { id, name: fileName, confidence }
  }
  return best
}

/** Without notes a set is laid by its length alone, which tells nothing of whose it is. */
const hasNotes = ({ overview: { noteCounts } }: Report) => noteCounts.arrangement + noteCounts.session > 0

/** Each takes about a tenth of a second. */
const MOST_SETS = 200
const LEAST_CONFIDENCE = 0.3
