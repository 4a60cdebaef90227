import { type ArrangementPicture, barAt, beatOfBar, type ChordReading } from '@kvint/report'

export type ChordLine = { readonly bars: string; readonly chords: string }

/**
 * Chords in lines of four bars, `|` between the bars and `%` for a chord that goes on. Each line stands alone: where its
 * first bar begins with a chord from before, that chord is named behind `~`. A line that repeats the one before it is
 * folded into it.
 *
 * `{ bars: '1–4', chords: 'Am (i) | F (VI) | C (III) | % G (VII)' }`
 */
export function chordLines(
  chords: readonly ChordReading[],
  { meters }: Pick<ArrangementPicture, 'meters'>,
  bars: { readonly from: number; readonly to: number },
  withFunction: boolean,
): ChordLine[] {
  const lines: { from: number; to: number; chords: string }[] = []
  const placed = chordsByBar(chords, meters)
  const last = Math.min(bars.to, placed.lastBar)
  for (let from = bars.from; from <= last; from += BARS_PER_LINE) {
    const to = Math.min(from + BARS_PER_LINE - 1, bars.to)
    const text = Array.from({ length: to - from + 1 }, (_, at) =>
      barText(placed, from + at, { withFunction, isFirst: at === 0 }),
    ).join(' | ')
    const before = lines.at(-1)
    if (before?.chords === text && to - from + 1 === BARS_PER_LINE) before.to = to
    else lines.push({ from, to, chords: text })
  }
  return lines
    .filter(({ chords: text }) => /[^|%\s–]/.test(text))
    .map(({ from, to, chords: text }) => ({ bars: from === to ? `${from}` : `${from}–${to}`, chords: text }))
}

type PlacedChords = {
  readonly starting: ReadonlyMap<number, readonly ChordReading[]>
  /** By the bars at whose line a chord sounds that began before. */
  readonly held: ReadonlyMap<number, ChordReading>
  /** Behind it there is no chord. */
  readonly lastBar: number
}

/** Where each chord stands, found once: a question may be about thousands of bars. */
function chordsByBar(chords: readonly ChordReading[], meters: ArrangementPicture['meters']): PlacedChords {
  const starting = new Map<number, ChordReading[]>()
  const held = new Map<number, ChordReading>()
  let lastBar = 0
  for (const chord of chords) {
    const bar = barAt(meters, chord.startBeats)
    const there = starting.get(bar)
    if (there) there.push(chord)
    else starting.set(bar, [chord])
    lastBar = Math.max(lastBar, bar)
    for (let next = bar + 1; beatOfBar(meters, next) < chord.endBeats - NOISE_BEATS; next += 1) {
      if (next - bar > MOST_BARS) break
      if (!held.has(next)) held.set(next, chord)
      lastBar = Math.max(lastBar, next)
    }
  }
  return { starting, held, lastBar }
}

function barText(
  placed: PlacedChords,
  bar: number,
  { withFunction, isFirst }: { readonly withFunction: boolean; readonly isFirst: boolean },
): string {
  const held = placed.held.get(bar)
  const goesOn = held ? [isFirst ? `~${chordText(held, withFunction)}` : '%'] : []
  const starting = placed.starting.get(bar) ?? []
  return [...goesOn, ...starting.map((chord) => chordText(chord, withFunction))].join(' ') || '–'
}

function chordText({ symbol, roman, function: role, confidence }: ChordReading, withFunction: boolean): string {
  const numeral = [roman, withFunction ? role : null].filter((part) => part !== null).join(', ')
  return `${symbol}${numeral === '' ? '' : ` (${numeral})`}${confidence < UNSURE_BELOW ? '?' : ''}`
}

const BARS_PER_LINE = 4
/** A chord that lasts longer is not told behind them. */
const MOST_BARS = 2_000
const UNSURE_BELOW = 0.5
const NOISE_BEATS = 1e-6
