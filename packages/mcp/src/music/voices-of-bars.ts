import { type BarRange, type ClipReport, heardSpans, keyAt, type NoteRow, pitchName, type Report } from '@kvint/report'
import { overlap, stretchOfBars } from './bar-lines.ts'
import { soundingNotes } from './clip-shape.ts'
import { drumBars, noteBars } from './note-bars.ts'
import { UNPITCHED_ROLES } from './unpitched-roles.ts'

/**
 * What every heard MIDI track plays in some bars, a line a bar: `Bass: 100: 1 A1 (4)`; a note that began before them
 * stands first: `Pad: held over E4`. Sound clips have no notes; they are named apart.
 */
export function voicesOfBars(report: Report, bars: BarRange) {
  const { clips, meters } = report.arrangement
  const stretch = stretchOfBars(bars, meters)
  const there = clips.filter((clip) => heardSpans(clip).some((span) => overlap(span, stretch)))
  return {
    lines: there.filter(({ kind }) => kind === 'midi').flatMap((clip) => linesOf(clip, report, bars)),
    audio: there.filter(({ kind }) => kind === 'audio').map((clip) => `${trackOf(clip, report)?.name}: ${clip.name}`),
  }
}

function linesOf(clip: ClipReport, report: Report, bars: BarRange): string[] {
  const { meters } = report.arrangement
  const stretch = stretchOfBars(bars, meters)
  const track = trackOf(clip, report)
  const isDrums = UNPITCHED_ROLES.has(track?.role.role ?? '')
  const notes = soundingNotes(clip, report).filter(([, start, duration]) =>
    overlap({ startBeats: clip.startBeats + start, endBeats: clip.startBeats + start + duration }, stretch),
  )
  if (notes.length === 0) return []
  const key = keyAt(report.harmony, stretch.startBeats)
  const startsBefore = ([, start]: NoteRow) => clip.startBeats + start < stretch.startBeats - NOISE_BEATS
  const held = isDrums ? [] : notes.filter(startsBefore)
  const options = {
    beatsPerBar: meters.findLast(({ startBeats }) => startBeats <= stretch.startBeats)?.beatsPerBar ?? 4,
    firstBar: bars.from,
    upbeats: clip.startBeats - stretch.startBeats,
  }
  const starting = notes.filter((note) => !startsBefore(note))
  const { lines } = isDrums ? drumBars(starting, options) : noteBars(starting, { ...options, key })
  const heldText = held.map(([pitch]) => pitchName(pitch, key)).join('+')
  return [
    ...(held.length > 0 ? [`${track?.name}: held over ${heldText}`] : []),
    ...lines.filter((line) => !line.endsWith(': rest')).map((line) => `${track?.name}: ${line}`),
  ]
}

function trackOf({ trackId }: ClipReport, { tracks }: Report) {
  return tracks.find(({ id }) => id === trackId)
}

const NOISE_BEATS = 1e-6
