import { parameterScale, type ParameterScale } from '../device/parameter-unit.ts'
import type { DeviceKind, DeviceParameter } from '../model/device.ts'
import { nameOf } from '../xml/name-table.ts'
import { ATTRIBUTE, attributeOf, child, elementsOf, flagAt, hasValue, numberAt, numberOf, textOf } from '../xml/tape.ts'
import type { Assembly, EnvelopeLinks, LinkedParameter } from './assembly.ts'
import type { Mutable } from './mutable.ts'
import { parameterValue, readEvents } from './read-events.ts'
import { T } from './tags.ts'

/** All parameters and plain settings of a device, those of the devices in its chains not included. */
export function readParameters(
  assembly: Assembly,
  node: number,
  tag: string,
  kind: DeviceKind,
  live: number,
): DeviceParameter[] {
  const { tape } = assembly
  const found: DeviceParameter[] = []
  if (kind === 'plugin') readPluginParameters(assembly, node, found)
  else readBelow({ assembly, tag, live, found }, node, pathBelow(assembly, 0, tape.tags[node] as number))
  return found
}

type Reading = {
  readonly assembly: Assembly
  readonly tag: string
  readonly live: number
  readonly found: DeviceParameter[]
}

function readBelow(reading: Reading, node: number, path: number) {
  const { assembly } = reading
  const { tape } = assembly
  const end = tape.ends[node] as number
  for (let element = node + 1; element < end; element = tape.ends[element] as number) {
    const tag = tape.tags[element] as number
    if ((tag & ATTRIBUTE) !== 0 || NOT_PARAMETERS.has(tag)) continue
    if (hasValue(tape, element)) readSetting(reading, element, pathBelow(assembly, path, tag))
    else if ((tape.ends[element] as number) > element + 1) {
      const below = pathBelow(assembly, path, tag)
      const isParameter = child(tape, element, T.Manual) >= 0 || child(tape, element, T.ArrangerAutomation) >= 0
      if (isParameter) readParameter(reading, element, below)
      else readBelow(reading, element, below)
    }
  }
}

function readParameter(reading: Reading, element: number, path: number) {
  const { assembly, found } = reading
  const { tape } = assembly
  const rawValue = parameterValue(tape, element)
  if (Number.isNaN(rawValue)) return
  const name = assembly.paths.texts[path] ?? ''
  const scale = scaleOf(reading, element, path)
  const parameter: Mutable<DeviceParameter> = {
    name,
    value: scale.toUnit(rawValue),
    unit: scale.unit,
    rawValue,
    isAutomated: false,
    macroIndex: readMacroIndex(assembly, element),
  }
  found.push(parameter)
  linkDeviceParameter(assembly, element, parameter)
}

/**
 * Remembers the ids of a parameter of the device that is being read, so that envelopes find it, and takes the envelope
 * that Live 8 and 9 write inside it.
 */
export function linkDeviceParameter(assembly: Assembly, element: number, parameter: Mutable<LinkedParameter>) {
  const { tape, envelopes } = assembly
  noteId(envelopes, parameter, attributeOf(tape, child(tape, element, T.AutomationTarget), T.Id, -1))
  noteId(envelopes, parameter, attributeOf(tape, child(tape, element, T.ModulationTarget), T.Id, -1))
  const events = child(tape, child(tape, element, T.ArrangerAutomation), T.Events)
  if (events < 0) return
  const read = readEvents(tape, events)
  if (read.length < 2) return
  parameter.isAutomated = true
  const pointeeId = INLINE_IDS - envelopes.parameterIds.length
  noteParameter(envelopes, parameter, pointeeId)
  const envelope = { target: { kind: 'unknown' as const, pointeeId }, events: read }
  envelopes.unresolved.push({ envelope, pointeeId })
  envelopes.inline.push(envelope)
}

function noteId(links: EnvelopeLinks, parameter: Mutable<LinkedParameter>, id: number) {
  if (id >= 0) noteParameter(links, parameter, id)
}

function noteParameter(links: EnvelopeLinks, parameter: Mutable<LinkedParameter>, id: number) {
  links.parameterIds.push(id)
  links.parameters.push(parameter)
}

function readSetting(reading: Reading, element: number, path: number) {
  const { tape } = reading.assembly
  const rawValue = numberAt(tape, element)
  if (Number.isNaN(rawValue)) return
  const name = reading.assembly.paths.texts[path] ?? ''
  const isFlag = flagAt(tape, element) !== null
  const scale = scaleOfPath(reading, path)
  reading.found.push({
    name,
    value: isFlag ? rawValue : scale.toUnit(rawValue),
    unit: isFlag ? 'boolean' : scale.unit,
    rawValue,
    isAutomated: false,
    macroIndex: null,
  })
}

/** Whatever the tables say, what is written as `true` or `false` is a switch. */
function scaleOf(reading: Reading, element: number, path: number): ParameterScale {
  const { tape } = reading.assembly
  if (flagAt(tape, child(tape, element, T.Manual)) !== null) return SWITCH
  return scaleOfPath(reading, path)
}

function scaleOfPath({ assembly, tag, live }: Reading, path: number): ParameterScale {
  const { scales, texts } = assembly.paths
  const known = scales[path]
  if (known !== null && known !== undefined) return known
  const scale = parameterScale(tag, texts[path] ?? '', live)
  scales[path] = scale
  return scale
}

/** A parameter that a macro moves is mapped to channel 16, which MIDI does not have; the "controller" is the macro. */
function readMacroIndex(assembly: Assembly, element: number): number | null {
  const { tape } = assembly
  const mapping = child(tape, element, T.KeyMidi)
  if (mapping < 0 || numberOf(tape, mapping, T.Channel, -1) !== 16) return null
  const index = numberOf(tape, mapping, T.NoteOrController, -1)
  return index >= 0 && index < 16 ? index : null
}

/** The parameters that the plug-in shows to Live; empty slots, of which Live writes 128, have the id −1. */
function readPluginParameters(assembly: Assembly, node: number, found: DeviceParameter[]) {
  const { tape } = assembly
  const list = child(tape, node, T.ParameterList)
  const inner = child(tape, list, T.ParameterList) >= 0 ? child(tape, list, T.ParameterList) : list
  for (const slot of [
    ...elementsOf(tape, inner, T.PluginFloatParameter),
    ...elementsOf(tape, inner, T.PluginEnumParameter),
  ]) {
    const id = numberOf(tape, slot, T.ParameterId, -1)
    if (id < 0) continue
    const value = child(tape, slot, T.ParameterValue)
    const rawValue = parameterValue(tape, value)
    if (Number.isNaN(rawValue)) continue
    const parameter: Mutable<DeviceParameter> = {
      name: textOf(tape, slot, T.ParameterName) || `Parameter ${id}`,
      value: rawValue,
      unit: 'none',
      rawValue,
      isAutomated: false,
      macroIndex: readMacroIndex(assembly, value),
    }
    found.push(parameter)
    linkDeviceParameter(assembly, value, parameter)
  }
}

/** The number of the path `parent/tag`. Below 0 stand the devices, which are no part of a parameter's name. */
function pathBelow(assembly: Assembly, parent: number, tag: number): number {
  const { ids, texts, scales } = assembly.paths
  const key = parent * 0x10000 + tag
  const known = ids.get(key)
  if (known !== undefined) return known
  const above = texts[parent] ?? ''
  const name = parent === 0 ? '' : nameOf(assembly.names, tag)
  texts.push(above === '' ? name : `${above}/${name}`)
  scales.push(null)
  ids.set(key, texts.length - 1)
  return texts.length - 1
}

const SWITCH: ParameterScale = { unit: 'boolean', toUnit: (raw) => raw }
/** Live's own ids are positive. */
const INLINE_IDS = -1000

const NOT_PARAMETERS: ReadonlySet<number> = new Set([
  T.On,
  T.UserName,
  T.Annotation,
  T.Branches,
  T.ReturnBranches,
  T.SourceContext,
  T.LastPresetRef,
  T.SampleRef,
  T.PatchSlot,
  T.PluginDesc,
])
