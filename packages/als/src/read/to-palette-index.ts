import { fromOldColorIndex } from '../live-palette.ts'
import { child, numberAt, type Tape } from '../xml/tape.ts'
import { T } from './tags.ts'

/** Live 11+ writes `Color`, 0…69 or −1; before that `ColorIndex`, with an older palette beside the new one. */
export function toPaletteIndex(tape: Tape, node: number): number | null {
  const color = numberAt(tape, child(tape, node, T.Color))
  const index = Number.isNaN(color) ? fromOldColorIndex(numberAt(tape, child(tape, node, T.ColorIndex))) : color
  return index >= 0 && index < 70 ? index : null
}
