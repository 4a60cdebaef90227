import type { BarRange, Report } from '@kvint/report'
import type { BouncePlace } from '../bounce/place-of-bounce.ts'

/** How much of one stem is heard through the others, bar by bar from bar 1. */
export type StemPart = {
  readonly name: string
  readonly trackId: number | null
  /** 0 to 1 a bar; `null` where the stem rests or the files do not reach. */
  readonly audible: readonly (number | null)[]
  /** dB of full scale a bar, −120 for silence. */
  readonly levelsDb: readonly number[]
  readonly covered: readonly {
    readonly bars: BarRange
    readonly audible: number
    readonly audibleElsewhere: number
    /** Who lies over it, the most first: shares of 1. */
    readonly by: readonly { readonly name: string; readonly share: number }[]
  }[]
}

/** Stems over the bars of their set, as the checks see them. */
export type StemsOnSet = { readonly report: Report; readonly place: BouncePlace; readonly parts: readonly StemPart[] }
