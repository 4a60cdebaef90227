import type { Report } from '@kvint/report'
import { likelyKeys } from '../music/key-words.ts'

/**
 * What a list of projects shows of a report.
 *
 * @example glanceAt(report).key // → 'A minor'
 */
export function glanceAt({ overview, harmony, findings }: Report): Glance {
  const keys = harmony.kind === 'known' ? likelyKeys(harmony.key).map(({ name }) => name) : []
  return {
    bpm: overview.tempo.bpm,
    key: harmony.kind === 'known' ? harmony.key.name : null,
    ...(keys.length > 1 && { guesses: keys }),
    stage: overview.stage.stage,
    lengthBars: overview.lengthBars,
    findings: findings.length,
  }
}

export type Glance = {
  readonly bpm: number
  readonly key: string | null
  /** Where the key is a guess: all that it may be, the likeliest first. */
  readonly guesses?: readonly string[]
  readonly stage: string
  readonly lengthBars: number
  readonly findings: number
}
