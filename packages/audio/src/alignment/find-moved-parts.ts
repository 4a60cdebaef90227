import { PITCHES } from '../spectrum/log-spectrum.ts'
import { correlateOffsets, likenessAt } from './correlate-offsets.ts'
import type { NotePicture } from './note-picture.ts'

/** A stretch of the file that does not lie in the set where the rest says. */
export type MovedPart = {
  /** Seconds of the file. */
  readonly startSeconds: number
  readonly endSeconds: number
  /** How much later in the set it lies now; null where the set does not have it. */
  readonly shiftSeconds: number | null
}

type Place = {
  readonly hopSeconds: number
  readonly rollStartSeconds: number
  readonly offsetSeconds: number
  readonly rate: number
}

/**
 * Aligns pieces of the file alone: three at least, about 15 s each. A piece that fits far better elsewhere was moved since
 * the bounce; one that fits nowhere was deleted, or plays what the set has no notes of.
 */
export function findMovedParts(file: NotePicture, roll: NotePicture, place: Place): MovedPart[] {
  const { hopSeconds, rollStartSeconds, offsetSeconds, rate } = place
  const pieces = Math.max(3, Math.min(16, Math.round((file.frames * hopSeconds) / PIECE_SECONDS)))
  const lag = (-offsetSeconds - rollStartSeconds) / hopSeconds
  const silence = (0.1 * energyOf(file)) / file.frames
  const moved: MovedPart[] = []
  for (let piece = 0; piece < pieces; piece++) {
    const from = Math.round((file.frames * piece) / pieces)
    const to = Math.round((file.frames * (piece + 1)) / pieces)
    const part = { frames: to - from, values: file.values.subarray(from * PITCHES, to * PITCHES) }
    if (energyOf(part) / part.frames < silence || !overlaps(from + lag, to + lag, roll.frames)) continue
    if (fitsThere(part, roll, Math.round(from + lag))) continue
    const { firstLag, scores } = correlateOffsets(part, roll, part.frames / 2)
    const expected = Math.round(from + lag) - firstLag
    let here = 0
    let best = 0
    scores.forEach((score, at) => {
      if (Math.abs(at - expected) <= NEAR_FRAMES) here = Math.max(here, score)
      if (score > (scores[best] as number)) best = at
    })
    const top = scores[best] as number
    if (here >= FITS || here * MUCH_BETTER > top) continue
    const shift = top >= FITS ? (best - expected) * hopSeconds : null
    if (shift === null && here > NOT_THERE) continue
    addPart(moved, (from * hopSeconds) / rate, (to * hopSeconds) / rate, shift)
  }
  return moved
}

/** Neighbours that moved by as much are one part. */
function addPart(moved: MovedPart[], startSeconds: number, endSeconds: number, shiftSeconds: number | null): void {
  const last = moved.at(-1)
  const isSame =
    last &&
    Math.abs(last.endSeconds - startSeconds) < 0.2 &&
    (last.shiftSeconds === null || shiftSeconds === null
      ? last.shiftSeconds === shiftSeconds
      : Math.abs(last.shiftSeconds - shiftSeconds) < 0.3)
  if (last && isSame) moved[moved.length - 1] = { ...last, endSeconds }
  else moved.push({ startSeconds, endSeconds, shiftSeconds })
}

/** Most pieces lie where the rest says: that is seen without looking everywhere. */
function fitsThere(part: NotePicture, roll: NotePicture, lag: number): boolean {
  for (let near = -NEAR_FRAMES; near <= NEAR_FRAMES; near++)
    if (likenessAt(part, roll, lag + near, part.frames / 2) >= FITS) return true
  return false
}

function energyOf({ values }: NotePicture): number {
  let energy = 0
  for (const value of values) energy += value * value
  return energy
}

/** At least two thirds of a piece must lie inside the notes of the set to be judged. */
function overlaps(from: number, to: number, frames: number): boolean {
  return Math.min(to, frames) - Math.max(from, 0) > (2 / 3) * (to - from)
}

const PIECE_SECONDS = 15
const NEAR_FRAMES = 3
/** A right place scores more in every piece of the rendered songs. */
const FITS = 0.25
const MUCH_BETTER = 1.4
const NOT_THERE = 0.05
