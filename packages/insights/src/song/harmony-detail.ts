import type { Chord, HarmonyFacts, KeyFinding, Meter, Note, ScaleCheck } from '@kvint/theory'

/** What checks want to know of the harmony beside the report’s part of it. */
export type HarmonyDetail = {
  readonly key: KeyFinding
  readonly chords: readonly Chord[]
  /** Worked out when it is asked for: habits over many songs do without. */
  readonly facts: HarmonyFacts
  /** The scale that is set in Live held against the notes; `null` where none was chosen. */
  readonly scaleCheck: ScaleCheck | null
}

/** What each heard track plays, in beats of the song, in order; drums too. */
export type HeardLines = {
  readonly meter: Meter
  readonly byTrack: ReadonlyMap<number, readonly Note[]>
  /** Chords of music that has no key, and the tracks that they were read from; `null` where the key is known. */
  readonly withoutKey: { readonly chords: readonly Chord[]; readonly trackIds: readonly number[] } | null
}
