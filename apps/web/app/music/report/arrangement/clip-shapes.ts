import type { ClipReport, NoteRow, Report } from '@kvint/report'
import { legibleInk } from '../model/legible-ink.ts'
import type { ArrangementRow } from './arrangement-rows.ts'

/**
 * A clip as it is drawn, across in beats and down in pixels: made once, so that zooming is only a change of scale.
 */
export type ClipShape = {
  readonly clip: ClipReport
  readonly y: number
  readonly height: number
  readonly color: string
  readonly ink: string
  /** SVG path of the notes as dashes; empty where there are none. */
  readonly notes: string
  /** Fewer of them, for where the clip is narrow. */
  readonly fewNotes: string
}

export function clipShapes(
  report: Report,
  rows: readonly ArrangementRow[],
  notesOf: (clip: ClipReport) => readonly NoteRow[],
): ClipShape[] {
  const rowOf = new Map(rows.map((row) => [row.track.id, row]))
  return report.arrangement.clips.flatMap((clip) => {
    const row = rowOf.get(clip.trackId)
    if (!row) return []
    const color = clip.color ?? row.track.color ?? NO_COLOR
    const [y, height] = [row.y + 1, row.height - 2]
    const heard = notesOf(clip)
    const notes = notePath(heard, clip, y, height, MOST_DASHES)
    const fewNotes = heard.length > FEW_DASHES ? notePath(heard, clip, y, height, FEW_DASHES) : notes
    return [{ clip, y, height, color, ink: legibleInk(color), notes, fewNotes }]
  })
}

/** Boxes and dashes. */
export function countMarks(shapes: readonly ClipShape[]): number {
  return shapes.reduce((sum, { notes }) => sum + 1 + notes.split('M').length - 1, 0)
}

/** The clip under a point, the topmost where they overlap. */
export function clipAt(shapes: readonly ClipShape[], beat: number, y: number): ClipReport | null {
  const shape = shapes.findLast(
    (each) => beat >= each.clip.startBeats && beat <= each.clip.endBeats && y >= each.y && y <= each.y + each.height,
  )
  return shape?.clip ?? null
}

function notePath(notes: readonly NoteRow[], clip: ClipReport, y: number, height: number, most: number): string {
  if (notes.length === 0) return ''
  let low = 127
  let high = 0
  for (const [pitch] of notes) {
    low = Math.min(low, pitch)
    high = Math.max(high, pitch)
  }
  const span = Math.max(high - low, 11)
  const top = y + (height >= TALL_PX ? 14 : 3)
  const room = y + height - 3 - top
  const every = Math.ceil(notes.length / most)
  let path = ''
  for (let index = 0; index < notes.length; index += every) {
    const [pitch, start, duration] = notes[index] ?? [0, 0, 0, 0]
    const from = clip.startBeats + start
    const to = Math.min(from + Math.max(duration, SHORTEST_BEATS), clip.endBeats)
    if (to > from) path += `M${round(from)} ${round(top + room * (1 - (pitch - low) / span))}h${round(to - from)}`
  }
  return path
}

/** Boxes from this height on have a line of text over their notes. */
export const TALL_PX = 26
const NO_COLOR = '#8a979d'
const MOST_DASHES = 300
const FEW_DASHES = 40
const SHORTEST_BEATS = 0.06

function round(value: number): number {
  return Math.round(value * 100) / 100
}
