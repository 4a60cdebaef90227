/** What the shared `render-music.mjs --stems` writes of the notes of a song; seconds of the file. */
export type StemTruth = {
  readonly id: string
  readonly notes: readonly { readonly pitch: number; readonly start: number; readonly track: string }[]
}

export type PlacedNote = { readonly startSeconds: number; readonly pitch: number }

/** The notes of a stem, named as its file is. What is written twice at one moment sounds once. */
export function notesOfStem({ notes }: StemTruth, stem: string): readonly PlacedNote[] {
  const played = new Map(
    notes
      .filter(({ track }) => track.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-') === stem)
      .map(({ start, pitch }) => [`${pitch} ${start.toFixed(2)}`, { startSeconds: start, pitch }]),
  )
  return [...played.values()]
}

/** Indices of those of `heard` that begin within 50 ms of a true note of their pitch, each true note taken once (MIREX). */
export function matchNotes(heard: readonly PlacedNote[], notes: readonly PlacedNote[]): ReadonlySet<number> {
  const right = new Set<number>()
  for (const note of notes.toSorted((a, b) => a.startSeconds - b.startSeconds)) {
    let best = -1
    let least = 0.05
    heard.forEach(({ startSeconds, pitch }, index) => {
      const away = Math.abs(startSeconds - note.startSeconds)
      if (pitch !== note.pitch || right.has(index) || away > least) return
      least = away
      best = index
    })
    if (best >= 0) right.add(best)
  }
  return right
}
