import type { Note } from '@kvint/theory'
import type { Part, Song } from '../../song/song.ts'

export type Figure = { readonly part: Part; readonly passes: readonly (readonly Note[])[]; readonly share: number }

/** The figure that most notes of a line belong to: the same intervals in the same rhythm, without overlap. */
export function figureOf(song: Song, part: Part): Figure | null {
  const notes = lineOf(song, part)
  if (notes.length < FEWEST_NOTES || notes.length > MOST_NOTES || accompanies(notes)) return null
  const [best] = [...roundsOf(notes), ...passesIn(notes, LENGTHS)]
    .filter((passes) => isTune(passes[0] ?? []) && timesWritten(part, passes) > 1)
    .map((passes) => ({ part, passes, share: shareOf(passes, notes) }))
    .toSorted((a, b) => b.share - a.share)
  return best && best.share >= LEAST_SHARE ? best : null
}

/** In how many notes a line that repeats comes round. */
export function periodOf(notes: readonly Note[]): number {
  const found = notes.findIndex(
    (_, length) =>
      length > 0 && notes.every(({ pitch }, index) => index < length || pitch === notes[index - length]?.pitch),
  )
  return found === -1 ? notes.length : found
}

/** The figure that a line is made of and nothing else, of three notes or more and however slow; also of one clip that is placed again. */
export function themeOf(song: Song, part: Part): Figure | null {
  const notes = lineOf(song, part)
  if (notes.length > MOST_NOTES || accompanies(notes)) return null
  const [best] = passesIn(notes, [...LENGTHS, SHORTEST_THEME])
    .filter(([first = []]) => pitchesOf(first) >= FEWEST_PITCHES)
    .map((passes) => ({ part, passes, share: shareOf(passes, notes) }))
    .toSorted((a, b) => b.share - a.share)
  return best && best.share >= NOTHING_ELSE ? best : null
}

/** Empty for a part that plays several notes at once. */
function lineOf(song: Song, part: Part): Note[] {
  const notes = (song.lines.byTrack.get(part.track.id) ?? []).toSorted((a, b) => a.startBeats - b.startBeats)
  const isLine = notes.every(
    (note, index) => index === 0 || note.startBeats - (notes[index - 1]?.startBeats ?? 0) > CHORD_BEATS,
  )
  return isLine ? notes : []
}

/** A part that mostly strikes its note again. */
function accompanies(notes: readonly Note[]): boolean {
  const repeated = notes.filter((note, index) => index > 0 && note.pitch === notes[index - 1]?.pitch).length
  return repeated > notes.length * MOST_REPEATED
}

/** Each figure of these lengths that comes often enough, with all its passes. */
function passesIn(notes: readonly Note[], lengths: readonly number[]): Note[][][] {
  return lengths
    .flatMap((length) => {
      const alike = Map.groupBy(startsOf(notes, length), (from) => shapeOf(notes.slice(from, from + length)))
      return [...alike.values()].map((starts) => apart(starts, length).map((from) => notes.slice(from, from + length)))
    })
    .filter((passes) => passes.length >= FEWEST_TIMES)
}

/** All of a line that goes round on the same notes, whatever its rhythm: played by hand it is not the same twice. */
function roundsOf(notes: readonly Note[]): Note[][][] {
  const length = periodOf(notes)
  const times = Math.floor(notes.length / length)
  const isFigure = LENGTHS.includes(length) && times >= FEWEST_TIMES
  return isFigure ? [Array.from({ length: times }, (_, at) => notes.slice(at * length, (at + 1) * length))] : []
}

function shareOf(passes: readonly (readonly Note[])[], notes: readonly Note[]): number {
  return (passes.length * (passes[0]?.length ?? 0)) / notes.length
}

/** In how many places of its clips the figure was written: a loop that goes round, or a clip that is placed again, returns by itself. */
function timesWritten({ clips }: Part, passes: readonly (readonly Note[])[]): number {
  const heard = clips.filter(({ report }) => report.isHeard)
  const written = [...Map.groupBy(heard, ({ contentKey }) => contentKey).values()].flatMap(([first]) => {
    if (!first) return []
    const { startBeats, endBeats } = first.report
    const { isOn, start, end } = first.clip.loop
    return [{ startBeats, endBeats: isOn ? Math.min(endBeats, startBeats + end - start) : endBeats }]
  })
  return passes.filter((pass) =>
    written.some(({ startBeats, endBeats }) => startOf([pass]) >= startBeats && startOf([pass]) < endBeats),
  ).length
}

export function startsOf(notes: readonly Note[], length: number): number[] {
  return Array.from({ length: Math.max(0, notes.length - length + 1) }, (_, index) => index)
}

/** Starts that lie a figure apart or more. */
export function apart(starts: readonly number[], length: number): number[] {
  const kept: number[] = []
  for (const start of starts) if (start >= (kept.at(-1) ?? -length) + length) kept.push(start)
  return kept
}

export function shapeOf(notes: readonly Note[]): string {
  return notes
    .slice(1)
    .map(({ pitch, startBeats }, index) => {
      const before = notes[index]
      return `${String(pitch - (before?.pitch ?? 0))}@${String(Math.round((startBeats - (before?.startBeats ?? 0)) * 8))}`
    })
    .join(' ')
}

/** Three pitches or more, no pause of a bar within it: an octave that bounces is no tune. */
function isTune(notes: readonly Note[]): boolean {
  const isJoined = notes.every(
    (note, index) => index === 0 || note.startBeats - (notes[index - 1]?.startBeats ?? 0) < 4,
  )
  return isJoined && pitchesOf(notes) >= FEWEST_PITCHES
}

function pitchesOf(notes: readonly Note[]): number {
  return new Set(notes.map(({ pitch }) => pitch % 12)).size
}

export function startOf(passes: readonly (readonly Note[])[]): number {
  return passes[0]?.[0]?.startBeats ?? 0
}

export const CHORD_BEATS = 0.03
const LENGTHS = [8, 7, 6, 5, 4]
const SHORTEST_THEME = 3
const FEWEST_PITCHES = 3
const NOTHING_ELSE = 0.9
const FEWEST_TIMES = 4
const FEWEST_NOTES = 24
/** A part that never rests is an arpeggio. */
const MOST_NOTES = 600
const LEAST_SHARE = 0.35
const MOST_REPEATED = 0.4
