import type { KeyRelation } from './key-relation.ts'
import type { Mode } from './mode.ts'

/** A stretch of music in one key. */
export type LocalKey = {
  readonly startBeats: number
  readonly endBeats: number
  readonly tonicPitchClass: number
  readonly mode: Mode
  readonly name: string
  /** 0…1, calibrated over time. */
  readonly confidence: number
  /** How it lies to the home key. */
  readonly relationToHome: KeyRelation
}
