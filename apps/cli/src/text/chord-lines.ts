import type { ArrangementPicture, ChordReading, Report } from '@kvint/report'

/** Chords bar by bar, four bars a line; bars with the same chords as the line before are told as a repeat. */
export function chordLines({ harmony, arrangement }: Report): string[] {
  if (harmony.kind === 'unknown') return []
  const bars = byBar(harmony.chords, arrangement)
  const lines: string[] = []
  let before = ''
  for (let at = 0; at < bars.length; at += BARS_PER_LINE) {
    const text = bars
      .slice(at, at + BARS_PER_LINE)
      .map((bar) => bar.padEnd(COLUMN))
      .join('| ')
      .trimEnd()
    if (text.replaceAll(/[|\s]/g, '') !== '')
      lines.push(`${String(at + 1).padStart(4)}  ${text === before ? '〃' : text}`)
    before = text
  }
  return lines
}

function byBar(chords: readonly ChordReading[], { meters, lengthBeats }: ArrangementPicture): string[] {
  const bars: string[] = []
  meters.forEach((meter, index) => {
    const end = meters[index + 1]?.startBeats ?? lengthBeats
    for (let start = meter.startBeats; start < end; start += meter.beatsPerBar) {
      const held = chords.filter((chord) => chord.startBeats < start + meter.beatsPerBar && chord.endBeats > start)
      bars.push(held.map((chord) => (chord.roman ? `${chord.symbol} (${chord.roman})` : chord.symbol)).join(' '))
    }
  })
  return bars
}

const BARS_PER_LINE = 4
const COLUMN = 18
