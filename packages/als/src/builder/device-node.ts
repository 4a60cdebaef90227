import type { DeviceDescription, SidechainDescription } from './description/device-description.ts'
import type { LiveShape } from './live-shape.ts'
import { nestByPath } from './nest-by-path.ts'
import { parameter } from './parameter-node.ts'
import { pluginParts } from './plugin-nodes.ts'
import { rackParts } from './rack-nodes.ts'
import { routing, TAP_NAMES, type RoutingLines } from './routing-nodes.ts'
import { samplePlayer } from './sample-player-node.ts'
import { fileRef } from './sample-ref-node.ts'
import type { TrackContext } from './track-context.ts'
import { element, identified, value, type XmlNode } from './xml-node.ts'

/** The devices of a chain; `parent` is the path of what holds them, empty for the track itself. */
export function devices(track: TrackContext, described: readonly DeviceDescription[], parent = ''): XmlNode {
  return element(
    'Devices',
    described.map((one, index) => device(track, one, index, `${parent}Devices.${index}`)),
  )
}

function device(track: TrackContext, described: DeviceDescription, id: number, path: string): XmlNode {
  const { shape } = track
  return identified(described.tag, shape.live >= 9 ? id : null, [
    value('LomId', 0),
    value('IsExpanded', true),
    parameter(track, `${path}/On`, described.isOn ?? true),
    element('LastPresetRef', [element('Value', presetRef(described))]),
    value('IsFolded', false),
    value('ShouldShowPresetName', false),
    value('UserName', described.name ?? ''),
    value('Annotation', described.annotation ?? ''),
    ...(shape.live >= 9 ? [sourceContext(described)] : []),
    ...(described.plugin ? pluginParts(track, described.plugin, path) : []),
    ...(described.maxPatch === undefined ? [] : [maxPatch(shape, described.maxPatch)]),
    ...samplePlayer(track.shape, described),
    ...parameters(track, described, path),
    ...(described.sidechain ? [sidechain(track, described.sidechain, path)] : []),
    ...rackParts(track, described, path, devices),
  ])
}

/** Parameters and plain settings, nested as their paths say. */
function parameters(track: TrackContext, described: DeviceDescription, path: string): readonly XmlNode[] {
  const params = Object.entries(described.params ?? {}).map(([name, one]) => {
    const { value: written, ...options } = typeof one === 'object' ? one : { value: one }
    return [name, parameter(track, `${path}/${name}`, written, options)] as const
  })
  const settings = Object.entries(described.settings ?? {}).map(
    ([name, written]) => [name, value(name.slice(name.lastIndexOf('/') + 1), written)] as const,
  )
  return nestByPath([...params, ...settings])
}

function presetRef(described: DeviceDescription): XmlNode[] {
  if (described.presetName === undefined) return []
  const path = `/Users/sol/Music/Ableton/User Library/${described.presetFolder ?? 'Presets'}/${described.presetName}.adv`
  return [
    identified('FilePresetRef', 0, [
      element('FileRef', [
        value('RelativePathType', described.isLibraryPreset ? 5 : 6),
        value('Path', path),
        value('Name', `${described.presetName}.adv`),
      ]),
    ]),
  ]
}

/** Where a Max device's patch lies. */
function maxPatch(shape: LiveShape, path: string): XmlNode {
  const reference = identified(shape.live >= 12 ? 'MxPatchRef' : 'MxDPatchRef', 0, [
    fileRef(shape, { path, relativePathType: 6 }),
  ])
  return element('PatchSlot', [element('Value', [reference])])
}

/** Where it was dragged from in Live's browser: of a VST3 it is the only place that names the maker. */
function sourceContext({ plugin }: DeviceDescription): XmlNode {
  if (plugin?.format !== 'vst3' || plugin.maker === undefined) return element('SourceContext', [element('Value')])
  const path = `query:Plugins#VST3:${encodeURIComponent(plugin.maker)}:${encodeURIComponent(plugin.name)}`
  return element('SourceContext', [
    element('Value', [identified('BranchSourceContext', 0, [value('BrowserContentPath', path)])]),
  ])
}

function sidechain(track: TrackContext, described: SidechainDescription, path: string): XmlNode {
  return element('SideChain', [
    parameter(track, `${path}/SideChain/OnOff`, described.isOn ?? true),
    element('RoutedInput', [
      routing('Routable', sidechainSource(track, described)),
      parameter(track, `${path}/SideChain/RoutedInput/Volume`, 1),
    ]),
    parameter(track, `${path}/SideChain/DryWet`, 1, { range: [0, 1] }),
  ])
}

function sidechainSource(track: TrackContext, { source, tap = 'PostFxOut' }: SidechainDescription): RoutingLines {
  if (source === undefined) return ['AudioIn/None', 'No Output', '']
  return [`AudioIn/Track.${track.trackId(source)}/${tap}`, source, TAP_NAMES[tap] ?? '']
}
