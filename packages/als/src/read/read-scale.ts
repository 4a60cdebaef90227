import type { ScaleSetting } from '../model/scale-setting.ts'
import { child, numberOrNull, numberAt, textAt, type Tape } from '../xml/tape.ts'
import { SCALE_NAMES } from '../scale-names.ts'
import { T } from './tags.ts'

/**
 * The scale of a set or clip. Live 9.5 to 12.0 write `RootNote` and the scale's name, 12.1 on `Root` and its index;
 * an empty name means that none was chosen.
 */
export function readScale(tape: Tape, holder: number, inKeyTag: number): ScaleSetting | null {
  const information = child(tape, holder, T.ScaleInformation)
  if (information < 0) return null
  const root = numberOrNull(tape, information, T.Root) ?? numberOrNull(tape, information, T.RootNote)
  const nameNode = child(tape, information, T.Name)
  const written = textAt(tape, nameNode)
  if (root === null || written === null || written === '') return null
  const index = numberAt(tape, nameNode)
  const name = Number.isInteger(index) ? (SCALE_NAMES[index] ?? null) : written
  const rootPitchClass = ((Math.trunc(root) % 12) + 12) % 12
  return {
    rootPitchClass,
    name,
    isInKey: textAt(tape, child(tape, holder, inKeyTag)) === 'true',
    isDefault: rootPitchClass === 0 && name === 'Major',
  }
}
