import type { Report } from '@kvint/report'

/** A kept report as the list shows it. */
export type ShelfEntry = {
  /** Print of the file's bytes: the same file again is the same entry. */
  readonly id: string
  readonly fileName: string
  readonly bytes: number
  /** Milliseconds since 1970. */
  readonly readAt: number
  readonly keyName: string | null
  readonly bpm: number
  readonly lengthBars: number
  readonly trackCount: number
}

export function shelfEntry(id: string, report: Report, readAt: number): ShelfEntry {
  const { source, overview, harmony } = report
  return {
    id,
    fileName: source.fileName,
    bytes: source.bytes,
    readAt,
    keyName: harmony.kind === 'known' ? harmony.key.name : null,
    bpm: overview.tempo.bpm,
    lengthBars: overview.lengthBars,
    trackCount: overview.trackCounts.midi + overview.trackCounts.audio,
  }
}
