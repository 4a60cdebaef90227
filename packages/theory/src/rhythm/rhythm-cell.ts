import type { Note } from '../notes/note.ts'

export type RhythmCellName =
  | 'Charleston'
  | 'tresillo'
  | 'double tresillo'
  | 'habanera'
  | 'cinquillo'
  | 'son clave'
  | 'rumba clave'
  | 'bossa nova clave'
  | 'off-beats'

/** A rhythm of a bar that musicians know by name. */
export type RhythmCell = {
  readonly name: RhythmCellName
  /** Sixteenths of the bar, from 0, on which notes begin. */
  readonly sixteenths: readonly number[]
  /** Bars that have exactly these beginnings. */
  readonly bars: number
  /** Bars in which anything begins. */
  readonly outOf: number
}

/**
 * The name of the rhythm that most bars of a part in four have: where its notes begin, whatever their pitch or length. `null`
 * where it has no name here, where fewer than six bars or six in ten have it, or where the notes are not near sixteenths.
 * Claves, tresillo and their kin after Toussaint, The Geometry of Musical Rhythm (2013); the double tresillo of dance music
 * after Butler, Unlocking the Groove (2006).
 *
 * @example nameRhythmCell(Array.from({ length: 24 }, (_, at) => ({ pitch: 60, startBeats: Math.floor(at / 3) * 4 + (at % 3) * 1.5, durationBeats: 1, velocity: 100 })))?.name // → 'tresillo'
 */
export function nameRhythmCell(notes: readonly Pick<Note, 'startBeats'>[]): RhythmCell | null {
  const starts = notes.map(({ startBeats }) => startBeats * 4)
  const off = starts.filter((start) => Math.abs(start - Math.round(start)) > NEAR_SIXTEENTHS)
  if (off.length > starts.length * MOST_OFF) return null
  const bars = [...Map.groupBy(new Set(starts.map(Math.round)), (step) => Math.floor(step / 16)).values()]
  const patterns = Map.groupBy(bars, (steps) => patternOf(steps))
  const [most] = [...patterns].toSorted(([, a], [, b]) => b.length - a.length)
  const name = most && NAMES.get(most[0])
  if (!name || most[1].length < Math.max(FEWEST_BARS, bars.length * MOST_BARS)) return null
  return { name, sixteenths: most[0].split(' ').map(Number), bars: most[1].length, outOf: bars.length }
}

function patternOf(steps: readonly number[]): string {
  return steps
    .map((step) => ((step % 16) + 16) % 16)
    .toSorted((a, b) => a - b)
    .join(' ')
}

const CELLS: readonly (readonly [RhythmCellName, readonly number[]])[] = [
  ['Charleston', [0, 6]],
  ['tresillo', [0, 6, 12]],
  ['tresillo', [0, 3, 6, 8, 11, 14]],
  ['double tresillo', [0, 3, 6, 9, 12, 14]],
  ['habanera', [0, 6, 8, 12]],
  ['habanera', [0, 3, 4, 6, 8, 11, 12, 14]],
  ['cinquillo', [0, 4, 6, 10, 12]],
  ['cinquillo', [0, 2, 3, 5, 6, 8, 10, 11, 13, 14]],
  ['son clave', [0, 3, 6, 10, 12]],
  ['son clave', [2, 4, 8, 11, 14]],
  ['rumba clave', [0, 3, 7, 10, 12]],
  ['rumba clave', [2, 4, 8, 11, 15]],
  ['bossa nova clave', [0, 3, 6, 10, 13]],
  ['bossa nova clave', [2, 5, 8, 11, 14]],
  ['off-beats', [2, 6, 10, 14]],
]
const NAMES: ReadonlyMap<string, RhythmCellName> = new Map(CELLS.map(([name, steps]) => [steps.join(' '), name]))

/** Of a sixteenth: swung notes pass, triplets do not. */
const NEAR_SIXTEENTHS = 0.25
const MOST_OFF = 0.1
const FEWEST_BARS = 6
const MOST_BARS = 0.6
