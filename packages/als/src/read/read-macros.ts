import type { Macro, MacroVariation } from '../model/device.ts'
import {
  ATTRIBUTE,
  descend,
  elements,
  elementsOf,
  flagAt,
  numberAt,
  numberOrNull,
  textAt,
  textOf,
} from '../xml/tape.ts'
import type { Assembly } from './assembly.ts'
import { parameterValue } from './read-events.ts'
import { MACRO_CONTROLS, MACRO_NAMES, T, VARIATION_SWITCHES, VARIATION_VALUES } from './tags.ts'

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

/** Live writes sixteen values of each variation, however many macros the rack shows, and −1 for those that it leaves alone. */
export function readMacroVariations({ tape }: Assembly, node: number, macroCount: number): readonly MacroVariation[] {
  const list = descend(tape, node, T.MacroVariations, T.MacroSnapshots)
  if (list < 0) return NO_VARIATIONS
  return elementsOf(tape, list, T.MacroSnapshot).map((snapshot) => {
    const values: number[] = []
    const held = new Set<number>()
    for (const at of elements(tape, snapshot)) {
      const tag = tape.tags[at] as number
      const macro = VARIATION_VALUES.get(tag)
      if (macro !== undefined) values[macro] = numberAt(tape, at)
      const switched = VARIATION_SWITCHES.get(tag)
      if (switched !== undefined && flagAt(tape, at) === true) held.add(switched)
    }
    return {
      name: textOf(tape, snapshot, T.SnapshotName),
      values: Array.from({ length: macroCount }, (_, macro) => {
        const value = values[macro]
        return held.has(macro) && value !== undefined && Number.isFinite(value) ? value : null
      }),
    }
  })
}

const NO_VARIATIONS: readonly MacroVariation[] = []
