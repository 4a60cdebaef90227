import type { AudioClip } from '@kvint/als'
import type { Part, PlacedClip, Song } from '../../song/song.ts'
import { recordingsInPieces } from './recordings-in-pieces.ts'

export type PlacedAudio = { readonly part: Part; readonly placed: PlacedClip; readonly clip: AudioClip }

/** Whether a clip plays an effect, or a piece of a recording that was cut into many: stretched and transposed by ear. */
export function isForEffect(song: Song, { part, placed }: PlacedAudio): boolean {
  return (
    part.report.role.role === 'effects' ||
    recordingsInPieces(song).some(({ fileName }) => fileName === placed.report.sampleName)
  )
}

/** Audio clips of the picture that are heard, each content once a track: a copied clip does not speak twice. */
export function audioClips({ parts }: Song): PlacedAudio[] {
  return parts.flatMap((part) => {
    if (!part.isAudible) return []
    const seen = new Set<string>()
    return part.clips.flatMap((placed) => {
      const { clip, report, contentKey } = placed
      if (clip.kind !== 'audio' || !report.isHeard || seen.has(contentKey)) return []
      seen.add(contentKey)
      return [{ part, placed, clip }]
    })
  })
}
