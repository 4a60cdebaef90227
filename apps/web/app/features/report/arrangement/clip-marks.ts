import type { ClipReport, NoteRow, Report } from '@kvint/insights'
import { legibleInk } from '../model/legible-ink.ts'
import type { TimeScale } from '../picture/time-scale.ts'
import type { ArrangementRow } from './arrangement-rows.ts'

/** A clip as it is drawn: a box in Live's colour, its name where it fits, its notes as dashes. */
export type ClipMark = {
  readonly clip: ClipReport
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly color: string
  readonly ink: string
  readonly label: string
  /** SVG path of the notes, empty where the box is too small. */
  readonly notes: string
}

/** The clips that are in sight, left to right within a row. */
export function clipMarks(
  report: Report,
  rows: readonly ArrangementRow[],
  scale: TimeScale,
  notesOf: (clip: ClipReport) => readonly NoteRow[],
): ClipMark[] {
  const rowOf = new Map(rows.map((row) => [row.track.id, row]))
  const [from = 0, to = 0] = scale.domain()
  const [, right = 0] = scale.range()
  return report.arrangement.clips.flatMap((clip) => {
    const row = rowOf.get(clip.trackId)
    if (!row || clip.endBeats <= from || clip.startBeats >= to) return []
    const x = Math.max(scale(clip.startBeats), -BLEED)
    const width = Math.max(Math.min(scale(clip.endBeats), right + BLEED) - x - 1, MIN_WIDTH)
    const color = clip.color ?? row.track.color ?? NO_COLOR
    const box = { x, y: row.y + 1, width, height: row.height - 2 }
    const shown = clip.name || clip.sampleName || ''
    return [
      {
        clip,
        ...box,
        color,
        ink: legibleInk(color),
        label: fit(shown, width - (Math.max(x, 0) - x) - 8),
        notes: notePath(notesOf(clip), clip, scale, box),
      },
    ]
  })
}

/** Spline Sans Mono is 0.6 em wide. */
const LABEL_CHARACTER_PX = 12 * 0.6
const BLEED = 8
const MIN_WIDTH = 1.5
const NO_COLOR = '#8a979d'
const MOST_DASHES = 400

function fit(name: string, width: number): string {
  const room = Math.floor(width / LABEL_CHARACTER_PX)
  if (room < 2) return ''
  return name.length <= room ? name : room < 4 ? '' : `${name.slice(0, room - 1)}…`
}

function notePath(
  notes: readonly NoteRow[],
  clip: ClipReport,
  scale: TimeScale,
  box: { x: number; y: number; width: number; height: number },
): string {
  if (notes.length === 0 || box.width < 10) return ''
  const pitches = notes.map(([pitch]) => pitch)
  const low = Math.min(...pitches)
  const span = Math.max(Math.max(...pitches) - low, 11)
  const top = box.y + (box.height >= 26 ? 13 : 3)
  const room = box.y + box.height - 3 - top
  const every = Math.ceil(notes.length / MOST_DASHES)
  let path = ''
  for (let index = 0; index < notes.length; index += every) {
    const [pitch, start, duration] = notes[index] ?? [0, 0, 0, 0]
    const from = Math.max(scale(clip.startBeats + start), box.x)
    const to = Math.min(scale(clip.startBeats + start + duration), box.x + box.width)
    if (to < from) continue
    path += `M${round(from)} ${round(top + room * (1 - (pitch - low) / span))}h${round(Math.max(to - from - 0.5, 1))}`
  }
  return path
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
