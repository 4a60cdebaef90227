import type { Clip, Track } from '@kvint/als'
import type { ClipReport, NoteRow, TrackReport } from '@kvint/report'
import { clipNotes } from '../song/clip-notes.ts'
import { liveColor } from '../song/live-color.ts'
import type { PlacedClip } from '../song/song.ts'
import { audioContentKey, contentKeys } from './content-key.ts'
import { closedStretches } from './closed-stretches.ts'
import type { LaidClip, Layout } from './place-clips.ts'

/** Reports of all clips of a picture, in order of track and time, with the notes that are heard. */
export function clipReports(
  layout: Layout,
  tracks: readonly TrackReport[],
  tracksOfSet: readonly Pick<Track, 'id' | 'automation'>[],
): PlacedClip[] {
  const keyOf = contentKeys()
  const byTrack = new Map(tracks.map((track) => [track.id, track]))
  // Scenes stand end to end only in the picture: no automation lies under them.
  const moved = layout.of === 'arrangement' ? tracksOfSet : []
  const closedOn = new Map(moved.map(({ id, automation }) => [id, closedStretches(automation)]))
  const counts = new Map<number, number>()
  return layout.clips.map((laid) => {
    const number = (counts.get(laid.trackId) ?? 0) + 1
    counts.set(laid.trackId, number)
    const id = `track-${String(laid.trackId)}-clip-${String(number)}`
    const isClosed = closedOn.get(laid.trackId)?.(laid.startBeats, laid.endBeats) ?? false
    return placeClip(laid, id, byTrack.get(laid.trackId), isClosed, keyOf)
  })
}

function placeClip(
  laid: LaidClip,
  id: string,
  track: TrackReport | undefined,
  isClosed: boolean,
  keyOf: ReturnType<typeof contentKeys>,
): PlacedClip {
  const { clip, startBeats, endBeats, trackId } = laid
  const notes: readonly NoteRow[] = clip.kind === 'midi' ? clipNotes(clip, endBeats - startBeats) : []
  const content = clip.kind === 'midi' ? keyOf(notes) : null
  return {
    clip,
    notes,
    contentKey: content?.key ?? (clip.kind === 'audio' ? audioContentKey(clip) : id),
    report: {
      id,
      trackId,
      kind: clip.kind,
      name: clip.name,
      color: liveColor(clip.colorIndex) ?? track?.color ?? null,
      startBeats,
      endBeats,
      isHeard: !clip.isMuted && !isClosed && (track?.isHeard ?? true),
      sampleName: sampleName(clip),
      notes: content?.isFirst ? notes : [],
      contentId: content?.key ?? null,
    } satisfies ClipReport,
  }
}

function sampleName(clip: Clip): string | null {
  return clip.kind === 'audio' ? (clip.sample?.fileName ?? null) : null
}
