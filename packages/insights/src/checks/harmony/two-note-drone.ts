import { barsBetween, keyAt, pitchClassSign } from '@kvint/report'
import type { Note } from '@kvint/theory'
import { steadyParts } from '../../harmony/moving-harmony.ts'
import type { Part, Song } from '../../song/song.ts'
import type { Sighting } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { count, list, pitch, quotedTracks } from '../../words/figures.ts'
import { say } from '../../words/say.ts'
import { lowestByBeat, notesOf } from './sounding-tones.ts'

/** A part that plays two notes from end to end below all others: not one ground, and a drone no less. */
export function twoNoteDrone(song: Song): Sighting | null {
  const steady = steadyParts(song)
  const lowest = lowestByBeat(song)
  const part = song.parts.find(({ track }) => {
    const line = song.lines.byTrack.get(track.id) ?? []
    const below = line.filter((note) => lowest.get(Math.floor(note.startBeats)) === note.pitch)
    return steady.has(track.id) && tonesOf(line).length === 2 && strikesBoth(line) && below.length * 3 >= line.length
  })
  return part ? sayDrone(song, part) : null
}

function sayDrone(song: Song, part: Part): Sighting | null {
  const { beatsPerBar } = song.lines.meter
  const line = song.lines.byTrack.get(part.track.id) ?? []
  const barOf = ({ startBeats }: { readonly startBeats: number }) => Math.floor(startBeats / beatsPerBar)
  const [its, all] = [line, notesOf(song)].map((notes) => new Set(notes.map(barOf)).size)
  const tones = tonesOf(line)
  const above = tonesOf(notesOf(song)).filter((tone) => !tones.includes(tone))
  if (!its || !all || above.length < FEWEST_ABOVE) return null
  const nameOf = (tone: number) => pitchClassSign(tone, keyAt(song.harmony, 0))
  const name = (tone: number) => pitch(nameOf(tone))
  const end = Math.max(...line.map(({ startBeats, durationBeats }) => startBeats + durationBeats))
  const bars = barsBetween(song.picture.meters, line[0]?.startBeats ?? 0, end)
  return {
    claim: say`${quotedTracks([part.track])} plays nothing but ${list(tones.map(name))}, in ${its === all ? say`all ${count(all, 'bar')}` : say`${String(its)} of ${count(all, 'bar')}`}: a drone under all that moves.`,
    evidence: [aboutTrack(part, say`${list(above.map(name), MOST_NAMED)} come and go above it`, bars)],
    figures: { bars: its, notes: above.length, tones: tones.map(nameOf).join(' – ') },
    place: { trackIds: [part.track.id], clipIds: [], bars },
  }
}

/** One after the other they are a figure. */
function strikesBoth(line: readonly Note[]): boolean {
  const struck = [...Map.groupBy(line, ({ startBeats }) => Math.round(startBeats * 8)).values()]
  return struck.filter((notes) => tonesOf(notes).length === 2).length * 2 > struck.length
}

function tonesOf(notes: readonly { readonly pitch: number }[]): number[] {
  return [...new Set(notes.map(({ pitch: number }) => number % 12))].toSorted((a, b) => a - b)
}

const FEWEST_ABOVE = 2
const MOST_NAMED = 7
