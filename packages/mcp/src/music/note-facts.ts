import { type NoteRow, pitchClassSign, pitchName } from '@kvint/report'
import type { Key } from '@kvint/theory/mode'
import { isInScale } from '@kvint/theory/scale-members'
import { round } from './numbers.ts'

/** What stands out in a group of notes, as sentences. */
export function noteFacts(notes: readonly NoteRow[], key: Key | undefined): string[] {
  const pitches = notes.map(([pitch]) => pitch)
  const [low, high] = [Math.min(...pitches), Math.max(...pitches)]
  if (notes.length === 0) return ['No notes.']
  return [
    `${notes.length} notes from ${pitchName(low, key)} to ${pitchName(high, key)}.`,
    voicesText(notes),
    ...(key ? [outsideText(pitches, key)] : []),
    timingText(notes),
    velocityText(notes),
  ]
}

function voicesText(notes: readonly NoteRow[]): string {
  const edges = notes.flatMap(([, start, length]) => [[start, 1] as const, [start + length - NOISE_BEATS, -1] as const])
  let sounding = 0
  let most = 0
  for (const [, change] of edges.sort(([a], [b]) => a - b)) {
    sounding += change
    most = Math.max(most, sounding)
  }
  return most <= 1 ? 'One voice: no two notes sound together.' : `Up to ${most} notes sound together.`
}

function outsideText(pitches: readonly number[], key: Key): string {
  const outside = pitches.filter((pitch) => !isInScale(pitch % 12, key))
  if (outside.length === 0) return 'All of them lie in the scale.'
  const names = [...new Set(outside.map((pitch) => pitchClassSign(pitch % 12, key)))].join(', ')
  return `${outside.length} lie outside the scale: ${names}.`
}

function timingText(notes: readonly NoteRow[]): string {
  const offGrid = notes
    .map(([, start]) => Math.abs(start * 4 - Math.round(start * 4)) / 4)
    .filter((distance) => distance > GRID_BEATS)
  if (offGrid.length === 0) return 'Every note starts on a sixteenth.'
  const mean = offGrid.reduce((sum, distance) => sum + distance, 0) / offGrid.length
  return `${offGrid.length} start off the sixteenth grid, by ${round(mean, 3)} beats on average.`
}

function velocityText(notes: readonly NoteRow[]): string {
  const velocities = notes.map(([, , , velocity]) => velocity)
  const [low, high] = [Math.min(...velocities), Math.max(...velocities)]
  return low === high ? `All with velocity ${round(low, 0)}.` : `Velocity ${round(low, 0)} to ${round(high, 0)}.`
}

const NOISE_BEATS = 1e-6
/** 1/100 beat: less is not heard as early or late (5 ms at 120 BPM). */
const GRID_BEATS = 0.01
