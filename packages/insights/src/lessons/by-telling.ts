import type { Confidence, Finding, Severity, Stage } from '@kvint/report'

/**
 * Order of findings: those that help at this stage first, and what is broken at any stage; then by weight, then by how sure we are. Equal ones keep the
 * order of their checks.
 */
export function byTelling(stage: Stage): (a: Finding, b: Finding) => number {
  return (a, b) => weight(b, stage) - weight(a, stage)
}

function weight({ stages, severity, confidence }: Finding, stage: Stage): number {
  return (
    (stages.includes(stage) || severity === 'fix' ? 1000 : 0) +
    SEVERITY_WEIGHT[severity] * 10 +
    CONFIDENCE_WEIGHT[confidence]
  )
}

const SEVERITY_WEIGHT: Readonly<Record<Severity, number>> = { fix: 5, check: 4, strength: 3, idea: 2, info: 1 }
const CONFIDENCE_WEIGHT: Readonly<Record<Confidence, number>> = { certain: 3, likely: 2, guess: 1, unknown: 0 }
