import type { Note } from '@kvint/theory'
import type { Part, Song } from '../../song/song.ts'

export type Doubling = {
  readonly one: Part
  readonly other: Part
  readonly notes: number
  /** Of the notes of the part that has fewer. */
  readonly share: number
  /** Between most of them. */
  readonly octaves: number
  /** Others lie another octave apart. */
  readonly isMixed: boolean
  readonly firstBeats: number
}

/**
 * Notes that two parts start together on the same pitch class, in whatever octave; `null` where one does not double the other,
 * at least in the bars in which both play.
 *
 * `doublingOf(song, lead, keys)?.share` → `0.98`
 */
export function doublingOf(song: Song, one: Part, other: Part): Doubling | null {
  // A note of the shorter part may have two partners in chords of the longer one, and counts once.
  const [a, b] = [one, other].map((part) => strikesIn(song, part)).toSorted((x, y) => x.length - y.length)
  if (!a || !b) return null
  const starts = Map.groupBy(b, stepOf)
  const apart = a.flatMap((strike) => {
    const alike = (starts.get(stepOf(strike)) ?? []).filter(({ pitch }) => (pitch - strike.pitch) % 12 === 0)
    const nearest = Math.min(...alike.map(({ pitch }) => Math.abs(pitch - strike.pitch) / 12))
    return alike.length > 0 ? [{ strike, octaves: nearest }] : []
  })
  const together = apart.map(({ strike }) => strike)
  const [most = []] = [...Map.groupBy(apart, ({ octaves }) => octaves).values()].toSorted((x, y) => y.length - x.length)
  const octaves = most[0]?.octaves ?? 0
  const share = together.length / a.length
  const pitches = new Set(together.map(({ pitch }) => pitch % 12)).size
  const isDoubled = share >= LEAST_SHARE || isDoubledWhereBothPlay(song, a, b, together)
  if (!isDoubled || pitches < FEWEST_PITCHES) return null
  if (together.length < FEWEST_OF_PART && share < WHOLLY) return null
  // Fewer notes may agree by chance, unless they make a line of their own.
  if (
    together.length < FEWEST_PLAIN_NOTES &&
    new Set(together.map(({ pitch }) => pitch)).size < MANY_PITCHES &&
    !hasRhythm(together)
  )
    return null
  return {
    one,
    other,
    notes: together.length,
    share,
    octaves,
    isMixed: most.length < together.length * WHOLLY,
    firstBeats: Math.min(...together.map(({ startBeats }) => startBeats)),
  }
}

type Strike = Pick<Note, 'pitch' | 'startBeats'>

/** What a part plays: notes that are written twice count once. */
export function strikesIn({ lines }: Song, { track }: Part): Strike[] {
  const notes = lines.byTrack.get(track.id) ?? []
  return [...new Map(notes.map((note) => [`${String(stepOf(note))} ${String(note.pitch)}`, note])).values()]
}

export function stepOf({ startBeats }: Strike): number {
  return Math.round(startBeats * STEPS)
}

/** Nearly all that either plays in the bars that they share, and most of the shorter part. */
function isDoubledWhereBothPlay(
  { lines }: Song,
  a: readonly Strike[],
  b: readonly Strike[],
  together: readonly Strike[],
): boolean {
  const barOf = ({ startBeats }: Strike) => Math.floor((startBeats + HAIR_BEATS) / lines.meter.beatsPerBar)
  const [inA, inB] = [a, b].map((notes) => new Set(notes.map(barOf)))
  const there = [a, b].map((notes) => notes.filter((note) => inA?.has(barOf(note)) && inB?.has(barOf(note))).length)
  return (
    together.length >= FEWEST_PLAIN_NOTES &&
    together.length >= Math.max(...there) * LEAST_SHARE &&
    together.length * 2 > Math.min(a.length, b.length)
  )
}

/** Three steps in time or more: more than a pulse. */
function hasRhythm(notes: readonly { readonly startBeats: number }[]): boolean {
  const starts = [...new Set(notes.map(({ startBeats }) => Math.round(startBeats * STEPS)))].toSorted((a, b) => a - b)
  return new Set(starts.slice(1).map((start, at) => start - (starts[at] ?? start))).size >= FEWEST_STEPS
}

/** Within a sixteenth of a beat. */
const STEPS = 16
const HAIR_BEATS = 0.05
/** A line that is doubled from end to end; of a longer one it takes more. */
export const FEWEST_NOTES = 12
const FEWEST_OF_PART = 20
const FEWEST_PLAIN_NOTES = 32
const MANY_PITCHES = 5
const FEWEST_STEPS = 3
/** A drone is doubled by anything on its note. */
const FEWEST_PITCHES = 3
export const LEAST_SHARE = 0.9
/** All of a part: more than a layer here and there. */
export const WHOLLY = 0.98
