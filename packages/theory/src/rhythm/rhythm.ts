import type { Unknown } from '../unknown.ts'
import type { GridFit } from './grid-fit.ts'
import type { Loop } from './find-loop.ts'
import type { Polymeter } from './polymeter.ts'
import type { Swing } from './swing.ts'
import type { Syncopation } from './syncopation.ts'
import type { VelocityShape } from './velocity-shape.ts'

/** What one track's notes say about time. */
export type Rhythm = {
  readonly kind: 'rhythm'
  readonly noteCount: number
  readonly density: { readonly perBar: number; readonly busiestBar: number; readonly busiestBarNotes: number }
  readonly grid: GridFit
  /** `null` where too few off-beat notes play. */
  readonly swing: Swing | null
  readonly velocity: VelocityShape
  readonly syncopation: Syncopation
  /** The track's own loop, `null` where nothing repeats exactly. */
  readonly loop: Loop | null
  readonly polymeter: Polymeter | null
}

export type RhythmResult = Rhythm | Unknown
