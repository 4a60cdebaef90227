import { barsBetween } from '../music/bars.ts'
import type { ClipReport, NoteRow } from '../schema/arrangement-picture.ts'
import type { Report } from '../schema/report.ts'
import type { TrackReport } from '../schema/track-report.ts'
import type { PlacedName, TrackChange } from './change.ts'

type ClipsOrNotes = Extract<TrackChange, { kind: 'clips' | 'notes' }>
type MusicChange = ClipsOrNotes extends infer One
  ? One extends unknown
    ? Omit<One, 'track' | 'trackId'>
    : never
  : never

/** What changed in the clips and notes of a track, in the picture of both reports. */
export function compareClips(before: Report, after: Report): (was: TrackReport, now: TrackReport) => MusicChange[] {
  const [earlier, later] = [musicOf(before), musicOf(after)]
  return (was, now) => [
    ...clipChange(earlier.clips(was.id), later.clips(now.id)),
    ...noteChange(earlier.notes(was.id), later.notes(now.id)),
  ]
}

type KeyedClip = PlacedName & { readonly key: string }
type PlacedNote = { readonly pitch: number; readonly startBeats: number; readonly velocity: number }

function musicOf({ arrangement: { clips, meters } }: Report) {
  const byTrack = Map.groupBy(clips, ({ trackId }) => trackId as TrackReport['id'])
  const contents = new Map<string | null, { readonly notes: readonly NoteRow[]; readonly key: string }>()
  const contentOf = (clip: ClipReport) => {
    const known = clip.contentId === null ? undefined : contents.get(clip.contentId)
    if (known) return known
    const made = { notes: clip.notes, key: JSON.stringify(clip.notes) }
    if (clip.contentId !== null) contents.set(clip.contentId, made)
    return made
  }
  // Equal notes stand only in the first clip that holds them, on whichever track that is.
  for (const clip of clips) contentOf(clip)
  return {
    clips: (id: TrackReport['id']): KeyedClip[] =>
      (byTrack.get(id) ?? []).map((clip) => ({
        key: [place(clip.startBeats), place(clip.endBeats), clip.name, clip.sampleName, contentOf(clip).key].join(' '),
        name: clip.name || clip.sampleName || clip.kind,
        bars: barsBetween(meters, clip.startBeats, clip.endBeats),
      })),
    notes: (id: TrackReport['id']): PlacedNote[] =>
      (byTrack.get(id) ?? []).flatMap((clip) =>
        contentOf(clip).notes.map(([pitch, start, , velocity]) => ({
          pitch,
          startBeats: clip.startBeats + start,
          velocity,
        })),
      ),
  }
}

function clipChange(before: readonly KeyedClip[], after: readonly KeyedClip[]): MusicChange[] {
  const [added, removed] = [lacking(after, before), lacking(before, after)]
  return added.length + removed.length > 0 ? [{ kind: 'clips', added, removed }] : []
}

function lacking(clips: readonly KeyedClip[], others: readonly KeyedClip[]): PlacedName[] {
  const left = Map.groupBy(others, ({ key }) => key)
  return clips.filter(({ key }) => !left.get(key)?.pop()).map(({ name, bars }) => ({ name, bars }))
}

function noteChange(before: readonly PlacedNote[], after: readonly PlacedNote[]): MusicChange[] {
  const transposedBy = transposition(before, after)
  if (transposedBy !== 0) return [{ kind: 'notes', added: 0, removed: 0, struckOtherwise: 0, transposedBy }]
  const left = Map.groupBy(before, placeOf)
  let added = 0
  let struckOtherwise = 0
  for (const note of after) {
    const earlier = left.get(placeOf(note))?.shift()
    if (!earlier) added++
    else if (Math.abs(earlier.velocity - note.velocity) >= 1) struckOtherwise++
  }
  const removed = before.length + added - after.length
  return added + removed + struckOtherwise > 0 ? [{ kind: 'notes', added, removed, struckOtherwise, transposedBy }] : []
}

/** Semitones by which every note moved; 0 where they did not move as one. */
function transposition(before: readonly PlacedNote[], after: readonly PlacedNote[]): number {
  if (before.length !== after.length || before.length === 0) return 0
  const shift = (after[0]?.pitch ?? 0) - (before[0]?.pitch ?? 0)
  const isOne = after.every((note, index) => {
    const earlier = before[index]
    return earlier && note.pitch - earlier.pitch === shift && place(earlier.startBeats) === place(note.startBeats)
  })
  return isOne ? shift : 0
}

function placeOf({ pitch, startBeats }: PlacedNote): string {
  return `${pitch}@${place(startBeats)}`
}

/** To a hundredth of a sixteenth or so: less is the rounding of a file. */
function place(beats: number): number {
  return Math.round(beats * 384)
}
