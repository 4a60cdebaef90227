import { songBody } from '../../arrangement/song-body.ts'
import type { Stretch } from '../../signal/fader-curve.ts'
import type { Part, PlacedClip, Song } from '../../song/song.ts'

/**
 * Clips of a part whose notes were played for the song: not left far before or behind it, and no recording that Live
 * turned into notes, whose lengths and places are the recording's.
 */
export function clipsInTheSong(song: Song, part: Part): PlacedClip[] {
  const { body, recordings } = known(song)
  return part.clips.filter(
    ({ report }) =>
      body.some(({ start, end }) => report.startBeats < end && report.endBeats > start) &&
      !(report.kind === 'midi' && recordings.has(report.name)),
  )
}

type Known = { readonly body: readonly Stretch[]; readonly recordings: ReadonlySet<string> }

function known(song: Song): Known {
  const before = KNOWN.get(song)
  if (before) return before
  const heard = song.parts.filter(({ isAudible }) => isAudible).flatMap(({ clips }) => clips)
  const { of, meters } = song.picture
  const clips = song.set.tracks.flatMap(({ arrangementClips, sessionClips }) => [
    ...arrangementClips,
    ...sessionClips.map((slot) => slot.clip),
  ])
  const now = {
    body: of === 'arrangement' ? songBody(heard, meters) : [EVERYWHERE],
    // Live calls the notes of a recording “Loop” “MIDI Loop”.
    recordings: new Set(clips.flatMap(({ kind, name }) => (kind === 'audio' && name !== '' ? [`MIDI ${name}`] : []))),
  }
  KNOWN.set(song, now)
  return now
}

const EVERYWHERE: Stretch = { start: -Infinity, end: Infinity }
const KNOWN = new WeakMap<Song, Known>()
