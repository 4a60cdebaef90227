import { barAt, beatOfBar, secondsBetween, type Role } from '@kvint/report'
import type { Song } from '../../song/song.ts'
import type { ContentPlace } from './content-places.ts'

/** Copies of one clip that follow one on the grid and lie beside it, until the next that lies on it. */
export type Slip = {
  readonly first: ContentPlace
  readonly copies: readonly ContentPlace[]
  /** No copy lies on the grid again. */
  readonly isToTheEnd: boolean
  /** The first stretch of them that lies beside it by one amount, and lasts a quarter of the longest such or more. */
  readonly steady: readonly ContentPlace[]
  readonly isOfDrums: boolean
}

/**
 * For each content of each track the longest run of copies beside the grid, where it lasts longer than a fill. Voices, effects and
 * recordings follow no grid; audio that is cut into pieces shorter than a bar was laid piece by piece.
 */
export function slipsOf(song: Song, all: readonly ContentPlace[]): Slip[] {
  const contents = Map.groupBy(all, ({ part, content }) => `${String(part.track.id)} ${content}`)
  return [...contents.values()].flatMap((copies): Slip[] => {
    const [one] = copies
    if (!one || OFF_ANY_GRID.has(roleOf(one)) || copies.some(isPiece)) return []
    const runs: ContentPlace[][] = []
    let onGridBeats = 0
    let isOnGrid = true
    for (const copy of copies) {
      const wasOnGrid = isOnGrid
      isOnGrid = isNear(song, copy, 0)
      if (isOnGrid) onGridBeats += beatsOf(copy)
      else if (onGridBeats >= copy.beatsPerBar) (wasOnGrid ? runs[runs.push([]) - 1] : runs.at(-1))?.push(copy)
    }
    const [longest = []] = runs.toSorted((a, b) => sum(b) - sum(a))
    const [first] = longest
    if (!first || !isLong(longest)) return []
    return [
      {
        first,
        copies: longest,
        isToTheEnd: longest.at(-1) === copies.at(-1),
        steady: steadyIn(song, longest),
        isOfDrums: BEAT.has(roleOf(first)),
      },
    ]
  })
}

function steadyIn(song: Song, copies: readonly ContentPlace[]): readonly ContentPlace[] {
  const runs: ContentPlace[][] = []
  for (const copy of copies) {
    const run = runs.at(-1)
    if (run?.[0] && isNear(song, copy, run[0].lateBeats)) run.push(copy)
    else runs.push([copy])
  }
  const longest = Math.max(0, ...runs.map(sum))
  return runs.find((run) => sum(run) * SHORT >= longest) ?? []
}

/** Whether copies last longer than a fill. */
export function isLong(copies: readonly ContentPlace[]): boolean {
  return sum(copies) > (copies[0]?.beatsPerBar ?? 4) * LONGEST_FILL_BARS
}

/**
 * The longest run of clips, one after another in the whole song, that begin beside the bar line by one amount, where others begin
 * on it; empty where there is none of eight clips, three tracks and eight bars. With those that sound alike on each beat and begin there too.
 */
export function stretchBesideTheBar(song: Song, all: readonly ContentPlace[]): readonly ContentPlace[] {
  const whole = all.filter(({ isWholeBar }) => isWholeBar)
  const runs: ContentPlace[][] = []
  for (const place of whole) {
    const run = runs.at(-1)
    const [first] = run ?? []
    if (run && first && isNear(song, place, first.lateBeats)) run.push(place)
    else runs.push([place])
  }
  const beside = runs.filter(([first]) => first && !isNear(song, first, 0))
  const [run = []] = beside.toSorted((a, b) => b.length - a.length)
  const [first, last] = [run[0], run.at(-1)]
  if (!first || !last || run.length < FEWEST_CLIPS || new Set(run.map(({ part }) => part)).size < FEWEST_PARTS)
    return []
  if (startOf(last) - startOf(first) < FEWEST_BARS * first.beatsPerBar) return []
  const others = whole.filter((place) => !run.includes(place))
  const onLine = others.filter((place) => isNear(song, place, 0))
  if (onLine.length < Math.max(FEWEST_ON_LINE, others.length * MOST_ON_LINE)) return []
  return all.flatMap((place) => {
    if (run.includes(place)) return [place]
    const isWithin = startOf(place) >= startOf(first) && startOf(place) <= startOf(last)
    return !place.isWholeBar && isWithin && beginsBeside(song, place, first.lateBeats)
      ? [{ ...place, lateBeats: first.lateBeats }]
      : []
  })
}

/** Whether a clip itself begins so many beats behind a bar line: content that recurs within the bar has its one nowhere else. */
function beginsBeside(song: Song, place: ContentPlace, lateBeats: number): boolean {
  const { meters } = song.picture
  const behind = startOf(place) - beatOfBar(meters, barAt(meters, startOf(place)))
  const off = behind - ((lateBeats + place.beatsPerBar) % place.beatsPerBar)
  return Math.abs(msBetween(song, startOf(place), off)) < HEARD_MS
}

/** Whether the first beat falls so many beats behind the line, as far as it is heard. */
export function isNear(song: Song, place: ContentPlace, lateBeats: number): boolean {
  return Math.abs(msBetween(song, startOf(place), place.lateBeats - lateBeats)) < HEARD_MS
}

export function isBetweenSixteenths(song: Song, place: ContentPlace): boolean {
  return !isNear(song, place, Math.round(place.lateBeats * 4) / 4)
}

/** Milliseconds from the line to the first beat: negative before it. */
export function lateMs(song: Song, place: ContentPlace): number {
  return msBetween(song, startOf(place), place.lateBeats)
}

export function startOf({ placed }: ContentPlace): number {
  return placed.report.startBeats
}

function msBetween({ picture: { tempos } }: Song, at: number, beats: number): number {
  return Math.sign(beats) * secondsBetween(tempos, at, at + Math.abs(beats)) * 1000
}

function beatsOf({ placed: { report } }: ContentPlace): number {
  return report.endBeats - report.startBeats
}

/** Beats that copies last together. */
export function sum(copies: readonly ContentPlace[]): number {
  return copies.reduce((beats, copy) => beats + beatsOf(copy), 0)
}

function isPiece(copy: ContentPlace): boolean {
  return copy.placed.report.kind === 'audio' && beatsOf(copy) < copy.beatsPerBar - HAIR_BEATS
}

function roleOf({ part }: ContentPlace): Role {
  return part.report.role.role
}

const OFF_ANY_GRID: ReadonlySet<Role> = new Set(['vocal', 'effects', 'song'])
/** What holds the beat: hats and percussion alone are moved about on purpose. */
const BEAT: ReadonlySet<Role> = new Set(['drums', 'kick', 'snare'])
const HEARD_MS = 10
/** What comes before a stretch four times as long is not what is heard. */
const SHORT = 4
const LONGEST_FILL_BARS = 2
const FEWEST_CLIPS = 8
const FEWEST_PARTS = 3
const FEWEST_BARS = 8
const FEWEST_ON_LINE = 2
const MOST_ON_LINE = 0.8
const HAIR_BEATS = 1e-3
