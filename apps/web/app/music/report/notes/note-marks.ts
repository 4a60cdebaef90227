import type { ChordReading } from '@kvint/report'
import type { SongNote } from './shown-track.ts'

/** A note as it is drawn, across in beats and down in pixels: made once, so that zooming is only a change of scale. */
export type NoteMark = {
  readonly note: SongNote
  readonly y: number
  readonly height: number
  readonly endBeats: number
  /** Function of the chord under it; `null` where none is known. */
  readonly function: ChordReading['function'] | null
}

export type PitchSpan = { readonly low: number; readonly high: number; readonly rowHeight: number }

/** The pitches to show: those of the track, at least an octave, a whole tone of air at both ends. */
export function pitchSpan(notes: readonly SongNote[]): PitchSpan {
  const pitches = notes.map(({ pitch }) => pitch)
  const lowest = pitches.reduce((a, b) => Math.min(a, b), 127)
  const highest = pitches.reduce((a, b) => Math.max(a, b), 0)
  const air = Math.max(0, Math.ceil((12 - (highest - lowest)) / 2))
  const low = Math.max(0, lowest - 2 - air)
  const high = Math.min(127, highest + 2 + air)
  return { low, high, rowHeight: Math.max(4, Math.min(10, Math.floor(MOST_PX / (high - low + 1)))) }
}

export function noteMarks(
  notes: readonly SongNote[],
  { high, rowHeight }: PitchSpan,
  chords: readonly ChordReading[],
): NoteMark[] {
  let at = 0
  return notes.map((note) => {
    while (at < chords.length - 1 && (chords[at]?.endBeats ?? 0) <= note.startBeats + NEARLY) at += 1
    const chord = chords[at]
    const isOver =
      chord !== undefined && chord.startBeats <= note.startBeats + NEARLY && chord.endBeats > note.startBeats
    return {
      note,
      y: (high - note.pitch) * rowHeight + 0.5,
      height: rowHeight - 1,
      endBeats: Math.max(note.endBeats, note.startBeats + SHORTEST_BEATS),
      function: isOver ? chord.function : null,
    }
  })
}

const MOST_PX = 280
const NEARLY = 0.06
/** A note without length is still seen. */
const SHORTEST_BEATS = 0.06
