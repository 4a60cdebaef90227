import type { Report, SectionReport } from '@kvint/report'

/** A report whose sections are heard, and said to be. */
export function withForm(report: Report, sections: readonly SectionReport[]): Report {
  return { ...report, arrangement: { ...report.arrangement, sections, areSectionsHeard: true } }
}
