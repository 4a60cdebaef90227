import type { Chord } from '../chords/chord.ts'
import type { KeyFinding } from '../keys/key-finding.ts'
import type { LocalKey } from '../keys/local-key.ts'
import type { ScaleCheck } from '../keys/scale-check.ts'
import type { Unknown } from '../unknown.ts'

/** What `analyseHarmony` found. Plain data: it survives `JSON.stringify`. */
export type Harmony = {
  readonly kind: 'harmony'
  readonly key: KeyFinding | Unknown
  /** From first to last note without gaps; one entry where the music stays in its key; empty where the key is unknown. */
  readonly localKeys: readonly LocalKey[]
  /** In order; gaps between them are time without a chord. */
  readonly chords: readonly Chord[]
  /** What the set's own scale says and whether the notes agree; `null` where none was given. */
  readonly scaleCheck: ScaleCheck | null
  /** Tracks that took no part, and why. */
  readonly leftOut: readonly {
    readonly track: number
    readonly reason: 'drums' | 'trigger' | 'key-switch' | 'ignored'
  }[]
}
