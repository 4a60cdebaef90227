import type { Report } from '@kvint/report'
import type { Glance } from './project-library.ts'

/** What a list of projects shows of a report. */
export function glanceAt({ overview, harmony, findings }: Report): Glance {
  return {
    bpm: overview.tempo.bpm,
    key: harmony.kind === 'known' ? harmony.key.name : null,
    stage: overview.stage.stage,
    lengthBars: overview.lengthBars,
    findings: findings.length,
  }
}
