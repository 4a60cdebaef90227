import type { Check, Sighting } from '../checks/check.ts'
import { aboutSet } from '../checks/evidence.ts'
import { say } from '../words/say.ts'
import { inEnglish } from '../words/write-message.ts'
import type { BarRange, Evidence, Finding, Place } from '@kvint/report'

/** A finding from what a check saw: with its id, its lesson and the place to look. */
export function toFinding(check: Omit<Check, 'find'>, sighting: Sighting): Finding {
  const evidence = sighting.evidence.slice(0, MOST_EVIDENCE)
  const more = sighting.evidence.length - evidence.length
  return {
    id: `${check.id}:${subject(sighting.evidence)}`,
    checkId: check.id,
    area: check.area,
    severity: sighting.severity ?? check.severity,
    stages: check.stages,
    confidence: sighting.confidence ?? check.confidence,
    claim: inEnglish(sighting.claim),
    message: sighting.claim,
    evidence: more > 0 ? [...evidence, aboutSet(say`and ${more} more`)] : evidence,
    lesson: sighting.lesson ?? check.id.toLowerCase(),
    figures: sighting.figures ?? {},
    learnMore: check.learnMore,
    honesty: sighting.honesty ?? check.honesty,
    place: sighting.place ?? placeOf(sighting.evidence),
  }
}

/** What a finding is about: its tracks where it names some. The same tracks give the same id in the next save. */
function subject(evidence: readonly Evidence[]): string {
  const tracks = tracksOf(evidence).map((id) => (id === 'main' ? 'main' : `track-${String(id)}`))
  if (tracks.length === 0) return 'set'
  return tracks.length <= MOST_NAMED ? tracks.join('+') : `tracks-${digest(tracks.join('+'))}`
}

function placeOf(evidence: readonly Evidence[]): Place {
  const clipIds = [...new Set(evidence.flatMap(({ clipId }) => (clipId === null ? [] : [clipId])))]
  return { trackIds: tracksOf(evidence), clipIds: clipIds.slice(0, MOST_CLIPS), bars: around(evidence) }
}

function tracksOf(evidence: readonly Evidence[]): Place['trackIds'] {
  return [...new Set(evidence.flatMap(({ trackId }) => (trackId === null ? [] : [trackId])))]
}

function around(evidence: readonly Evidence[]): BarRange | null {
  const bars = evidence.flatMap((one) => (one.bars ? [one.bars] : []))
  const [first] = bars
  if (!first) return null
  return bars.reduce((all, one) => ({ from: Math.min(all.from, one.from), to: Math.max(all.to, one.to) }), first)
}

/** FNV-1a, 32 bit. */
function digest(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

const MOST_EVIDENCE = 12
const MOST_NAMED = 3
const MOST_CLIPS = 50
