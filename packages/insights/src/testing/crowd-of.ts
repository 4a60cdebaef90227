import type { Part, Song } from '../song/song.ts'

/** A song of so many parts like its first, each a track of its own that plays in the same bars; `vary` sets some apart. */
export function crowdOf(song: Song, count: number, vary: (part: Part, index: number) => Part = (part) => part): Song {
  const [first] = song.parts
  if (!first) throw new Error('A crowd needs a first part')
  const { id } = first.track
  const ids = Array.from({ length: count }, (_, index) => 1000 + index)
  const tracks = song.activity.tracks.map((playing) => (playing.has(id) ? new Set([...ids, ...playing]) : playing))
  const notes = song.lines.byTrack.get(id) ?? []
  return {
    ...song,
    parts: [
      ...song.parts,
      ...ids.map((own, index) =>
        vary({ ...first, track: { ...first.track, id: own, name: `${first.track.name} ${String(own)}` } }, index),
      ),
    ],
    activity: { ...song.activity, tracks },
    lines: { ...song.lines, byTrack: new Map([...song.lines.byTrack, ...ids.map((own) => [own, notes] as const)]) },
  }
}
