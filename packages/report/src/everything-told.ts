import type { Finding } from './schema/finding.ts'
import type { Report } from './schema/report.ts'

/**
 * What a report tells, findings first, then plain facts: to look one up by its id, or to compare two reports.
 *
 * ```ts
 * everythingTold(report).find(({ id }) => id === 'CP07:set')
 * ```
 */
export function everythingTold({ findings, facts = [] }: Pick<Report, 'findings' | 'facts'>): readonly Finding[] {
  return facts.length === 0 ? findings : [...findings, ...facts]
}
