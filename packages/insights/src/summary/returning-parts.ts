import { without } from '../arrangement/set-arithmetic.ts'
import {
  barAt,
  beatOfBar,
  heardSpans,
  type ClipReport,
  type NoteRow,
  type Report,
  type SectionReport,
} from '@kvint/report'

type Arrangement = Pick<Report['arrangement'], 'sections' | 'clips' | 'meters'>

/** What a part plays in a section, and how many beats behind its line it begins. */
type PlayedIn = (
  trackId: number,
  section: SectionReport,
) => { readonly content: ReadonlySet<string>; readonly firstBeats: number }

/** What each part plays in each section, worked out when it is first asked for. */
export function playedInSections({ clips, meters }: Arrangement): PlayedIn {
  const notesOf = heldNotes(clips)
  const byTrack = Map.groupBy(clips, ({ trackId }) => trackId)
  const known = new Map<string, ReturnType<PlayedIn>>()
  return (trackId, section) => {
    const key = `${String(trackId)} ${String(section.startBeats)}`
    const found = known.get(key) ?? contentIn(section, byTrack.get(trackId) ?? [], meters, notesOf)
    known.set(key, found)
    return found
  }
}

/**
 * Parts that play in a section what they played in an earlier one, those of them that did something else, or nothing, in a
 * section between, as what simply plays on does not return, and those that are in both and play otherwise, or begin a bar or
 * more apart.
 *
 * `returningParts(sections, playedInSections(arrangement), verse, laterVerse)` → `{ alike: [3, 5], away: [5], changed: [] }`
 */
export function returningParts(
  sections: readonly SectionReport[],
  playedIn: PlayedIn,
  before: SectionReport,
  after: SectionReport,
): { readonly alike: readonly number[]; readonly away: readonly number[]; readonly changed: readonly number[] } {
  const between = sections.filter(
    ({ startBeats, endBeats }) => startBeats >= before.endBeats && endBeats <= after.startBeats,
  )
  const ids = before.trackIds.filter((id) => after.trackIds.includes(id))
  const alike = ids.filter((id) => isAlike(playedIn(id, before).content, playedIn(id, after).content))
  const away = alike.filter((id) =>
    between.some(
      (section) =>
        !section.trackIds.includes(id) || !isAlike(playedIn(id, before).content, playedIn(id, section).content),
    ),
  )
  const changed = ids.filter(
    (id) =>
      !alike.includes(id) || Math.abs(playedIn(id, before).firstBeats - playedIn(id, after).firstBeats) >= A_BAR_BEATS,
  )
  return { alike, away, changed }
}

/** Notes of each content: they stand only in the first clip that has it. */
function heldNotes(clips: readonly ClipReport[]): ReadonlyMap<string | null, readonly NoteRow[]> {
  return new Map(clips.flatMap(({ contentId, notes }) => (notes.length > 0 ? [[contentId, notes] as const] : [])))
}

/** Recordings that sound, and notes by pitch and sixteenth of the bar. */
function contentIn(
  { startBeats, endBeats }: SectionReport,
  clips: readonly ClipReport[],
  meters: Report['arrangement']['meters'],
  notesOf: ReadonlyMap<string | null, readonly NoteRow[]>,
): ReturnType<PlayedIn> {
  const content = new Set<string>()
  let first = endBeats
  for (const clip of clips) {
    const spans = heardSpans(clip).filter((span) => span.startBeats < endBeats && span.endBeats > startBeats)
    if (spans.length === 0) continue
    if (clip.kind === 'audio') {
      content.add(clip.sampleName ?? clip.name)
      first = Math.min(first, ...spans.map((span) => span.startBeats))
    }
    for (const [pitch, start] of notesOf.get(clip.contentId) ?? []) {
      const at = clip.startBeats + start
      if (at < startBeats - EARLY_BEATS || at >= endBeats - EARLY_BEATS) continue
      if (!spans.some((span) => at >= span.startBeats - EARLY_BEATS && at < span.endBeats)) continue
      first = Math.min(first, at)
      const place = at - beatOfBar(meters, barAt(meters, at + EARLY_BEATS))
      content.add(`${String(pitch)} on ${String(Math.round(place * 4))}`)
    }
  }
  return { content, firstBeats: Math.max(0, first - startBeats) }
}

function isAlike(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const shared = a.size - without(a, b).length
  return shared > 0 && shared >= Math.min(a.size, b.size) * ALIKE
}

const EARLY_BEATS = 0.1
const A_BAR_BEATS = 4
/** Of the smaller of two: a fill more, or a bar less, leaves it the same. A rule of thumb. */
const ALIKE = 0.6
