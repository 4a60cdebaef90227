import { everythingTold, type Finding, type Report } from '@kvint/report'
import { findingsAndFacts } from '../lessons/findings-and-facts.ts'
import type { HeardBounce } from './hear-bounce.ts'
import { withForm } from './with-form.ts'

/** What of a bounce a report takes in. */
type Heard = Pick<HeardBounce, 'findings' | 'harmony'> & Partial<Pick<HeardBounce, 'form'>>

/**
 * The report of a set with what is heard in its bounce: findings of both in one order; harmony and sections as heard where no
 * notes tell them.
 *
 * @example withBounce(report, heard).findings // of the set and of its bounce
 */
export function withBounce(report: Report, { findings, harmony, form }: Heard): Report {
  const isHeard = report.harmony.kind === 'unknown' && harmony?.kind === 'known'
  const joined = { ...report, harmony: isHeard ? harmony : report.harmony }
  return withFindings(form ? withForm(joined, form) : joined, findings)
}

/**
 * A report with further findings in its order of telling.
 *
 * @example withFindings(report, findings).findings[0]?.claim
 */
export function withFindings(report: Report, findings: readonly Finding[]): Report {
  if (findings.length === 0) return report
  return { ...report, ...findingsAndFacts([...everythingTold(report), ...findings], report.overview.stage.stage) }
}
