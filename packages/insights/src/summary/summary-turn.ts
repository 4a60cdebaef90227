import type { BarRange, Contour } from '@kvint/report'

/** How a song goes from its beginning to its end; `namesOf` tells the tracks in it. */
export type Unfolds = {
  readonly contour: Contour
  readonly namesOf: (trackIds: readonly number[]) => readonly string[]
}

/** What is not heard as the set is saved. */
export type SilentTurn = {
  readonly kind: 'silent'
  readonly silentCount: number
  readonly partCount: number
  /** The parts that are heard are told before: these come on top. */
  readonly isOnTop: boolean
  readonly switchedOff: number
  readonly fadersDown: number
  readonly monitored: number
  readonly withoutInstrument: number
  /** The groups that are off with all those that are switched off. */
  readonly groups: readonly string[]
  /** Those of them that hold a whole song in one file. */
  readonly songs: readonly string[]
}

/** What stands out. */
export type SummaryTurn =
  | SilentTurn
  | {
      readonly kind: 'again'
      /** `null` where the producer gave no name. */
      readonly label: string | null
      readonly before: string
      readonly bar: number
      readonly beforeBar: number
      readonly partCount: number
      readonly added: readonly string[]
      readonly removed: readonly string[]
    }
  /** Several sections come back in their order. */
  | { readonly kind: 'form'; readonly before: BarRange; readonly again: BarRange }
  /** Solo leaves these alone to be heard, or, on tracks that play nothing, silences all. */
  | { readonly kind: 'soloed'; readonly names: readonly string[]; readonly isHeard: boolean }
  /** A whole song from one file runs along. */
  | { readonly kind: 'song'; readonly names: readonly string[] }
  /** One recording lies on several tracks at once. */
  | { readonly kind: 'stacked'; readonly bars: BarRange; readonly trackCount: number }
  /** Nothing but drums plays there. */
  | { readonly kind: 'drums'; readonly bars: BarRange }
  | { readonly kind: 'unchanged'; readonly bars: BarRange }
