import type { AudioClip, LiveSet } from '@kvint/als'
import type { ClipReport } from '@kvint/report'

export type ClipAsked = Pick<ClipReport, 'trackId' | 'startBeats' | 'sampleName'>

/** The clip of the set that stands in the report: of this track and sample, at this beat where there are several. */
export function audioClipOf(
  { tracks }: LiveSet,
  { trackId, startBeats, sampleName }: ClipAsked,
): AudioClip | undefined {
  const track = tracks.find(({ id }) => id === trackId)
  const fitting = [...(track?.arrangementClips ?? []), ...(track?.sessionClips.map(({ clip }) => clip) ?? [])].filter(
    (clip): clip is AudioClip => clip.kind === 'audio' && clip.sample?.fileName === sampleName,
  )
  return fitting.find((clip) => Math.abs(clip.startBeats - startBeats) < 1e-3) ?? fitting[0]
}
