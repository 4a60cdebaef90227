import type { Report, TrackReport } from '@kvint/report'

export type ArrangementRow = {
  readonly track: TrackReport
  readonly y: number
  readonly height: number
}

/** A row for each track that can hold clips, in Live's order; groups are slimmer, and rows shrink in large sets. */
export function arrangementRows(report: Report): { readonly rows: readonly ArrangementRow[]; readonly height: number } {
  const tracks = report.tracks.filter(({ kind }) => kind === 'midi' || kind === 'audio' || kind === 'group')
  const full = tracks.length > MANY_TRACKS ? 24 : 30
  let y = 0
  const rows = tracks.map((track) => {
    const height = track.kind === 'group' ? 24 : full
    const row = { track, y, height }
    y += height
    return row
  })
  return { rows, height: y }
}

const MANY_TRACKS = 24
