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
  for (let from = bars.from; from <= bars.to; from += BARS_PER_LINE) {
    const to = Math.min(from + BARS_PER_LINE - 1, bars.to)
    const text = Array.from({ length: to - from + 1 }, (_, at) =>
      barText(chords, meters, from + at, { withFunction, isFirst: at === 0 }),
    ).join(' | ')
    const before = lines.at(-1)
    if (before?.chords === text && to - from + 1 === BARS_PER_LINE) before.to = to
    else lines.push({ from, to, chords: text })
  }
  return lines
    .filter(({ chords: text }) => /[^|%\s–]/.test(text))
    .map(({ from, to, chords: text }) => ({ bars: from === to ? `${from}` : `${from}–${to}`, chords: text }))
}

function barText(
  chords: readonly ChordReading[],
  meters: ArrangementPicture['meters'],
  bar: number,
  { withFunction, isFirst }: { readonly withFunction: boolean; readonly isFirst: boolean },
): string {
  const [start, end] = [beatOfBar(meters, bar), beatOfBar(meters, bar + 1)]
  const starting = chords.filter((chord) => barAt(meters, chord.startBeats) === bar && chord.startBeats < end)
  const held = chords.find((chord) => chord.startBeats < start - NOISE_BEATS && chord.endBeats > start + NOISE_BEATS)
  const goesOn = held ? [isFirst ? `~${chordText(held, withFunction)}` : '%'] : []
  return [...goesOn, ...starting.map((chord) => chordText(chord, withFunction))].join(' ') || '–'
}

function chordText({ symbol, roman, function: role, confidence }: ChordReading, withFunction: boolean): string {
  const numeral = [roman, withFunction ? role : null].filter((part) => part !== null).join(', ')
  return `${symbol}${numeral === '' ? '' : ` (${numeral})`}${confidence < UNSURE_BELOW ? '?' : ''}`
}

const BARS_PER_LINE = 4
const UNSURE_BELOW = 0.5
const NOISE_BEATS = 1e-6
