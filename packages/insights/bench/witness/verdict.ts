import type { Finding, Report } from '@kvint/report'
import type { RawSet, RawTrack } from './raw-set.ts'

/** `misleading`: literally so, and a listener would disagree. */
export type Verdict = 'true' | 'false' | 'misleading' | 'cannot tell'

/** What a second reading of the raw document says to the words of a finding. */
export type Witness = (finding: Finding, set: RawSet, report: Report) => Verdict

/** Tracks that the evidence of a finding names. */
export function named({ evidence }: Finding, set: RawSet): RawTrack[] {
  const ids = new Set(evidence.flatMap(({ trackId }) => (trackId === null ? [] : [String(trackId)])))
  return set.tracks.filter(({ id }) => ids.has(id))
}

export function verdict(isTrue: boolean): Verdict {
  return isTrue ? 'true' : 'false'
}

/** Of tracks that are named, each has to hold; without one nothing can be told. */
export function ofEach(tracks: readonly RawTrack[], holds: (track: RawTrack) => boolean): Verdict {
  return tracks.length === 0 ? 'cannot tell' : verdict(tracks.every(holds))
}

/** Numbers in a sentence, decimal commas of thousands taken out: `“3” of 1,542` → 3, 1542. */
export function numbersIn(text: string): number[] {
  return [...text.replaceAll(/(\d),(?=\d{3}\b)/g, '$1').matchAll(/[-−]?\d+(?:\.\d+)?/g)].map(([number]) =>
    Number(number.replace('−', '-')),
  )
}

/** The words of a claim without what stands in quotes: names hold numbers too. */
export function unquoted(text: string): string {
  return text.replaceAll(/“[^”]*”/g, '')
}
