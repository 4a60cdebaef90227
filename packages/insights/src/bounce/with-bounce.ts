import type { Finding, Report } from '@kvint/report'
import { tellingOrder } from '../lessons/telling-order.ts'
import type { HeardBounce } from './hear-bounce.ts'

/** The report of a set with what is heard in its bounce: findings of both in one order, and the heard harmony where no notes tell one. */
export function withBounce(report: Report, { findings, harmony }: Pick<HeardBounce, 'findings' | 'harmony'>): Report {
  const isHeard = report.harmony.kind === 'unknown' && harmony?.kind === 'known'
  return withFindings({ ...report, harmony: isHeard ? harmony : report.harmony }, findings)
}

/** A report with further findings in its order of telling. */
export function withFindings(report: Report, findings: readonly Finding[]): Report {
  if (findings.length === 0) return report
  return { ...report, findings: tellingOrder([...report.findings, ...findings], report.overview.stage.stage) }
}
