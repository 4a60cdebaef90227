import { type BarRange, beatsOfBars, type ClipReport, type Finding, type Report } from '@kvint/report'
import { useMemo } from 'react'
import { noteFinder } from '../model/clip-notes.ts'
import { useReport } from '../view/report-context.ts'

/**
 * A small drawing of what a finding is about, from the notes and settings of the set: never an icon. `bars` are those that are
 * heard, where it can be heard.
 */
export function CardDrawing({ finding, bars }: { finding: Finding; bars: BarRange | null }) {
  const { report } = useReport()
  const drawing = useMemo(() => drawingOf(finding, bars, report), [finding, bars, report])
  if (!drawing) return null
  return (
    <svg viewBox="0 0 112 64" width={112} height={64} className="first-card-drawing" aria-hidden="true">
      {drawing}
    </svg>
  )
}

type Place = Finding['place']

function drawingOf(finding: Finding, bars: BarRange | null, report: Report) {
  const { area, place, evidence } = finding
  const device = evidence.find(({ deviceName }) => deviceName !== null)
  const chain = report.tracks.find(({ id }) => id === device?.trackId)?.devices
  if (area === 'harmony') return place.bars ? notesOfBars(report, place, bars ?? place.bars) : soundingTime(report)
  if (area === 'rhythm' && place.trackIds.includes('main')) return tempo(report)
  if (area === 'rhythm') return strokes(report, place, bars) ?? placesOnTheLine(report, finding)
  if (area === 'arrangement' && !isBehindTheSong(report, place)) return fullness(report, finding)
  if (device?.deviceName && chain) return deviceInChain(chain, device.deviceName)
  if (area === 'mix' && place.trackIds.length > 0) return faders(report, finding)
  return placesOnTheLine(report, finding)
}

/** The notes of up to four bars; what lies outside the scale in the colour of the root. */
function notesOfBars(report: Report, place: Place, { from, to }: BarRange) {
  if (report.harmony.kind === 'unknown') return null
  const { meters, clips } = report.arrangement
  const { start, end } = beatsOfBars(meters, { from, to: Math.min(to, from + 3) })
  const notesOf = noteFinder(clips)
  const ids: readonly (number | 'main')[] = place.trackIds.length > 0 ? place.trackIds : report.harmony.trackIds
  const notes = clips
    .filter((clip) => clip.isHeard && ids.includes(clip.trackId) && clip.endBeats > start && clip.startBeats < end)
    .flatMap((clip) =>
      notesOf(clip).map(([pitch, at, length]) => ({
        pitch,
        from: Math.max(clip.startBeats + at, start),
        to: Math.min(clip.startBeats + at + length, clip.endBeats, end),
      })),
    )
    .filter(({ from, to }) => to > from)
  if (notes.length === 0) return null
  /** Parts in unison are one stroke. */
  const strokesByPlace = new Map(notes.map((note) => [`${note.pitch} ${note.from} ${note.to}`, note]))
  const scale = new Set(report.harmony.key.scalePitchClasses)
  const pitches = notes.map(({ pitch }) => pitch)
  const [low, high] = [Math.min(...pitches), Math.max(...pitches)]
  const step = 58 / Math.max(high - low + 1, 12)
  return [...strokesByPlace].map(([key, { pitch, from, to }]) => (
    <rect
      key={key}
      x={((from - start) / (end - start)) * 112}
      y={61 - (pitch - low + 1) * step}
      width={Math.max(((to - from) / (end - start)) * 112 - 1, 1.5)}
      height={Math.max(step - 0.5, 2)}
      className={scale.has(pitch % 12) ? 'drawing-note' : 'fill-root'}
    />
  ))
}

/** How long each note sounds, by fifths from the tonic; what the scale does not hold is hollow. */
function soundingTime({ harmony }: Report) {
  if (harmony.kind === 'unknown') return null
  const { pitchClassWeights, tonicPitchClass, scalePitchClasses } = harmony.key
  const most = Math.max(...pitchClassWeights, 0.01)
  return Array.from({ length: 12 }, (_, index) => {
    const pitchClass = (tonicPitchClass + index * 7) % 12
    const height = Math.max(((pitchClassWeights[pitchClass] ?? 0) / most) * 58, 1)
    const look = index === 0 ? 'fill-root' : scalePitchClasses.includes(pitchClass) ? 'drawing-note' : 'drawing-hollow'
    return <rect key={pitchClass} x={index * 9.4 + 1} y={62 - height} width={7} height={height} className={look} />
  })
}

/** A bar of the part: where each stroke falls, and how hard it is struck. */
function strokes(report: Report, { trackIds }: Place, bars: BarRange | null) {
  const beatsPerBar = report.arrangement.meters[0]?.beatsPerBar ?? 4
  const bar = barWithStrokes(report, trackIds, bars, beatsPerBar)
  if (!bar) return null
  const { first, shown } = bar
  return (
    <>
      {Array.from({ length: 5 }, (_, beat) => (
        <path key={beat} d={`M${1 + beat * 27.4} 2V62`} className="stroke-line" />
      ))}
      {[...shown].map(([key, [, at, , velocity]]) => (
        <rect
          key={key}
          x={1 + ((at - first) / beatsPerBar) * 109.6}
          y={62 - (velocity / 127) * 60}
          width={3.5}
          height={(velocity / 127) * 60}
          className="drawing-note"
        />
      ))}
    </>
  )
}

/** The first bar with enough strokes to say something, else the first with any; notes in unison are one stroke. */
function barWithStrokes(
  { arrangement: { clips, meters } }: Report,
  trackIds: Place['trackIds'],
  bars: BarRange | null,
  beatsPerBar: number,
) {
  const notesOf = noteFinder(clips)
  const from = bars ? beatsOfBars(meters, bars).start : 0
  let any
  for (const clip of clips) {
    if (!trackIds.includes(clip.trackId) || clip.endBeats <= from) continue
    const heard = notesOf(clip).filter(([, at]) => at >= from - clip.startBeats)
    for (const [bar, notes] of Map.groupBy(heard, ([, at]) => Math.floor(at / beatsPerBar))) {
      const shown = new Map(notes.map((note) => [`${note[0]} ${note[1]}`, note]))
      any ??= { first: bar * beatsPerBar, shown }
      if (shown.size >= FEWEST_STROKES) return { first: bar * beatsPerBar, shown }
    }
  }
  return any
}

/** The tempo over the song; none where it is one. */
function tempo({ arrangement: { tempos, lengthBeats } }: Report) {
  const bpms = tempos.map(({ bpm }) => bpm)
  const [low, high] = [Math.min(...bpms), Math.max(...bpms)]
  if (!(low < high)) return null
  const points = tempos.map(
    ({ startBeats, bpm }) => `${(startBeats / lengthBeats) * 112} ${58 - ((bpm - low) / (high - low)) * 52}`,
  )
  return <path d={`M${points.join('L')}H112`} fill="none" strokeWidth={2} className="stroke-root" />
}

/** What stands there is in no bar of the song. */
function isBehindTheSong({ arrangement: { form } }: Report, { bars }: Place): boolean {
  return bars !== null && bars.from > form.densityPerBar.length
}

/** How full each bar is; the bars in question in the colour of the root. */
function fullness({ arrangement: { form } }: Report, { place }: Finding) {
  const bars = form.densityPerBar
  const width = 112 / Math.max(bars.length, 1)
  return bars.map((density, index) => {
    const isMeant = place.bars !== null && index + 1 >= place.bars.from && index + 1 <= place.bars.to
    const height = Math.max(density * 58, 1)
    return (
      <rect
        // oxlint-disable-next-line react/no-array-index-key -- bars have no other name
        key={index}
        x={index * width}
        y={62 - height}
        width={width + 0.2}
        height={height}
        className={isMeant ? 'fill-root' : 'drawing-note'}
      />
    )
  })
}

/** The device among its neighbours on the track. */
function deviceInChain(chain: readonly string[], name: string) {
  const at = Math.max(
    chain.findIndex((device) => device.startsWith(name)),
    0,
  )
  const shown = chain.slice(Math.max(at - 1, 0), at + 2)
  return shown.map((device, index) => {
    const isMeant = device === chain[at]
    const y = index * 22 + (66 - shown.length * 22) / 2
    return (
      // oxlint-disable-next-line react/no-array-index-key -- a chain may hold one device twice; it never changes
      <g key={`${index} ${device}`}>
        {index > 0 && <path d={`M56 ${y - 4}v4`} className="stroke-control" />}
        <rect x={1} y={y} width={110} height={18} rx={3} className={isMeant ? 'drawing-meant' : 'drawing-box'} />
        <text x={56} y={y + 13} textAnchor="middle" className={isMeant ? 'drawing-name' : 'drawing-name-other'}>
          {device.length > 16 ? `${device.slice(0, 15)}…` : device}
        </text>
      </g>
    )
  })
}

/** The faders of the song; those in question in the colour of the root. */
function faders({ tracks }: Report, { place }: Finding) {
  const shown = tracks.filter(({ kind, id }) => kind !== 'group' || place.trackIds.includes(id)).slice(0, 16)
  const step = 112 / shown.length
  return shown.map(({ id, volumeDb }, index) => {
    const x = (index + 0.5) * step
    const level = Math.max(Math.min((volumeDb + 36) / 42, 1), 0)
    const isMeant = place.trackIds.includes(id)
    return (
      <g key={id}>
        <path d={`M${x} 3V61`} className="stroke-control" />
        <rect
          x={x - Math.min(step * 0.4, 6)}
          y={57 - level * 54}
          width={Math.min(step * 0.8, 12)}
          height={6}
          rx={1}
          className={isMeant ? 'fill-root' : 'drawing-note'}
        />
      </g>
    )
  })
}

/** The clips in question where they stand in the song. */
function placesOnTheLine({ arrangement, tracks }: Report, { place }: Finding) {
  const ids = new Set<number | string>(place.trackIds)
  const isMeant = ({ id, trackId }: ClipReport) =>
    place.clipIds.length > 0 ? place.clipIds.includes(id) : ids.has(trackId)
  const rows = tracks.filter(({ id }) => arrangement.clips.some(({ trackId }) => trackId === id)).slice(0, 10)
  const end = Math.max(...arrangement.clips.map(({ endBeats }) => endBeats), 1)
  const step = 62 / Math.max(rows.length, 1)
  return arrangement.clips.slice(0, MOST_CLIPS).map((clip) => {
    const row = rows.findIndex(({ id }) => id === clip.trackId)
    if (row < 0) return null
    return (
      <rect
        key={clip.id}
        x={(clip.startBeats / end) * 112}
        y={1 + row * step}
        width={Math.max(((clip.endBeats - clip.startBeats) / end) * 112 - 0.5, 1)}
        height={Math.max(Math.min(step - 2, 14), 2)}
        className={isMeant(clip) ? 'fill-root' : 'drawing-note'}
      />
    )
  })
}

const MOST_CLIPS = 400
const FEWEST_STROKES = 4
