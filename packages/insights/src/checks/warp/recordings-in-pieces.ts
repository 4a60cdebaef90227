import type { Part, Song } from '../../song/song.ts'

export type RecordingInPieces = {
  readonly fileName: string
  readonly clips: number
  readonly pieces: number
  readonly parts: readonly Part[]
}

/** Recordings of which a song plays many different pieces, the most cut first; worked out once a song. */
export function recordingsInPieces(song: Song): readonly RecordingInPieces[] {
  const known = KNOWN.get(song)
  if (known) return known
  const placed = song.parts.flatMap((part) =>
    part.clips.flatMap(({ clip, report, contentKey }) =>
      clip.kind === 'audio' && report.isHeard && report.sampleName !== null
        ? [{ part, contentKey, fileName: report.sampleName }]
        : [],
    ),
  )
  const found = [...Map.groupBy(placed, ({ fileName }) => fileName)]
    .map(([fileName, clips]) => ({
      fileName,
      clips: clips.length,
      pieces: new Set(clips.map(({ contentKey }) => contentKey)).size,
      parts: [...new Set(clips.map(({ part }) => part))],
    }))
    .filter(({ clips, pieces }) => clips >= FEWEST_CLIPS && pieces >= FEWEST_PIECES)
    .toSorted((a, b) => b.pieces - a.pieces)
  KNOWN.set(song, found)
  return found
}

const KNOWN = new WeakMap<Song, readonly RecordingInPieces[]>()
/** Rules of thumb: fewer is a loop with an edit. */
const FEWEST_CLIPS = 12
const FEWEST_PIECES = 6
