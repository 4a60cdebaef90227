import type { AudioClip } from '@kvint/als'
import type { Hearing } from '@kvint/audio'
import type { Part, PlacedClip, Song } from '../song/song.ts'

/** A heard file where a clip of the song plays it. */
export type SampleUse = {
  readonly part: Part
  readonly placed: PlacedClip
  readonly clip: AudioClip
  readonly hearing: Hearing
}

export type HeardSamples = { readonly song: Song; readonly uses: readonly SampleUse[] }
