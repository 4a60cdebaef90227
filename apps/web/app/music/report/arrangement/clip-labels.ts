import type { TimeScale } from '../picture/time-scale.ts'
import type { ClipShape } from './clip-shapes.ts'

export type ClipLabel = { readonly key: string; readonly x: number; readonly y: number; readonly text: string }

/** Names of the audio clips in sight, where and as far as they fit: clips of notes show those. */
export function clipLabels(shapes: readonly ClipShape[], scale: TimeScale): ClipLabel[] {
  const [from, to] = scale.domain()
  const [, width] = scale.range()
  return shapes.flatMap(({ clip, y, height }) => {
    if (clip.kind === 'midi' || height < LOWEST_PX || clip.endBeats <= from || clip.startBeats >= to) return []
    const left = Math.max(scale(clip.startBeats), 0)
    const text = shorten(clip.name || clip.sampleName || '', Math.min(scale(clip.endBeats), width) - left - 8)
    return text ? [{ key: clip.id, x: left + 4, y: y + height / 2 + 4, text }] : []
  })
}

/** Spline Sans Mono is 0.6 em wide. */
const CHARACTER_PX = 12 * 0.6
const LOWEST_PX = 14

function shorten(name: string, width: number): string {
  const room = Math.floor(width / CHARACTER_PX)
  if (name.length <= room) return name
  return room < 6 ? '' : `${name.slice(0, room - 1)}…`
}
