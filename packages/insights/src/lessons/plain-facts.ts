import type { Finding } from '@kvint/report'
import { firingShare } from './firing-shares.ts'

/**
 * Whether what was seen belongs to the inventory of a set and not among its findings: it states what is there (`info`),
 * it is about keeping a set in order, or more than two in five sets have it.
 *
 * ```ts
 * isPlainFact({ checkId: 'CP07', area: 'files', severity: 'info' }) // true: a list of plug-ins
 * ```
 */
export function isPlainFact({ checkId, area, severity }: Pick<Finding, 'checkId' | 'area' | 'severity'>): boolean {
  return severity === 'info' || area === 'workflow' || firingShare(checkId) > MOST_TOLD
}

const MOST_TOLD = 0.4
