import type { ClipReport } from '@kvint/report'
import type { ArrangementRow } from './arrangement-rows.ts'

/** The clip that an arrow key leads to from `from`, or the first of the song where nothing is chosen yet. */
export function stepClip(
  clips: readonly ClipReport[],
  rows: readonly ArrangementRow[],
  from: ClipReport | null,
  key: string,
): ClipReport | null {
  const inRow = (trackId: number | 'main' | undefined) =>
    clips.filter((clip) => clip.trackId === trackId).toSorted((a, b) => a.startBeats - b.startBeats)
  const filled = rows.map(({ track }) => track.id).filter((id) => clips.some((clip) => clip.trackId === id))
  if (!from) return inRow(filled[0])[0] ?? null
  const row = inRow(from.trackId)
  const index = row.findIndex(({ id }) => id === from.id)
  const at = filled.indexOf(from.trackId)
  switch (key) {
    case 'ArrowLeft':
      return row[index - 1] ?? from
    case 'ArrowRight':
      return row[index + 1] ?? from
    case 'ArrowUp':
      return nearest(inRow(filled[at - 1]), from) ?? from
    case 'ArrowDown':
      return nearest(inRow(filled[at + 1]), from) ?? from
    default:
      return null
  }
}

function nearest(clips: readonly ClipReport[], { startBeats }: ClipReport): ClipReport | undefined {
  return clips.toSorted((a, b) => distance(a, startBeats) - distance(b, startBeats))[0]
}

function distance(clip: ClipReport, beat: number): number {
  if (beat >= clip.startBeats && beat < clip.endBeats) return 0
  return Math.min(Math.abs(clip.startBeats - beat), Math.abs(clip.endBeats - beat))
}
