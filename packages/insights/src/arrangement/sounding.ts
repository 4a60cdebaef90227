import type { PlacedClip } from '../song/song.ts'
import type { Stretch } from '../signal/fader-curve.ts'
import { heardPieces } from './heard-pieces.ts'

/**
 * Where clips sound between two beats: notes of MIDI clips from start to end, audio clips as long as they last, where no closed fader stands in the way. Joined
 * and in order.
 *
 * `soundingStretches(clips, { start: 60, end: 64 })` → `[{ start: 60, end: 62 }]`
 */
export function soundingStretches(clips: readonly Pick<PlacedClip, 'report' | 'notes'>[], within: Stretch): Stretch[] {
  const found: { start: number; end: number }[] = []
  const take = (from: number, to: number) => {
    const start = Math.max(from, within.start)
    const end = Math.min(to, within.end)
    if (end > start) found.push({ start, end })
  }
  for (const { report, notes } of clips.flatMap(heardPieces)) {
    if (report.endBeats <= within.start || report.startBeats >= within.end) continue
    if (report.kind === 'audio') take(report.startBeats, report.endBeats)
    for (const note of notes) {
      const start = report.startBeats + note[1]
      take(start, Math.min(start + note[2], report.endBeats))
    }
  }
  const joined: { start: number; end: number }[] = []
  for (const stretch of found.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1)
    if (last && stretch.start <= last.end + HAIR_BEATS) last.end = Math.max(last.end, stretch.end)
    else joined.push(stretch)
  }
  return joined
}

/** The longest silence between two beats, in beats. */
export function longestSilence(clips: readonly PlacedClip[], within: Stretch): number {
  const sounding = soundingStretches(clips, within)
  const starts = [...sounding.map(({ start }) => start), within.end]
  const ends = [within.start, ...sounding.map(({ end }) => end)]
  return Math.max(...starts.map((start, index) => start - (ends[index] ?? start)))
}

/** Whether something sounds on a beat, be it late by hand. */
export function soundsOn(clips: readonly PlacedClip[], beats: number): boolean {
  return soundingStretches(clips, { start: beats, end: beats + LATE_BEATS }).length > 0
}

/** The clips that reach into a stretch, each with the notes that do: so that what follows looks at few. */
export function clipsWithin(clips: readonly PlacedClip[], { start, end }: Stretch): PlacedClip[] {
  return clips.flatMap(heardPieces).flatMap((placed) => {
    const { report, notes } = placed
    if (report.endBeats <= start || report.startBeats >= end) return []
    const from = start - report.startBeats
    const to = end - report.startBeats
    return [{ ...placed, notes: notes.filter((note) => note[1] < to && note[1] + note[2] > from) }]
  })
}

const HAIR_BEATS = 1e-3
/** A sixteenth. */
const LATE_BEATS = 0.25
