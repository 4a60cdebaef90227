import type { Area, Confidence, Evidence, Finding, Message, Place, Severity, Source, Stage } from '@kvint/report'
import type { Song } from '../song/song.ts'

/**
 * One rule; what it teaches stands in `lessons/en` and `lessons/nb`, in a file named for its id. A check goes away by deleting its file and its line in `all-checks.ts` (or in
 * `strengths/musical-strengths.ts`).
 */
export type Check<Subject = Song> = {
  /** Stable; findings, addresses and what the person silenced name it. */
  readonly id: string
  readonly title: string
  readonly area: Area
  readonly severity: Severity
  /** Stages in which it helps to hear this. */
  readonly stages: readonly Stage[]
  readonly confidence: Confidence
  /** Where its threshold comes from. */
  readonly source: string
  readonly learnMore: readonly Source[]
  readonly honesty: string
  /** Lessons beside the one that is named for it, for what it says in other cases: `rh08-off-beats`. */
  readonly lessons?: readonly string[]
  /** What it sees in a song, or hears in its bounce; `null` where nothing. At most one finding a check: equal lessons are told once. */
  readonly find: (subject: Subject) => Sighting | null
}

/** What a check saw. What is said here wins over what the check says in general. */
export type Sighting = {
  readonly claim: Message
  readonly evidence: readonly Evidence[]
  readonly confidence?: Confidence
  readonly severity?: Severity
  /** Numbers and names that its lesson may say in braces. */
  readonly figures?: Finding['figures']
  readonly honesty?: string
  /** One of the check's `lessons`; else the lesson that is named for it. */
  readonly lesson?: string
  /** Where the evidence alone does not say where to look. */
  readonly place?: Place
}

export const ANY_STAGE: readonly Stage[] = ['sketch', 'arrange', 'mix', 'export']
