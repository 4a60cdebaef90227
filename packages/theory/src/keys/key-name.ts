import { fifthsName, tonicFifths } from '../pitch/line-of-fifths.ts'
import type { Key, Mode } from '../pitch/mode.ts'

/** `keyName({ tonicPitchClass: 6, mode: 'minor' })` → `'F# minor'`; modes take their own name: `'D Dorian'`. */
export function keyName(key: Key): string {
  return `${fifthsName(tonicFifths(key))} ${modeName(key.mode)}`
}

/** `modeName('dorian')` → `'Dorian'`, `modeName('minor')` → `'minor'` */
export function modeName(mode: Mode): string {
  return mode === 'major' || mode === 'minor' ? mode : mode.charAt(0).toUpperCase() + mode.slice(1)
}
