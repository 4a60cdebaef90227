import { type AlignedBounce, findMasking, type Hearing, layOnSet, type SoundTraces } from '@kvint/audio'
import { barAt, beatOfBar, type Finding, type Report } from '@kvint/report'
import { placeOfBounce } from '../bounce/place-of-bounce.ts'
import { timedSet } from '../bounce/timed-set.ts'
import { toFinding } from '../lessons/to-finding.ts'
import { STEM_CHECKS } from './checks/stem-checks.ts'
import { levelsOfBars } from './levels-of-bars.ts'
import type { StemPart } from './stems-on-set.ts'

/** A single track by itself, heard: an export of the tracks of a set, all from one moment on, each as loud as in the mix. */
export type HeardStem = {
  /** Of the file, for a stem that belongs to no track. */
  readonly name: string
  readonly trackId: number | null
  readonly hearing: Hearing
  readonly traces: SoundTraces
}

export type HeardStems = { readonly parts: readonly StemPart[]; readonly findings: readonly Finding[] }

/**
 * Which stems cover which in the bars of their set, and what is to be said of it. `null` where the files cannot be laid on the
 * set: nothing is told by the minute.
 *
 * ```ts
 * hearStems(report, stems, bounce.hearing.alignment)?.parts[0]?.audible // [0.8, 0.75, null, …]
 * ```
 * @param alignment of the bounce that was exported with them; `null` where none was given
 */
export function hearStems(
  report: Report,
  stems: readonly HeardStem[],
  alignment: AlignedBounce | null = null,
): HeardStems | null {
  const laid = alignment ?? bestAlignment(report, stems)
  if (!laid || stems.length < 2) return null
  const place = placeOfBounce(report, laid)
  const { meters, lengthBeats } = report.arrangement
  const last = barAt(meters, lengthBeats - 0.01)
  const edges = Array.from({ length: last + 1 }, (_, index) => place.secondsAt(beatOfBar(meters, index + 1)))
  const names = new Map(report.tracks.map(({ id, name }) => [id, name]))
  const nameOf = ({ trackId, name }: HeardStem) => (trackId === null ? name : (names.get(trackId) ?? name))
  const masking = findMasking(
    stems.map(({ traces }) => ({ spectrum: traces.spectrum })),
    edges,
  )
  const parts = stems.map((stem, index): StemPart => {
    const { audible = [], masked = [] } = masking[index] ?? {}
    return {
      name: nameOf(stem),
      trackId: stem.trackId,
      audible,
      levelsDb: levelsOfBars(stem.traces.spectrum, edges),
      covered: masked.map(({ fromBar, toBar, audible: now, audibleElsewhere, maskers }) => ({
        bars: { from: fromBar + 1, to: toBar },
        audible: now,
        audibleElsewhere,
        by: maskers.flatMap(({ stem: other, share }) => {
          const masker = stems[other]
          return masker ? [{ name: nameOf(masker), share }] : []
        }),
      })),
    }
  })
  const onSet = { report, place, parts }
  return {
    parts,
    findings: STEM_CHECKS.flatMap((check) => {
      const sighting = check.find(onSet)
      return sighting ? [toFinding(check, sighting)] : []
    }),
  }
}

/** Of the stem whose notes lie most clearly on the set: all begin together. */
function bestAlignment(report: Report, stems: readonly HeardStem[]): AlignedBounce | null {
  const set = timedSet(report)
  const laid = stems.flatMap(({ hearing, traces }) => layOnSet(hearing, traces, set).alignment ?? [])
  return laid.toSorted((a, b) => b.confidence - a.confidence)[0] ?? null
}
