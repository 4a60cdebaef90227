import type { NoteMark } from './note-marks.ts'

export type NotePath = {
  readonly harmonic: NoteMark['function']
  readonly isFilled: boolean
  readonly path: string
}

/** All notes of one look as one path: a thousand boxes of their own would be painted one by one in every frame. */
export function notePaths(marks: readonly NoteMark[], clipId: string | null): NotePath[] {
  const isChosenHere = marks.some(({ note }) => note.clipId === clipId)
  const looks = new Map<string, { harmonic: NoteMark['function']; isFilled: boolean; boxes: string[] }>()
  for (const { note, y, height, endBeats, function: harmonic } of marks) {
    const isFilled = !isChosenHere || note.clipId === clipId
    const key = `${harmonic ?? ''} ${isFilled}`
    const look = looks.get(key) ?? { harmonic, isFilled, boxes: [] }
    const width = round((endBeats - note.startBeats) * 0.95)
    look.boxes.push(`M${round(note.startBeats)} ${y}h${width}v${height}h${-width}z`)
    looks.set(key, look)
  }
  return [...looks.values()].map(({ boxes, ...look }) => ({ ...look, path: boxes.join('') }))
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
