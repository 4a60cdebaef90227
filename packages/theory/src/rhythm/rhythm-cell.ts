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
  | 'double tresillo in eighths'
  | 'quarter-note triplets'

/** A rhythm of a bar, or of two, that musicians know by name. */
export type RhythmCell = {
  readonly name: RhythmCellName
  /** Sixteenths of the bar, from 0, on which notes begin; empty where they are none, or go over two bars. */
  readonly sixteenths: readonly number[]
  /** Bars that have exactly these beginnings; of a tresillo also those that leave out its last, of triplets also others on the beats. */
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
  if (off.length > starts.length * MOST_OFF) return inTriplets(starts)
  const steps = new Set(starts.map(Math.round))
  const patterns = patternsIn(steps, 16)
  const bars = [...patterns.values()].reduce((sum, count) => sum + count, 0)
  const [most] = [...patterns].toSorted(([, a], [, b]) => b - a)
  const name = most && NAMES.get(most[0])
  if (name && isMost(most[1], bars)) return cellOf(name, most[0], most[1], bars)
  const [whole, front] = [patterns.get(TRESILLO) ?? 0, patterns.get(CHARLESTON) ?? 0]
  if (whole * 3 >= front && whole > 0 && isMost(whole + front, bars))
    return cellOf('tresillo', TRESILLO, whole + front, bars)
  return overTwoBars(steps)
}

function cellOf(name: RhythmCellName, pattern: string, bars: number, outOf: number): RhythmCell {
  return { name, sixteenths: pattern.split(' ').map(Number), bars, outOf }
}

function isMost(bars: number, outOf: number): boolean {
  return bars >= Math.max(FEWEST_BARS, outOf * MOST_BARS)
}

/** How often each pattern comes in stretches of so many sixteenths. */
function patternsIn(steps: ReadonlySet<number>, length: number): ReadonlyMap<string, number> {
  const stretches = [...Map.groupBy(steps, (step) => Math.floor(step / length)).values()]
  const patterns = Map.groupBy(stretches, (own) => patternOf(own, length))
  return new Map([...patterns].map(([pattern, { length: count }]) => [pattern, count]))
}

/** The double tresillo at half its speed. */
function overTwoBars(steps: ReadonlySet<number>): RhythmCell | null {
  const patterns = patternsIn(steps, 32)
  const pairs = [...patterns.values()].reduce((sum, count) => sum + count, 0)
  const found = patterns.get(OVER_TWO_BARS) ?? 0
  return isMost(found * 2, pairs * 2)
    ? { name: 'double tresillo in eighths', sixteenths: [], bars: found * 2, outOf: pairs * 2 }
    : null
}

/** Bars with three equal notes in two beats, one or two such, and nothing else beside the beats. */
function inTriplets(starts: readonly number[]): RhythmCell | null {
  const bars = [...Map.groupBy(starts, (start) => Math.floor((start + NEAR_SIXTEENTHS) / 16))]
  const found = bars.filter(([bar, own]) => {
    const has = (sixth: number) => own.some((start) => Math.abs(start - bar * 16 - (sixth * 8) / 3) < NEAR_SIXTEENTHS)
    const isTripletHalf = (half: number) => [0, 1, 2].every((third) => has(half * 3 + third))
    const isOnBeat = (start: number) => Math.abs(start / 4 - Math.round(start / 4)) * 4 < NEAR_SIXTEENTHS
    const isOnSixth = (start: number) =>
      Math.abs((start * 3) / 8 - Math.round((start * 3) / 8)) * 8 < NEAR_SIXTEENTHS * 3
    return (isTripletHalf(0) || isTripletHalf(1)) && own.every((start) => isOnBeat(start) || isOnSixth(start))
  }).length
  return isMost(found, bars.length)
    ? { name: 'quarter-note triplets', sixteenths: [], bars: found, outOf: bars.length }
    : null
}

function patternOf(steps: readonly number[], length: number): string {
  return steps
    .map((step) => ((step % length) + length) % length)
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

const TRESILLO = '0 6 12'
const CHARLESTON = '0 6'
const OVER_TWO_BARS = '0 6 12 18 24 28'

/** Of a sixteenth: swung notes pass, triplets do not. */
const NEAR_SIXTEENTHS = 0.25
const MOST_OFF = 0.1
const FEWEST_BARS = 6
const MOST_BARS = 0.6
