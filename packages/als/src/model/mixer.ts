/** A track's mixer strip. */
export type Mixer = {
  /** −70 is the stop of the fader, where Live shows −inf; 0 is unity, +6 the top. */
  readonly volumeDb: number
  /** −1 left … 1 right; where the channels are panned apart, the middle between them. */
  readonly pan: number
  /** Only where the track is switched to Split Stereo Pan (Live 10+): where each channel stands. */
  readonly splitPan?: { readonly left: number; readonly right: number }
  /** The track activator is off. */
  readonly isMuted: boolean
  readonly isSoloed: boolean
  readonly crossfade: 'a' | 'none' | 'b'
  /** One per return track, in their order. */
  readonly sends: readonly Send[]
}

export type Send = {
  readonly returnIndex: number
  /** −70 is the stop (off). */
  readonly levelDb: number
  readonly isActive: boolean
}
