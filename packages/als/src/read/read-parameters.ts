import { parameterScale, type ParameterScale } from '../device/parameter-unit.ts'
import type { DeviceKind, DeviceParameter } from '../model/device.ts'
import { nameOf } from '../xml/name-table.ts'
import { ATTRIBUTE, attributeOf, flagAt, hasValue, numberAt, textOf } from '../xml/tape.ts'
import type { Assembly } from './assembly.ts'
import { linkId, linkInside } from './link-parameter.ts'
import { firstEvent } from './read-events.ts'
import { readMacroIndex } from './read-macro-index.ts'
import { readMaxParameters, readPluginParameters } from './read-listed-parameters.ts'
import { MACRO_NAMES, T } from './tags.ts'

/** All parameters and plain settings of a device, those of the devices in its chains not included. */
export function readParameters(
  assembly: Assembly,
  node: number,
  tag: string,
  kind: DeviceKind,
  live: number,
): DeviceParameter[] {
  if (kind === 'plugin') return readPluginParameters(assembly, node)
  if (kind === 'max') return readMaxParameters(assembly, node)
  const { tape } = assembly
  const found: DeviceParameter[] = []
  const top = pathBelow(assembly, 0, tape.tags[node] as number)
  readBelow({ assembly, tag, live, found, top }, node, top)
  return found
}

type Reading = {
  readonly assembly: Assembly
  readonly tag: string
  readonly live: number
  readonly found: DeviceParameter[]
  /** The path of the device itself. */
  readonly top: number
}

function readBelow(reading: Reading, node: number, path: number) {
  const { assembly } = reading
  const { tape } = assembly
  const end = tape.ends[node] as number
  const areModulations = tape.tags[node] === T.ModulationConnections
  for (let element = node + 1; element < end; element = tape.ends[element] as number) {
    const tag = tape.tags[element] as number
    if ((tag & ATTRIBUTE) !== 0 || NOT_PARAMETERS.has(tag) || (tag === T.On && path === reading.top)) continue
    if (hasValue(tape, element)) readSetting(reading, element, pathBelow(assembly, path, tag))
    else if ((tape.ends[element] as number) > element + 1) {
      const below = areModulations ? pathOfTarget(assembly, path, element) : pathBelow(assembly, path, tag)
      if (!readParameter(reading, element, below)) readBelow(reading, element, below)
    }
  }
}

/** Answers whether it is a parameter: an element with a value of its own or, in Live 8, with automation inside. */
function readParameter(reading: Reading, element: number, path: number): boolean {
  const { assembly } = reading
  const { tape } = assembly
  let manual = -1
  let events = -1
  let mapping = -1
  let automationId = -1
  let modulationId = -1
  const end = tape.ends[element] as number
  for (let at = element + 1; at < end; at = tape.ends[at] as number) {
    const tag = tape.tags[at]
    if (tag === T.Manual) manual = at
    else if (tag === T.ArrangerAutomation) events = at
    else if (tag === T.KeyMidi) mapping = at
    else if (tag === T.AutomationTarget) automationId = attributeOf(tape, at, T.Id, -1)
    else if (tag === T.ModulationTarget) modulationId = attributeOf(tape, at, T.Id, -1)
  }
  if (manual < 0 && events < 0) return false
  const valueNode = manual < 0 ? firstEvent(tape, element) : manual
  const rawValue = numberAt(tape, valueNode)
  if (Number.isNaN(rawValue)) return true
  const index = reading.found.length
  if (automationId >= 0) linkId(assembly.envelopes, automationId, index)
  if (modulationId >= 0) linkId(assembly.envelopes, modulationId, index)
  const isAutomated = events >= 0 && linkInside(assembly, events, index)
  // Whatever the tables say, what is written as `true` or `false` is a switch.
  const scale = flagAt(tape, valueNode) === null ? scaleOfPath(reading, path) : SWITCH
  addParameter(reading, path, scale, rawValue, isAutomated, readMacroIndex(tape, mapping))
  return true
}

function readSetting(reading: Reading, element: number, path: number) {
  const { tape } = reading.assembly
  const rawValue = numberAt(tape, element)
  if (Number.isNaN(rawValue)) return
  const scale = flagAt(tape, element) === null ? scaleOfPath(reading, path) : SWITCH
  addParameter(reading, path, scale, rawValue, false, null)
}

function addParameter(
  { assembly, found }: Reading,
  path: number,
  { unit, toUnit }: ParameterScale,
  rawValue: number,
  isAutomated: boolean,
  macroIndex: number | null,
) {
  const { texts, parameters } = assembly.paths
  const last = parameters[path]
  if (
    last !== null &&
    last !== undefined &&
    last.rawValue === rawValue &&
    last.unit === unit &&
    last.macroIndex === macroIndex &&
    last.isAutomated === isAutomated
  ) {
    found.push(last)
    return
  }
  const parameter = { name: texts[path] ?? '', value: toUnit(rawValue), unit, rawValue, isAutomated, macroIndex }
  parameters[path] = parameter
  found.push(parameter)
}

function scaleOfPath({ assembly, tag, live }: Reading, path: number): ParameterScale {
  const { scales, texts } = assembly.paths
  const known = scales[path]
  if (known !== null && known !== undefined) return known
  const scale = parameterScale(tag, texts[path] ?? '', live)
  scales[path] = scale
  return scale
}

/** The number of the path `parent/tag`. Below 0 stand the devices, which are no part of a parameter's name. */
function pathBelow(assembly: Assembly, parent: number, tag: number): number {
  const { ids, texts, scales, parameters } = assembly.paths
  const key = parent * 0x10000 + tag
  const known = ids.get(key)
  if (known !== undefined) return known
  const above = texts[parent] ?? ''
  const name = parent === 0 ? '' : nameOf(assembly.names, tag)
  texts.push(above === '' ? name : `${above}/${name}`)
  scales.push(null)
  parameters.push(null)
  ids.set(key, texts.length - 1)
  return texts.length - 1
}

/** The number of a path whose last part is what a row of the modulation matrix moves. */
function pathOfTarget(assembly: Assembly, parent: number, row: number): number {
  const { targets, texts, scales, parameters } = assembly.paths
  const text = `${texts[parent] ?? ''}/${textOf(assembly.tape, row, T.TargetName)}`
  const known = targets.get(text)
  if (known !== undefined) return known
  texts.push(text)
  scales.push(null)
  parameters.push(null)
  targets.set(text, texts.length - 1)
  return texts.length - 1
}

const SWITCH: ParameterScale = { unit: 'boolean', toUnit: (raw) => raw }
const NOT_PARAMETERS: ReadonlySet<number> = new Set([
  T.UserName,
  T.Annotation,
  T.Branches,
  T.ReturnBranches,
  T.SourceContext,
  T.LastPresetRef,
  T.SampleRef,
  T.PatchSlot,
  T.PluginDesc,
  T.SampleParts,
  T.MacroVariations,
  // Text, which may look like a number.
  T.UpperDisplayString,
  T.LowerDisplayString,
  T.TargetName,
  T.SpriteName1,
  T.SpriteName2,
  ...MACRO_NAMES.keys(),
])
