import type { Macro } from '../model/device.ts'
import { nameOf } from '../xml/name-table.ts'
import { elements, numberOrNull, textAt } from '../xml/tape.ts'
import type { Assembly } from './assembly.ts'
import { parameterValue } from './read-events.ts'
import { T } from './tags.ts'

/** The macros of a rack, as many as it shows (8 before Live 11). */
export function readMacros(assembly: Assembly, node: number): Macro[] {
  const { tape, names } = assembly
  const values = new Map<number, number>()
  const titles = new Map<number, string>()
  for (const element of elements(tape, node)) {
    const name = nameOf(names, tape.tags[element] as number)
    const [, what, index] = /^Macro(Controls|DisplayNames)\.(\d+)$/.exec(name) ?? []
    if (what === 'Controls') values.set(Number(index), parameterValue(tape, element))
    if (what === 'DisplayNames') titles.set(Number(index), textAt(tape, element) ?? '')
  }
  const count = Math.min(values.size, numberOrNull(tape, node, T.NumVisibleMacroControls) ?? values.size)
  return Array.from({ length: count }, (_, i) => ({
    name: titles.get(i) ?? `Macro ${i + 1}`,
    value: Number.isNaN(values.get(i) ?? Number.NaN) ? 0 : (values.get(i) ?? 0),
  }))
}
