import { secondsBetween } from '@kvint/report'
import { heardPieces } from '../../arrangement/heard-pieces.ts'
import type { Part, PlacedClip, Song } from '../../song/song.ts'
import { count, milliseconds, plain } from '../../words/figures.ts'
import { say } from '../../words/say.ts'
import type { Sighting } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { saw } from '../saw.ts'
import { delayAgainst } from './delay-against.ts'

/**
 * Parts whose notes stand on the grid in their clips and all beside it in the song, by one amount, while another part keeps it:
 * clips that were moved by a hair, or whose loops end a hair behind the bar line and start from there.
 */
export function lateThroughout(song: Song): Sighting | null {
  const parts = song.parts.filter(({ isAudible }) => isAudible)
  const late = parts.flatMap((part) => lateOf(song, part) ?? [])
  if (!parts.some((part) => keepsTheGrid(part, late))) return null
  const sighting = saw(late, {
    name: ({ part }) => part.track.name,
    one: (name, { ms }) =>
      ms > 0
        ? say`The notes on ${name} come ${milliseconds(ms)} late: in the clip they are on the grid, in the song behind it.`
        : say`The notes on ${name} come ${milliseconds(-ms)} early: in the clip they are on the grid, in the song ahead of it.`,
    many: (number, names) =>
      say`On ${count(number, 'track')} the notes are on the grid in the clips and beside it in the song: ${names}.`,
    evidence: ({ part, notes, beats }) =>
      aboutTrack(
        part,
        beats > 0
          ? say`${count(notes, 'note')}, ${plain(beats, 3)} beats behind the grid`
          : say`${count(notes, 'note')}, ${plain(-beats, 3)} beats ahead of the grid`,
      ),
    figures: ({ part, ms }) => ({ track: part.track.name, ms: Math.round(Math.abs(ms)), delay: delayAgainst(ms) }),
  })
  return sighting && { ...sighting, lesson: 'rh10-late' }
}

type Late = {
  readonly part: Part
  readonly notes: number
  readonly beats: number
  readonly ms: number
}

function lateOf({ picture }: Song, part: Part): Late | null {
  const notes = part.clips.flatMap(heardPieces).flatMap(notesOf)
  const [first] = notes
  if (!first || notes.length < FEWEST_NOTES || !isQuantised(notes.map(({ inClip }) => inClip))) return null
  const lags = notes.map(({ inClip, inSong }) => beside(inSong - inClip, STEP))
  const beats = lags.toSorted((a, b) => a - b)[lags.length >> 1] ?? 0
  if (lags.filter((lag) => Math.abs(lag - beats) < HAIR_BEATS).length < lags.length * NEARLY_ALL) return null
  const ms = 1000 * Math.sign(beats) * secondsBetween(picture.tempos, first.inSong, first.inSong + Math.abs(beats))
  // Further off they may be meant for another place.
  return Math.abs(ms) >= HEARD_MS && Math.abs(beats) <= STEP / 4 ? { part, notes: notes.length, beats, ms } : null
}

function keepsTheGrid(part: Part, late: readonly Late[]): boolean {
  const notes = part.clips.flatMap(heardPieces).flatMap(notesOf)
  return (
    notes.length >= FEWEST_NOTES &&
    late.every((one) => one.part !== part) &&
    isQuantised(notes.map(({ inSong }) => inSong))
  )
}

type Placed = { readonly inClip: number; readonly inSong: number }

/** Where notes begin in their clip, and where in the song. */
function notesOf({ clip: { kind, loop }, report, notes }: PlacedClip): Placed[] {
  if (kind !== 'midi') return []
  const length = loop.end - loop.start
  return notes.map(([, start]) => {
    const along = loop.isOn ? start + loop.startRelative : start
    const inLoop = loop.isOn && along > 0 ? along % length : along
    return { inClip: loop.start + inLoop, inSong: report.startBeats + start }
  })
}

/** Whether nearly all stand on steps of 64ths or of their triplets. */
function isQuantised(beats: readonly number[]): boolean {
  return beats.filter((at) => Math.abs(beside(at, FINEST)) < HAIR_BEATS).length >= beats.length * NEARLY_ALL
}

/** Distance from the nearest step. */
function beside(beats: number, step: number): number {
  return beats - Math.round(beats / step) * step
}

const STEP = 0.25
const FINEST = 1 / 48
const HAIR_BEATS = 0.003
const NEARLY_ALL = 0.9
const FEWEST_NOTES = 32
const HEARD_MS = 10
