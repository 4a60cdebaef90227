import type { Attack, TimedNote, TimedSet } from '@kvint/audio'
import { barAt, beatOfBar, type ClipReport, heardSpans, type Report, type Role, tempoClock } from '@kvint/report'

/**
 * What a bounce of the set would hold, in seconds from beat 0: the notes that are heard, all attacks, and where an export
 * may begin. Drums have attacks and no pitches.
 */
export function timedSet({ arrangement, tracks }: Report): TimedSet {
  const { secondsAt: seconds } = tempoClock(arrangement.tempos)
  const drums = new Set(tracks.filter(({ role }) => DRUMS.has(role.role)).map(({ id }) => id))
  const notesOf = Map.groupBy(arrangement.clips, ({ contentId, id }) => contentId ?? id)
  const notes: TimedNote[] = []
  const attacks: Attack[] = []
  for (const clip of arrangement.clips) {
    const spans = heardSpans(clip)
    const [first = clip] = notesOf.get(clip.contentId ?? clip.id) ?? []
    for (const [pitch, startBeats, durationBeats, velocity] of first.notes) {
      const at = clip.startBeats + startBeats
      if (!spans.some((span) => at >= span.startBeats && at < span.endBeats)) continue
      const startSeconds = seconds(at)
      attacks.push({ seconds: startSeconds, weight: velocity / 127 })
      if (drums.has(clip.trackId)) continue
      notes.push({ pitch, startSeconds, endSeconds: seconds(clip.startBeats + startBeats + durationBeats), velocity })
    }
  }
  return {
    notes,
    attacks,
    likelyStarts: likelyStarts(arrangement.clips, arrangement.locators).map(seconds),
    beats: beatSeconds(arrangement),
    downbeats: Array.from({ length: beatCount(arrangement) }, (_, beat) => beat)
      .filter((beat) => beatOfBar(arrangement.meters, barAt(arrangement.meters, beat)) === beat)
      .map(seconds),
  }
}

/** The second of each beat from beat 0 to the song's end. */
export function beatSeconds(arrangement: Arrangement): number[] {
  const { secondsAt } = tempoClock(arrangement.tempos)
  return Array.from({ length: beatCount(arrangement) }, (_, beat) => secondsAt(beat))
}

type Arrangement = Report['arrangement']

const beatCount = ({ lengthBeats }: Arrangement): number => Math.ceil(lengthBeats) + 1

function likelyStarts(clips: readonly ClipReport[], locators: Report['arrangement']['locators']): number[] {
  const first = Math.min(...clips.flatMap(heardSpans).map(({ startBeats }) => startBeats))
  return [0, ...(Number.isFinite(first) ? [first] : []), ...locators.map(({ startBeats }) => startBeats)]
}

const DRUMS: ReadonlySet<Role> = new Set<Role>(['drums', 'kick', 'snare', 'hats', 'percussion'])
