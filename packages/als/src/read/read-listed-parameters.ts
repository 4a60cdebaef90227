import type { DeviceParameter } from '../model/device.ts'
import { attributeOf, child, elements, numberOf, textOf, type Tape } from '../xml/tape.ts'
import type { Assembly } from './assembly.ts'
import { linkElement } from './link-parameter.ts'
import { parameterValue } from './read-events.ts'
import { readMacroIndex } from './read-macro-index.ts'
import { T } from './tags.ts'

/**
 * The parameters that a plug-in shows to Live, in its order. Empty slots, of which Live writes 128 of either type, have the
 * id −1; those of Audio Units have any other number, below zero too.
 */
export function readPluginParameters(assembly: Assembly, node: number): DeviceParameter[] {
  const { tape } = assembly
  const found: DeviceParameter[] = []
  for (const slot of slotsOf(tape, node)) {
    const id = numberOf(tape, slot, T.ParameterId, EMPTY_SLOT)
    if (id === EMPTY_SLOT) continue
    const name = textOf(tape, slot, T.ParameterName) || `Parameter ${id}`
    addParameter(assembly, found, name, child(tape, slot, T.ParameterValue), 'none')
  }
  return found
}

/** The parameters of a Max device's patch, by the names that its author gave them. Their units the file does not say. */
export function readMaxParameters(assembly: Assembly, node: number): DeviceParameter[] {
  const { tape } = assembly
  const found: DeviceParameter[] = []
  for (const slot of slotsOf(tape, node)) {
    const name = textOf(tape, slot, T.Name) || textOf(tape, slot, T.ShortName)
    const unit = tape.tags[slot] === T.MxDEnumParameter ? 'choice' : 'none'
    const index = numberOf(tape, slot, T.Index, attributeOf(tape, slot, T.Id, found.length))
    addParameter(assembly, found, name || `Parameter ${index}`, child(tape, slot, T.Timeable), unit)
  }
  return found
}

/** In some versions the list stands in a list. */
function slotsOf(tape: Tape, device: number): number[] {
  const list = child(tape, device, T.ParameterList)
  const inner = child(tape, list, T.ParameterList)
  return elements(tape, inner >= 0 ? inner : list)
}

function addParameter(
  assembly: Assembly,
  found: DeviceParameter[],
  name: string,
  value: number,
  unit: 'none' | 'choice',
) {
  const { tape } = assembly
  const rawValue = parameterValue(tape, value)
  if (Number.isNaN(rawValue)) return
  const isAutomated = linkElement(assembly, value, found.length)
  const macroIndex = readMacroIndex(tape, child(tape, value, T.KeyMidi))
  found.push({ name, value: rawValue, unit, rawValue, isAutomated, macroIndex })
}

const EMPTY_SLOT = -1
