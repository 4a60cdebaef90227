import { type BarRange, type NoteRow, pitchName } from '@kvint/report'
import type { Key } from '@kvint/theory/mode'
import { round } from './numbers.ts'

export type NoteBars = {
  /** A line a bar; a run of equal bars is one line. */
  readonly lines: readonly string[]
  readonly bars: number
}

/**
 * Notes as a player reads them, bar by bar: the beat, the notes that start there, how long they last.
 *
 * `noteBars([[57, 0, 1, 100], [60, 0, 1, 100]], { beatsPerBar: 4 })` → `['1: 1 A2+C3 (1)']`
 */
export function noteBars(
  notes: readonly NoteRow[],
  { key, ...shown }: ShownBars & { readonly key?: Key | undefined },
): NoteBars {
  return barLines(notes, shown, (bar) => barText(bar, key))
}

/**
 * A drum part as grids of sixteenths, a line a sound and bar: `x` a hit, `o` a soft one, `.` none.
 *
 * `drumBars(rows, { beatsPerBar: 4 })` → `['1: 36 x...x...x...x... · 38 ....x.......x...']`
 */
export function drumBars(notes: readonly NoteRow[], shown: ShownBars): NoteBars {
  const steps = Math.max(1, Math.round(shown.beatsPerBar * STEPS_PER_BEAT))
  return barLines(notes, shown, (bar) => gridText(bar, steps))
}

export type ShownBars = {
  readonly beatsPerBar: number
  /** Bar in which the clip begins. */
  readonly firstBar?: number
  /** Beats from that bar's line to the clip's start. */
  readonly upbeats?: number
  /** Only these of the bars; all where absent. */
  readonly within?: BarRange | null
}

function barLines(
  notes: readonly NoteRow[],
  { beatsPerBar, firstBar = 1, upbeats = 0, within }: ShownBars,
  text: (bar: readonly NoteRow[]) => string,
): NoteBars {
  const placed = notes.map(([pitch, start, duration, velocity]): NoteRow => [
    pitch,
    start + upbeats,
    duration,
    velocity,
  ])
  const contents = barContents(placed, beatsPerBar).map(text)
  const from = Math.max(0, (within?.from ?? firstBar) - firstBar)
  const shown = contents.slice(from, within ? within.to - firstBar + 1 : undefined)
  return { lines: foldRepeats(shown, firstBar + from), bars: shown.length }
}

/** Notes by bar, their start counted from the bar's first beat; a note at a broken place is in none. */
function barContents(notes: readonly NoteRow[], beatsPerBar: number): NoteRow[][] {
  const bars: NoteRow[][] = []
  for (const [pitch, startBeats, durationBeats, velocity] of notes) {
    const bar = Math.max(0, Math.floor(startBeats / beatsPerBar + NOISE_BEATS))
    if (!(bar < MOST_BARS)) continue
    while (bars.length <= bar) bars.push([])
    bars[bar]?.push([pitch, startBeats - bar * beatsPerBar, durationBeats, velocity])
  }
  return bars
}

function barText(bar: readonly NoteRow[], key: Key | undefined): string {
  const byStart = new Map<string, NoteRow[]>()
  for (const note of [...bar].sort((a, b) => a[1] - b[1] || a[0] - b[0])) {
    const position = `${round(note[1] + 1)}`
    const together = byStart.get(position)
    if (together) together.push(note)
    else byStart.set(position, [note])
  }
  const shown = [...byStart].slice(0, MOST_STARTS)
  const left = byStart.size - shown.length
  return [
    ...shown.map(([position, together]) => `${position} ${togetherText(together, key)}`),
    ...(left > 0 ? [`${left} more`] : []),
  ].join(', ')
}

function togetherText(notes: readonly NoteRow[], key: Key | undefined): string {
  const shown = notes.slice(0, MOST_TOGETHER)
  const left = notes.length - shown.length
  const names = shown.map(([pitch]) => pitchName(pitch, key)).join('+')
  const lengths = [...new Set(shown.map(([, , durationBeats]) => round(durationBeats)))]
  return `${names}${left > 0 ? `+${left} more` : ''} (${lengths.length === 1 ? lengths[0] : `${Math.min(...lengths)} to ${Math.max(...lengths)}`})`
}

function gridText(bar: readonly NoteRow[], steps: number): string {
  const grids = new Map<number, string[]>()
  for (const [pitch, startBeats, , velocity] of bar) {
    const grid = grids.get(pitch) ?? Array.from({ length: steps }, () => '.')
    const step = Math.min(steps - 1, Math.round(startBeats * STEPS_PER_BEAT))
    grid[step] = velocity >= SOFT_BELOW_VELOCITY || grid[step] === 'x' ? 'x' : 'o'
    grids.set(pitch, grid)
  }
  return [...grids]
    .sort(([a], [b]) => a - b)
    .map(([pitch, grid]) => `${pitch} ${grid.join('')}`)
    .join(' · ')
}

/** Equal bars one after the other become one line; a bar that was told before names it. */
function foldRepeats(contents: readonly string[], firstBar: number): string[] {
  const lines: string[] = []
  const toldAt = new Map<string, number>()
  for (let index = 0; index < contents.length;) {
    const content = contents[index] ?? ''
    let end = index + 1
    while (end < contents.length && contents[end] === content) end++
    const range = end - index === 1 ? `${firstBar + index}` : `${firstBar + index}–${firstBar + end - 1}`
    const told = toldAt.get(content)
    const isShort = content.length < SHORTER_THAN_A_REFERENCE
    lines.push(`${range}: ${told === undefined || isShort ? content || 'rest' : `as bar ${told}`}`)
    if (told === undefined) toldAt.set(content, firstBar + index)
    index = end
  }
  return lines
}

/** Thirteen hours at 120 BPM, as in the picture of the arrangement. */
const MOST_BARS = 24_000
/** More notes in one bar, or at one place, than a song has. */
const MOST_STARTS = 64
const MOST_TOGETHER = 24
const STEPS_PER_BEAT = 4
/** Ghost notes lie below about half of the velocity range. */
const SOFT_BELOW_VELOCITY = 64
const NOISE_BEATS = 1e-6
const SHORTER_THAN_A_REFERENCE = 12
