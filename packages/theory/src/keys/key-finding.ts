import type { Evidence } from './evidence.ts'
import type { KeyRelation } from './key-relation.ts'
import type { Mode } from '../pitch/mode.ts'

/** The home key of a piece, with how sure it is and what decided it. */
export type KeyFinding = {
  readonly kind: 'key'
  readonly tonicPitchClass: number
  readonly mode: Mode
  /** `'F# minor'` */
  readonly name: string
  /** 0…1, calibrated: share of answers with this value that are right (tonic and major or minor family). */
  readonly confidence: number
  readonly runnerUp: {
    readonly tonicPitchClass: number
    readonly mode: Mode
    readonly name: string
    readonly confidence: number
    /** How the runner-up lies to the key. */
    readonly relation: KeyRelation
  }
  /** Keys behind the runner-up, until all that are named have a confidence of 0.95 together; two at most. */
  readonly others: readonly { readonly name: string; readonly confidence: number }[]
  /** Strongest first. */
  readonly evidence: readonly Evidence[]
}
