import type { Finding, Stage } from '@kvint/report'
import { firingShare } from './firing-shares.ts'

/**
 * Whether what was seen belongs to the inventory of a set and not among its findings: it states what is there (`info`),
 * it is about keeping a set in order and asks for no check, more than two in five sets have it, judges found it idle, the summary says it, or it is an idea about mix, sound or files
 * whose stage has not come.
 *
 * ```ts
 * isPlainFact({ checkId: 'CP07', area: 'files', severity: 'info', stages: ['export'] }, 'mix') // true: a list of plug-ins
 * ```
 */
export function isPlainFact(
  { checkId, area, severity, stages }: Pick<Finding, 'checkId' | 'area' | 'severity' | 'stages'>,
  stage: Stage,
): boolean {
  const isStatement =
    severity === 'info' ||
    (area === 'workflow' && severity !== 'check') ||
    firingShare(checkId) > MOST_TOLD ||
    IDLE.has(checkId) ||
    checkId === IN_SUMMARY
  const isYetToCome = stages.every((one) => STAGES.indexOf(one) > STAGES.indexOf(stage))
  return isStatement || (severity === 'idea' && !isMusic({ area }) && isYetToCome)
}

export function isMusic({ area }: Pick<Finding, 'area'>): boolean {
  return area === 'harmony' || area === 'rhythm' || area === 'arrangement'
}

/** Small and large places: the summary says them too. */
export const IN_SUMMARY = 'ST-CONTRAST'
const STAGES: readonly Stage[] = ['sketch', 'arrange', 'mix', 'export']
/** Of no use in five of five (the eighth look in docs/measurements/judged-findings.md): a norm that most masters meet. */
const IDLE: ReadonlySet<string> = new Set(['MB03'])
const MOST_TOLD = 0.4
