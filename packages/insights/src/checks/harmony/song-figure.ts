import type { Role } from '@kvint/report'
import type { Note } from '@kvint/theory'
import { firstWhere } from '../../song/first-where.ts'
import type { Part, Song } from '../../song/song.ts'
import { playsPads } from '../../roles/plays-pads.ts'
import { partsWith } from '../roles-of.ts'
import { playsInOrder } from '../plays-as-written.ts'

export type SongFigure = {
  readonly part: Part
  /** One pass, in the order in which its notes begin. */
  readonly notes: readonly Note[]
  readonly lengthBeats: number
  readonly times: number
  /** Bars in which the part sounds so. */
  readonly bars: number
}

/**
 * What one part repeats, note for note, in most bars of a song in which others come and go.
 *
 * `songFigure(song, ['keys'])?.times` → `45`
 */
export function songFigure(song: Song, roles: readonly Role[]): SongFigure | null {
  const { barCount } = song.activity
  if (song.picture.of === 'scenes' || barCount < FEWEST_BARS) return null
  return (
    partsWith(song, ...roles)
      .filter((part) => !playsPads(part.track.devices) && playsInOrder(part))
      .flatMap((part) => repeatedBy(song, part) ?? [])
      .filter(({ part, bars }) => bars > barCount * MOSTLY && othersComeAndGo(song, part))
      .toSorted((a, b) => b.bars - a.bars || a.notes.length - b.notes.length)[0] ?? null
  )
}

function repeatedBy(song: Song, part: Part): SongFigure | null {
  const notes = (song.lines.byTrack.get(part.track.id) ?? []).toSorted(
    (a, b) => a.startBeats - b.startBeats || b.pitch - a.pitch,
  )
  const [first] = notes
  if (!first || notes.length < FEWEST_NOTES) return null
  const lengthBeats = LENGTHS.find((length) => comesRound(notes, length))
  if (lengthBeats === undefined) return null
  const passes = Map.groupBy(notes, ({ startBeats }) =>
    Math.floor((startBeats - first.startBeats + HAIR_BEATS) / lengthBeats),
  )
  // The commonest: a part may come in by and by, vary it, or start over on the way.
  const alike = [...Map.groupBy(passes.values(), (pass) => contentOf(pass)).values()]
  const [[pass = []] = []] = alike.toSorted((a, b) => b.length - a.length)
  const times = timesIn(notes, pass, lengthBeats)
  if (times < FEWEST_TIMES || !isFigure(pass)) return null
  const { beatsPerBar } = song.lines.meter
  const bars = Math.min(barsOf(notes, beatsPerBar), Math.floor((times * lengthBeats) / beatsPerBar))
  return { part, notes: pass, lengthBeats, times, bars }
}

/** Whether nearly each note stands there too so many beats before. */
function comesRound(notes: readonly Note[], length: number): boolean {
  const starts = startsByPitch(notes)
  const later = notes.filter(({ startBeats }) => startBeats >= (notes[0]?.startBeats ?? 0) + length - HAIR_BEATS)
  const again = later.filter(({ pitch, startBeats }) => beginsAt(starts.get(pitch), startBeats - length))
  return later.length > 0 && again.length >= later.length * NEARLY_ALL
}

function contentOf(pass: readonly Note[]): string {
  const from = pass[0]?.startBeats ?? 0
  return pass
    .map(({ pitch, startBeats }) => `${String(Math.round((startBeats - from) * 4))}@${String(pitch)}`)
    .toSorted()
    .join(' ')
}

/** How often each note of a pass stands there, wherever in the bar, one pass after the other. */
function timesIn(notes: readonly Note[], pass: readonly Note[], lengthBeats: number): number {
  const [first] = pass
  if (!first) return 0
  const starts = startsByPitch(notes)
  let [times, end] = [0, -Infinity]
  for (const startBeats of starts.get(first.pitch) ?? []) {
    const isThere = pass.every((one) => beginsAt(starts.get(one.pitch), startBeats + one.startBeats - first.startBeats))
    if (startBeats < end - HAIR_BEATS || !isThere) continue
    times++
    end = startBeats + lengthBeats
  }
  return times
}

function startsByPitch(notes: readonly Note[]): ReadonlyMap<number, readonly number[]> {
  const byPitch = Map.groupBy(notes, ({ pitch }) => pitch)
  return new Map([...byPitch].map(([pitch, of]) => [pitch, of.map(({ startBeats }) => startBeats)]))
}

/** Whether one of these sorted starts lies there, or nearly. */
function beginsAt(starts: readonly number[] = [], at: number): boolean {
  const next = starts[firstWhere(starts, (start) => start > at - HAIR_BEATS)] ?? Infinity
  return Math.abs(next - at) < HAIR_BEATS
}

/** Three notes one after the other or more, of three pitches: no chord that is struck again, no two notes in turns. */
function isFigure(pass: readonly Note[]): boolean {
  const starts = pass.filter(
    ({ startBeats }, index) => index === 0 || startBeats - (pass[index - 1]?.startBeats ?? 0) > HAIR_BEATS,
  )
  const sets = starts.map(({ startBeats }) =>
    pass
      .filter((one) => Math.abs(one.startBeats - startBeats) <= HAIR_BEATS)
      .map(({ pitch }) => pitch)
      .toSorted((a, b) => a - b)
      .join(' '),
  )
  const pitchClasses = new Set(pass.map(({ pitch }) => pitch % 12))
  return starts.length >= FEWEST_STARTS && new Set(sets).size > 1 && pitchClasses.size >= FEWEST_PITCHES
}

function barsOf(notes: readonly Note[], beatsPerBar: number): number {
  const bars = notes.flatMap(({ startBeats, durationBeats }) => {
    const from = Math.floor((startBeats + HAIR_BEATS) / beatsPerBar)
    const to = Math.max(from, Math.ceil((startBeats + durationBeats - HAIR_BEATS) / beatsPerBar) - 1)
    return Array.from({ length: to - from + 1 }, (_, at) => from + at)
  })
  return new Set(bars).size
}

/** An ostinato stays while others change: two of them or more, not all of them throughout. */
function othersComeAndGo({ activity }: Song, { track }: Part): boolean {
  const others = activity.tracks.map((ids) => [...ids].filter((id) => id !== track.id).toSorted((a, b) => a - b))
  return new Set(others.flat()).size > 1 && new Set(others.map((ids) => ids.join(' '))).size >= FEWEST_COMPANIES
}

/** In beats, by halves: four bars of 4/4 at most, a longer one is a verse. */
const LENGTHS = Array.from({ length: 31 }, (_, index) => 1 + index / 2)
/** Played by hand, a note comes a little early or late. */
const HAIR_BEATS = 0.12
const NEARLY_ALL = 0.9
const FEWEST_BARS = 16
const FEWEST_NOTES = 18
const FEWEST_TIMES = 6
const FEWEST_STARTS = 3
const FEWEST_PITCHES = 3
const FEWEST_COMPANIES = 3
const MOSTLY = 0.5
