import type { Report } from '@kvint/report'
import { tellingOrder } from '../lessons/telling-order.ts'
import type { HeardBounce } from './hear-bounce.ts'

/** The report of a set with what is heard in its bounce: findings of both in one order. */
export function withBounce(report: Report, { findings }: Pick<HeardBounce, 'findings'>): Report {
  return { ...report, findings: tellingOrder([...report.findings, ...findings], report.overview.stage.stage) }
}
