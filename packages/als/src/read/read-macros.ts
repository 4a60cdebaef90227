import type { Macro } from '../model/device.ts'
import { ATTRIBUTE, numberOrNull, textAt } from '../xml/tape.ts'
import type { Assembly } from './assembly.ts'
import { parameterValue } from './read-events.ts'
import { MACRO_CONTROLS, MACRO_NAMES, T } from './tags.ts'

/** The macros of a rack, as many as it shows (8 before Live 11). */
export function readMacros({ tape }: Assembly, node: number): Macro[] {
  const values: number[] = []
  const titles: string[] = []
  const end = tape.ends[node] as number
  for (let at = node + 1; at < end; at = tape.ends[at] as number) {
    const tag = tape.tags[at] as number
    if ((tag & ATTRIBUTE) !== 0) continue
    const control = MACRO_CONTROLS.get(tag)
    if (control !== undefined) values[control] = parameterValue(tape, at)
    const title = MACRO_NAMES.get(tag)
    if (title !== undefined) titles[title] = textAt(tape, at) ?? ''
  }
  const count = Math.min(values.length, numberOrNull(tape, node, T.NumVisibleMacroControls) ?? values.length)
  return Array.from({ length: count }, (_, i) => {
    const value = values[i]
    return { name: titles[i] ?? `Macro ${i + 1}`, value: value === undefined || Number.isNaN(value) ? 0 : value }
  })
}
