import { child, numberAt, type Tape } from '../xml/tape.ts'
import { T } from './tags.ts'

/** Live 11+ writes `Color`, 0…69; before that `ColorIndex`, where 140…209 are the same 70 colours. */
export function toPaletteIndex(tape: Tape, node: number): number | null {
  const color = numberAt(tape, child(tape, node, T.Color))
  const index = Number.isNaN(color) ? fromOldIndex(numberAt(tape, child(tape, node, T.ColorIndex))) : color
  return index >= 0 && index < 70 ? index : null
}

function fromOldIndex(index: number): number {
  return index >= 140 ? index - 140 : index
}
