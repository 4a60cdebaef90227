import type { PluginDescription } from './description/device-description.ts'
import { parameter } from './parameter-node.ts'
import type { TrackContext } from './track-context.ts'
import { element, identified, value, when, type XmlNode } from './xml-node.ts'

/** What a plug-in's device holds: who it is, its state as a blob, and the parameters that the producer has brought up. */
export function pluginParts(track: TrackContext, plugin: PluginDescription, path: string): readonly XmlNode[] {
  return [element('PluginDesc', [INFO[plugin.format](track, plugin)]), parameterList(track, plugin, path)]
}

function parameterList(track: TrackContext, plugin: PluginDescription, path: string): XmlNode {
  const { shape } = track
  const slots = Object.entries(plugin.parameters ?? {}).map(([name, written], index) => {
    const slot = `PluginFloatParameter.${index}`
    return identified('PluginFloatParameter', shape.hasListIds ? index : null, [
      ...when(shape.live >= 9, value('ParameterName', name)),
      value('ParameterId', index),
      value('VisualIndex', index),
      parameter(track, `${path}/ParameterList/${slot}/ParameterValue`, written, { range: [0, 1] }),
    ])
  })
  return element('ParameterList', slots)
}

function vst2(track: TrackContext, plugin: PluginDescription): XmlNode {
  return identified('VstPluginInfo', track.shape.hasListIds ? 0 : null, [
    value(track.shape.live >= 11 ? 'Path' : 'FileName', `${plugin.name}.dll`),
    value('PlugName', plugin.name),
    value('UniqueId', plugin.uniqueId?.[0] ?? 0),
    element('Preset', [element('VstPreset', [value('Type', 1_178_747_752), state('Buffer', plugin)])]),
    value('Category', plugin.isInstrument === true ? 2 : 1),
  ])
}

function vst3(_track: TrackContext, plugin: PluginDescription): XmlNode {
  return identified('Vst3PluginInfo', 0, [
    element('Preset', [element('Vst3Preset', [state('ProcessorState', plugin), element('ControllerState')])]),
    value('Name', plugin.name),
    element(
      'Uid',
      [0, 1, 2, 3].map((field) => value(`Fields.${field}`, plugin.uniqueId?.[field] ?? 0)),
    ),
    value('DeviceType', plugin.isInstrument === true ? 1 : 2),
  ])
}

function audioUnit(track: TrackContext, plugin: PluginDescription): XmlNode {
  return identified('AuPluginInfo', track.shape.hasListIds ? 0 : null, [
    value('Name', plugin.name),
    value('Manufacturer', plugin.maker ?? ''),
    value('ComponentType', plugin.isInstrument === true ? 1_635_085_685 : 1_635_083_896),
    value('ComponentSubType', plugin.uniqueId?.[0] ?? 0),
    element('Preset', [element('AuPreset', [state('Buffer', plugin)])]),
  ])
}

const INFO = { vst2, vst3, au: audioUnit } as const

function state(tag: string, plugin: PluginDescription): XmlNode {
  const bytes = plugin.stateBytes ?? 0
  return bytes === 0 ? element(tag) : { ...element(tag), text: '4B'.repeat(bytes) }
}
