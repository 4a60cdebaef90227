import type { LiveSet } from '@kvint/als'
import type { TermId } from '@kvint/insights/glossary'
import type { Report } from '@kvint/report'

/** Places that show a term, the clearest first; empty where it does not occur. */
export type Places<Shown> = Partial<Readonly<Record<TermId, (shown: Shown) => readonly string[]>>>

export type PlacesInReport = Places<Report>
/** Of terms that only the set itself shows, or shows better than its report. */
export type PlacesInSet = Places<LiveSet>
