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
export function audioClips(song: Song): PlacedAudio[] {
  const seen = new Set<string>()
  return everyAudioClip(song).filter(({ part, placed }) => {
    const key = `${String(part.track.id)} ${placed.contentKey}`
    return !seen.has(key) && seen.add(key)
  })
}

/** Audio clips of the picture that are heard, copies too: as many as a producer counts. */
export function everyAudioClip({ parts }: Song): PlacedAudio[] {
  return parts.flatMap((part) =>
    part.isAudible
      ? part.clips.flatMap((placed) => {
          const { clip, report } = placed
          return clip.kind === 'audio' && report.isHeard ? [{ part, placed, clip }] : []
        })
      : [],
  )
}
