import { barAt, type Report, type TrackReport } from '@kvint/report'
import { barsOf, barsText } from '../music/bar-lines.ts'
import { coordinate, svgText } from './svg-text.ts'

/**
 * The arrangement as a picture: a row a track, a box a clip, sections above, bars below. Of a set with more than a song has, the
 * first of each; the label counts them all.
 */
export function arrangementSvg({ arrangement, tracks, source }: Report): string {
  const { meters } = arrangement
  const sections = arrangement.sections.slice(0, MOST_SECTIONS)
  const lengthBeats = Math.max(1, arrangement.lengthBeats)
  const playing = new Set<TrackReport['id']>(arrangement.clips.map(({ trackId }) => trackId))
  const filled = tracks.filter(({ id }) => playing.has(id))
  const rows = filled.slice(0, MOST_ROWS)
  const x = (beats: number) => coordinate(LABELS + (beats / lengthBeats) * WIDTH)
  const height = TOP + rows.length * ROW + BOTTOM
  const row = new Map<TrackReport['id'], number>(rows.map(({ id }, index) => [id, TOP + index * ROW]))
  const clips = arrangement.clips.filter(({ trackId }) => row.has(trackId)).slice(0, MOST_CLIPS)
  const parts = [
    ...sections.map((section) => {
      const room = x(section.endBeats) - x(section.startBeats) - 4
      return text(
        x(section.startBeats) + 2,
        14,
        fitting(section.label, barsText(barsOf(section, meters)), room),
        'label',
      )
    }),
    ...sections.map(
      (section) =>
        `<line x1="${x(section.startBeats)}" x2="${x(section.startBeats)}" y1="${TOP - 4}" y2="${height - BOTTOM}" class="line"/>`,
    ),
    ...rows.map(({ id, name }) => text(4, (row.get(id) ?? 0) + ROW - 6, name.slice(0, 22), 'name')),
    ...clips.map((clip) => {
      const y = (row.get(clip.trackId) ?? 0) + 1
      const width = coordinate(Math.max(1, x(clip.endBeats) - x(clip.startBeats) - 1))
      const title = `${clip.name || clip.kind}, bars ${barsText(barsOf(clip, meters))}${clip.isHeard ? '' : ', not heard'}`
      return `<rect x="${x(clip.startBeats)}" y="${y}" width="${width}" height="${ROW - 3}" rx="2" fill="${clip.color ?? '#888888'}"${clip.isHeard ? '' : ' opacity="0.35"'}><title>${svgText(title)}</title></rect>`
    }),
    ...barMarks(lengthBeats, meters).map((beats) => text(x(beats), height - 4, String(barAt(meters, beats)), 'label')),
  ]
  const label = svgText(
    `Arrangement of ${source.fileName}: ${filled.length} tracks, ${arrangement.sections.length} sections`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LABELS + WIDTH} ${height}" role="img" aria-label="${label}"><style>text{font:10px sans-serif;fill:#444}.name{font-size:11px}.line{stroke:#bbb;stroke-dasharray:2 2}</style>${parts.join('')}</svg>`
}

/** Both where there is room, else the label, else what of it fits. */
function fitting(label: string, bars: string, room: number): string {
  const most = Math.floor(room / LETTER)
  const both = `${label} ${bars}`
  if (both.length <= most) return both
  return label.length <= most ? label : label.slice(0, Math.max(0, most))
}

/** About a dozen bar lines to be numbered. */
function barMarks(lengthBeats: number, meters: Report['arrangement']['meters']): number[] {
  const beatsPerBar = meters[0]?.beatsPerBar ?? 4
  const bars = Math.max(1, Math.ceil(lengthBeats / beatsPerBar))
  const step = 2 ** Math.max(0, Math.ceil(Math.log2(bars / 12)))
  return Array.from({ length: Math.ceil(bars / step) }, (_, index) => index * step * beatsPerBar)
}

function text(x: number, y: number, content: string, name: string): string {
  return `<text x="${x}" y="${y}" class="${name}">${svgText(content)}</text>`
}

const MOST_ROWS = 200
const MOST_CLIPS = 4_000
const MOST_SECTIONS = 400
/** Width of a letter of the labels, roughly. */
const LETTER = 5.8
const LABELS = 140
const WIDTH = 860
const TOP = 22
const ROW = 18
const BOTTOM = 18
