import type { Report } from '@kvint/report'

/**
 * What a list of projects shows of a report.
 *
 * @example glanceAt(report).key // → 'A minor'
 */
export function glanceAt({ overview, harmony, findings }: Report): Glance {
  return {
    bpm: overview.tempo.bpm,
    key: harmony.kind === 'known' ? harmony.key.name : null,
    stage: overview.stage.stage,
    lengthBars: overview.lengthBars,
    findings: findings.length,
  }
}

export type Glance = {
  readonly bpm: number
  readonly key: string | null
  readonly stage: string
  readonly lengthBars: number
  readonly findings: number
}
