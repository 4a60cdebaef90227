/** Where a track takes its signal from or sends it to. */
export type Routing = {
  /** As written: `AudioOut/Main`, `AudioIn/Track.12/PostFxOut`, `MidiIn/External.All/-1`. */
  readonly target: string
  /** The two lines that Live shows. */
  readonly upperName: string
  readonly lowerName: string
  /** `id` of the track that `target` names, `main` for the main track, `null` for all else. */
  readonly trackId: number | 'main' | null
}
