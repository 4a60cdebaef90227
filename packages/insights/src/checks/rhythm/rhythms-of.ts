import { analyseRhythm, type Rhythm } from '@kvint/theory'
import { heardSpans } from '@kvint/report'
import type { Part, Song } from '../../song/song.ts'
import { activeDevices } from '../devices-of.ts'

export type PartRhythm = { readonly part: Part; readonly rhythm: Rhythm }

/** What the notes of each heard part say about time; worked out once a song. */
export function rhythmsOf(song: Song): readonly PartRhythm[] {
  const known = KNOWN.get(song)
  if (known) return known
  const found = song.parts.flatMap((part) => {
    // An Arpeggiator plays what is held in a rhythm of its own.
    if (activeDevices(part, 'MidiArpeggiator').length > 0) return []
    const notes = notesOfOneRun(song, part)
    const rhythm = notes.length >= FEWEST_NOTES ? analyseRhythm(notes.slice(0, MOST_NOTES), song.lines.meter) : null
    return rhythm?.kind === 'rhythm' ? [{ part, rhythm }] : []
  })
  KNOWN.set(song, found)
  return found
}

/** Where automation closes its fader in between, the longest run of notes before, between or after: a rhythm is not broken by it. */
function notesOfOneRun({ lines }: Song, { track, clips }: Part) {
  const notes = lines.byTrack.get(track.id) ?? []
  if (clips.every(({ report }) => !report.heardIn)) return notes
  const runs: { start: number; end: number; isOpenAtEnd: boolean }[] = []
  for (const { report } of clips) {
    for (const { startBeats, endBeats } of heardSpans(report)) {
      const last = runs.at(-1)
      const isOpenAtEnd = endBeats === report.endBeats
      if (last?.isOpenAtEnd && startBeats === report.startBeats)
        runs.splice(-1, 1, { ...last, end: endBeats, isOpenAtEnd })
      else runs.push({ start: startBeats, end: endBeats, isOpenAtEnd })
    }
  }
  const held = runs.map(({ start, end }) => notes.filter(({ startBeats }) => startBeats >= start && startBeats < end))
  return held.reduce((most, each) => (each.length > most.length ? each : most), [])
}

const KNOWN = new WeakMap<Song, readonly PartRhythm[]>()
const FEWEST_NOTES = 16
/** A pattern shows in its first few hundred notes. */
const MOST_NOTES = 256
