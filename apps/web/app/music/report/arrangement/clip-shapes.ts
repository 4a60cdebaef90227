import type { ChordReading, ClipReport, NoteRow, Report, TrackReport } from '@kvint/report'

/** Where the clips of a track are drawn, in pixels. */
export type TrackSlot = { readonly trackId: TrackReport['id']; readonly y: number; readonly height: number }

/** Notes of one look: in the colour of their clip, or of a function of harmony. */
export type NoteInk = ChordReading['function'] | 'clip' | 'muted'

/** SVG paths of notes as dashes, by look. */
type NotePaths = readonly { readonly ink: NoteInk; readonly path: string }[]

/**
 * A clip as it is drawn, across in beats and down in pixels: made once, so that zooming is only a change of scale.
 */
export type ClipShape = {
  readonly clip: ClipReport
  readonly y: number
  readonly height: number
  readonly color: string
  readonly notes: NotePaths
  /** Fewer of them, for where the clip is narrow. */
  readonly fewNotes: NotePaths
}

/** @param chords where given, notes take the colour of the function of the chord that they are struck in */
export function clipShapes(
  { arrangement, tracks }: Pick<Report, 'arrangement' | 'tracks'>,
  slots: readonly TrackSlot[],
  notesOf: (clip: ClipReport) => readonly NoteRow[],
  chords?: readonly ChordReading[],
): ClipShape[] {
  const slotOf = new Map(slots.map((slot) => [slot.trackId, slot]))
  const colorOf = new Map(tracks.map(({ id, color }) => [id, color]))
  return arrangement.clips.flatMap((clip) => {
    const slot = slotOf.get(clip.trackId)
    if (!slot) return []
    const color = clip.color ?? colorOf.get(clip.trackId) ?? NO_COLOR
    const [y, height] = [slot.y + 1, Math.max(slot.height - 2, 1)]
    const heard = notesOf(clip)
    const inkOf = chords ? functionFinder(chords, clip.startBeats) : () => 'clip' as const
    const notes = notePaths(heard, clip, y, height, MOST_DASHES, inkOf)
    const fewNotes = heard.length > FEW_DASHES ? notePaths(heard, clip, y, height, FEW_DASHES, inkOf) : notes
    return [{ clip, y, height, color, notes, fewNotes }]
  })
}

/** Boxes and dashes. */
export function countMarks(shapes: readonly ClipShape[]): number {
  return shapes.reduce(
    (sum, { notes }) => sum + 1 + notes.reduce((dashes, { path }) => dashes + path.split('M').length - 1, 0),
    0,
  )
}

function functionFinder(chords: readonly ChordReading[], clipStart: number): (startBeats: number) => NoteInk {
  return (startBeats) => {
    const beat = clipStart + startBeats + NEARLY
    let [low, high] = [0, chords.length - 1]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((chords[middle]?.startBeats ?? 0) <= beat) low = middle
      else high = middle - 1
    }
    const chord = chords[low]
    const isKnown = chord && chord.roman !== null && chord.startBeats <= beat && chord.endBeats > beat
    return isKnown ? chord.function : 'muted'
  }
}

function notePaths(
  notes: readonly NoteRow[],
  clip: ClipReport,
  y: number,
  height: number,
  most: number,
  inkOf: (startBeats: number) => NoteInk,
): NotePaths {
  let low = 127
  let high = 0
  for (const [pitch] of notes) {
    low = Math.min(low, pitch)
    high = Math.max(high, pitch)
  }
  const span = Math.max(high - low, 11)
  const air = height > 8 ? 3 : 1
  const [top, room] = [y + air, height - 2 * air]
  const every = Math.ceil(notes.length / most)
  const paths = new Map<NoteInk, string>()
  for (let index = 0; index < notes.length; index += every) {
    const [pitch, start, duration] = notes[index] ?? [0, 0, 0, 0]
    const from = clip.startBeats + start
    const to = Math.min(from + Math.max(duration, SHORTEST_BEATS), clip.endBeats)
    if (to <= from) continue
    const ink = inkOf(start)
    const dash = `M${round(from)} ${round(top + room * (1 - (pitch - low) / span))}h${round(to - from)}`
    paths.set(ink, (paths.get(ink) ?? '') + dash)
  }
  return [...paths].map(([ink, path]) => ({ ink, path }))
}

const NO_COLOR = '#8a979d'
const MOST_DASHES = 300
const FEW_DASHES = 40
const SHORTEST_BEATS = 0.06
const NEARLY = 0.06

function round(value: number): number {
  return Math.round(value * 100) / 100
}
