import { numberOf, type Tape } from '../xml/tape.ts'
import { T } from './tags.ts'

/** A parameter that a macro moves is mapped to channel 16, which MIDI does not have; the "controller" is the macro. */
export function readMacroIndex(tape: Tape, mapping: number): number | null {
  if (mapping < 0 || numberOf(tape, mapping, T.Channel, -1) !== 16) return null
  const index = numberOf(tape, mapping, T.NoteOrController, -1)
  return index >= 0 && index < 16 ? index : null
}
