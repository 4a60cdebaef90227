import type { PianoRoll } from '../music/piano-roll.ts'
import { coordinate, svgText } from './svg-text.ts'

/** A clip as a picture: full notes are the tonic, light ones the scale, hollow ones lie outside the key. */
export function pianoRollSvg({ title, firstBar, beatsPerBar, lengthBeats, notes, leftOut }: PianoRoll): string {
  const pitches = notes.map(({ pitch }) => pitch)
  const [lowest, highest] = pitches.length > 0 ? [Math.min(...pitches), Math.max(...pitches)] : [60, 60]
  const height = TOP + (highest - lowest + 1) * ROW + BOTTOM
  const x = (beats: number) => coordinate(LABELS + (beats / lengthBeats) * WIDTH)
  const y = (pitch: number) => TOP + (highest - pitch) * ROW
  const bars = Math.ceil(lengthBeats / beatsPerBar)
  const step = 2 ** Math.max(0, Math.ceil(Math.log2(bars / MOST_BAR_LINES)))
  const parts = [
    ...Array.from({ length: Math.ceil(bars / step) }, (_, index) => index * step).map((bar) => {
      const at = x(bar * beatsPerBar)
      return `<line x1="${at}" x2="${at}" y1="${TOP}" y2="${height - BOTTOM}"/><text x="${at + 3}" y="12">${firstBar + bar}</text>`
    }),
    ...[...new Map(notes.map(({ pitch, name }) => [pitch, name]))].map(
      ([pitch, name]) => `<text x="4" y="${y(pitch) + ROW - 2}">${svgText(name)}</text>`,
    ),
    ...notes.map(({ pitch, startBeats, durationBeats, place }) => {
      const width = coordinate(Math.max(2, x(startBeats + durationBeats) - x(startBeats) - 1))
      return `<rect class="${place}" x="${x(startBeats)}" y="${y(pitch) + 1}" width="${width}" height="${ROW - 2}" rx="2"/>`
    }),
  ]
  const said = svgText(
    `Piano roll of ${title}: ${notes.length} notes${leftOut > 0 ? `, ${leftOut} more not drawn` : ''}`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LABELS + WIDTH} ${height}" role="img" aria-label="${said}"><style>${STYLE}</style>${parts.join('')}</svg>`
}

const STYLE =
  'text{font:10px sans-serif;fill:#444}line{stroke:#bbb}rect{fill:#9db8d9;stroke:#30557f}.tonic{fill:#30557f}.outside{fill:#fff;stroke-dasharray:3 2}'
const LABELS = 44
const WIDTH = 956
const ROW = 11
const TOP = 18
const BOTTOM = 6
const MOST_BAR_LINES = 24
