import type { Evidence } from './evidence.ts'
import type { KeyRelation } from './key-relation.ts'
import type { Mode } from '../pitch/mode.ts'

/** A stretch of music in one key; the first begins at beat 0, or with the first note where that is earlier. */
export type LocalKey = {
  readonly startBeats: number
  readonly endBeats: number
  readonly tonicPitchClass: number
  readonly mode: Mode
  readonly name: string
  /** 0…1, calibrated over time. */
  readonly confidence: number
  /** The next likely key of the stretch. */
  readonly runnerUp: {
    readonly tonicPitchClass: number
    readonly mode: Mode
    readonly name: string
    readonly confidence: number
  }
  /** How it lies to the home key. */
  readonly relationToHome: KeyRelation
  /** What can be counted in the stretch, strongest first; empty where it has no chord on its tonic. */
  readonly evidence: readonly Evidence[]
}
