import type { Area, Confidence, Depth, Evidence, Finding, Lesson, Place, Severity, Source, Stage } from '@kvint/report'
import type { Song } from '../song/song.ts'

/**
 * One rule and what it teaches. A check goes away by deleting its file and its line in `all-checks.ts` (or in
 * `strengths/musical-strengths.ts`).
 */
export type Check = {
  /** Stable; findings, addresses and what the person silenced name it. */
  readonly id: string
  readonly title: string
  readonly area: Area
  readonly severity: Severity
  /** Stages in which it helps to hear this. */
  readonly stages: readonly Stage[]
  readonly confidence: Confidence
  /** What of the set it looks at: paths of `LiveSet`. */
  readonly reads: readonly string[]
  /** Where its threshold comes from. */
  readonly source: string
  readonly lesson: Readonly<Record<Depth, Lesson>>
  readonly learnMore: readonly Source[]
  readonly honesty: string
  /** What it sees in a song; `null` where nothing. At most one finding a check: equal lessons are told once. */
  readonly find: (song: Song) => Sighting | null
}

/** What a check saw. What is said here wins over what the check says in general. */
export type Sighting = {
  readonly claim: string
  readonly evidence: readonly Evidence[]
  readonly confidence?: Confidence
  readonly severity?: Severity
  readonly lesson?: Finding['lesson']
  readonly honesty?: string
  /** Where the evidence alone does not say where to look. */
  readonly place?: Place
}

export const ANY_STAGE: readonly Stage[] = ['sketch', 'arrange', 'mix', 'export']
