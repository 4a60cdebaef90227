import type { Note } from '@kvint/theory'
import type { Song } from '../../song/song.ts'
import { readTracks } from './sounding-tones.ts'

/** One line alone, on however many tracks, has no harmony: `isOneLine(song)` → `true` for a riff and its copy */
export function isOneLine(song: Song): boolean {
  const lines = readTracks(song)
    .map((id) => song.lines.byTrack.get(id) ?? [])
    .filter(({ length }) => length > 0)
  const startOf = ({ startBeats }: Note) => Math.round(startBeats * 8)
  const areSingle = lines.every((line) => new Set(line.map(startOf)).size >= line.length * NEARLY_ALL)
  const contents = lines.map((line) => line.map((note) => `${String(startOf(note))} ${String(note.pitch % 12)}`).join())
  const isDrone = new Set(lines.flat().map(({ pitch: number }) => number % 12)).size === 1
  return areSingle && !isDrone && new Set(contents).size < 2
}

const NEARLY_ALL = 0.9
