import type { Clip, LiveSet } from '@kvint/als'
import {
  barAt,
  barPlace,
  beatOfBar,
  type ClipReport,
  type MeterSpan,
  type NoteRow,
  type TrackReport,
} from '@kvint/report'
import { clipNotes } from '../song/clip-notes.ts'
import { liveColor } from '../song/live-color.ts'
import { openStretches, type OpenStretches } from '../signal/open-stretches.ts'
import type { PlacedClip } from '../song/song.ts'
import { audioContentKey, contentKeys } from './content-key.ts'
import type { LaidClip, Layout } from './place-clips.ts'
import type { Stretch } from '../signal/fader-curve.ts'

/** Reports of all clips of a picture, in order of track and time, with the notes that are heard. */
export function clipReports(
  layout: Layout,
  { tracks, audible }: { readonly tracks: readonly TrackReport[]; readonly audible: ReadonlySet<number> },
  set: Pick<LiveSet, 'tracks' | 'main' | 'areSendsPreFader'>,
  meters: readonly MeterSpan[],
): PlacedClip[] {
  const keyOf = contentKeys()
  const byTrack = new Map(tracks.map((track) => [track.id, track]))
  // Scenes stand end to end only in the picture: no automation lies under them.
  const openOn = layout.of === 'arrangement' ? openStretches(set, layout.lengthBeats) : alwaysOpen
  const counts = new Map<number, number>()
  return layout.clips.map((laid) => {
    const number = (counts.get(laid.trackId) ?? 0) + 1
    counts.set(laid.trackId, number)
    const id = `track-${String(laid.trackId)}-clip-${String(number)}`
    const whole = { start: laid.startBeats, end: laid.endBeats }
    const open = fromBarLines(openOn(laid.trackId, whole), whole, meters)
    return placeClip(laid, id, byTrack.get(laid.trackId), audible.has(laid.trackId), open, keyOf)
  })
}

function placeClip(
  laid: LaidClip,
  id: string,
  track: TrackReport | undefined,
  isAudible: boolean,
  open: readonly Stretch[],
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
      isHeard: !clip.isMuted && open.length > 0 && isAudible,
      ...(isWhole(open, laid) ? {} : { heardIn: open.map(({ start, end }) => ({ startBeats: start, endBeats: end })) }),
      sampleName: sampleName(clip),
      notes: content?.isFirst ? notes : [],
      contentId: content?.key ?? null,
    } satisfies ClipReport,
  }
}

const LAST_QUARTER = 0.75
const alwaysOpen: OpenStretches = (_, within) => [within]

/** A fader that comes up in the last quarter of a bar lets in what begins with the next: hands are early. */
function fromBarLines(open: readonly Stretch[], whole: Stretch, meters: readonly MeterSpan[]): readonly Stretch[] {
  return open.flatMap(({ start, end }) => {
    const bar = barAt(meters, start)
    const isEarly = start > whole.start && barPlace(meters, start) - bar >= LAST_QUARTER
    const from = isEarly ? beatOfBar(meters, bar + 1) : start
    return from < end ? [{ start: from, end }] : []
  })
}

function isWhole([first, ...more]: readonly Stretch[], { startBeats, endBeats }: LaidClip): boolean {
  return first === undefined || (more.length === 0 && first.start === startBeats && first.end === endBeats)
}

function sampleName(clip: Clip): string | null {
  return clip.kind === 'audio' ? (clip.sample?.fileName ?? null) : null
}
