import type { LiveSet } from '@kvint/als'
import type { TermId } from '@kvint/insights/glossary'
import type { Report } from '@kvint/report'

/** Places in the set that show a term, the clearest first; empty where it does not occur. */
export type Places = Partial<Readonly<Record<TermId, (report: Report, set: LiveSet | null) => readonly string[]>>>
