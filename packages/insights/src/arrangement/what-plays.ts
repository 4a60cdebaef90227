import { songEnd } from './song-end.ts'
import type { Part, Song } from '../song/song.ts'

/**
 * The song as it is heard: without clips that are parked behind its end, and without tracks from which nothing comes in
 * it. A track stays that has clips there, is played live, or is soloed; so do returns, the groups and buses behind it, tracks that
 * take its notes or its sound, and those that it listens to. Where the set holds no clips, all stay.
 *
 * `whatPlays(song).parts` → two of four drum tracks, where two have clips in the session view only
 */
export function whatPlays(song: Song): Song {
  const { picture, parts } = song
  if (picture.of === 'nothing') return song
  const end = picture.of === 'arrangement' ? endOf(song) : Infinity
  const own = new Map(parts.map((part) => [part, part.clips.filter(({ report }) => report.startBeats < end)]))
  const kept = withWhatTheyName(
    parts,
    parts.filter((part) => isSource(part, own.get(part) ?? [])),
  )
  const heard = parts.flatMap((part) => {
    const clips = own.get(part) ?? []
    if (!kept.has(part)) return []
    return clips.length === part.clips.length ? [part] : [{ ...part, clips }]
  })
  if (heard.length === parts.length && heard.every((part, index) => part === parts[index])) return song
  // What is worked out when it is asked for stays so.
  return Object.defineProperties(
    {},
    {
      ...Object.getOwnPropertyDescriptors(song),
      parts: { value: heard, enumerable: true },
    },
  ) as Song
}

function endOf({ parts, picture }: Song): number {
  const clips = parts.flatMap((part) => part.clips)
  return clips.length > 0 ? songEnd(clips, picture.meters).endBeats : Infinity
}

function isSource({ track }: Part, clips: Part['clips']): boolean {
  return clips.length > 0 || track.kind === 'return' || track.monitoring === 'in' || track.mixer.isSoloed
}

/** With the tracks that these lead to, that listen to them, and that they listen to. */
function withWhatTheyName(parts: readonly Part[], from: readonly Part[]): ReadonlySet<Part> {
  const kept = new Set(from)
  const byId = new Map<unknown, Part>(parts.map((part) => [part.track.id, part]))
  const byInput = Map.groupBy(parts, ({ track }) => track.input?.trackId)
  // Grows while it is walked.
  for (const { track, devices } of kept) {
    const named = [
      track.groupId,
      track.output?.trackId,
      ...devices.map(({ device }) => device.sidechain?.sourceTrackId),
    ]
    for (const other of [...named.map((id) => byId.get(id)), ...(byInput.get(track.id) ?? [])])
      if (other) kept.add(other)
  }
  return kept
}
