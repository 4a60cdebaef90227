import type { LiveSet } from '@kvint/als'
import type { Report } from '@kvint/report'

/** A word of theory or mixing with what it means and where it stands in somebody's own set. */
export type Term = {
  readonly name: string
  /** Other words under which people ask for it. */
  readonly aliases: readonly string[]
  /** Two or three plain sentences. */
  readonly meaning: string
  /** Places in the set that show it, the clearest first; empty where it does not occur. */
  readonly examples: (report: Report, set: LiveSet | null) => readonly string[]
}
