import type { SampleSlicing } from '../model/sample-zone.ts'
import { linear } from './decibel.ts'
import type { DeviceDescription, ZoneDescription } from './description/device-description.ts'
import type { LiveShape } from './live-shape.ts'
import { range } from './range-node.ts'
import { sampleRef } from './sample-ref-node.ts'
import { warpModeIndex } from './warp-mode-index.ts'
import { element, identified, value, when, type XmlAttributes, type XmlNode } from './xml-node.ts'

/** The samples of Simpler or Sampler, each with the keys on which it plays; nothing for a device without any. */
export function samplePlayer(shape: LiveShape, described: DeviceDescription): readonly XmlNode[] {
  const zones = described.zones ?? described.samples?.map((sample) => ({ sample }))
  if (zones === undefined) return []
  const parts = zones.map((zone, index) => samplePart(shape, zone, index))
  return [element('Player', [element('MultiSampleMap', [element('SampleParts', parts)])])]
}

function samplePart(shape: LiveShape, zone: ZoneDescription, index: number): XmlNode {
  const { path, durationSamples = 0 } = zone.sample
  const end = zone.endSamples ?? durationSamples
  return identified('MultiSamplePart', index, [
    value('Name', zone.name ?? path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1)),
    value('IsActive', true),
    range('KeyRange', zone.keyRange ?? [0, 127]),
    range('VelocityRange', zone.velocityRange ?? [1, 127]),
    range('SelectorRange', zone.selectorRange ?? [0, 127]),
    value('RootKey', zone.rootKey ?? 60),
    value('Detune', zone.detuneCents ?? 0),
    value('Panorama', zone.pan ?? 0),
    value('Volume', linear(zone.volumeDb ?? 0)),
    value('SampleStart', zone.startSamples ?? 0),
    value('SampleEnd', end),
    element('SustainLoop', [
      value('Start', zone.sustainLoop?.startSamples ?? 0),
      value('End', zone.sustainLoop?.endSamples ?? end),
      value('Mode', zone.sustainLoop === undefined ? 0 : zone.sustainLoop.isBackAndForth ? 2 : 1),
    ]),
    sampleRef(shape, zone.sample),
    element('SampleWarpProperties', [
      value('WarpMode', warpModeIndex(zone.warpMode ?? 'beats')),
      value('IsWarped', zone.warpMode !== undefined),
    ]),
    ...when(shape.live >= 10, ...slices(zone)),
  ])
}

/** One list for each way of cutting. */
function slices({ slicing }: ZoneDescription): readonly XmlNode[] {
  const points = (slicing?.pointsSeconds ?? []).map((seconds): XmlNode => {
    const attributes: XmlAttributes = { TimeInSeconds: seconds, Rank: 0, NormalizedEnergy: 1 }
    return element('SlicePoint', [], attributes)
  })
  const lists = SLICE_LISTS.map(([by, list]) => element(list, slicing?.by === by ? points : []))
  const style = SLICE_LISTS.findIndex(([by]) => by === slicing?.by)
  return [value('SlicingStyle', Math.max(0, style)), ...lists]
}

const SLICE_LISTS: readonly (readonly [by: SampleSlicing['by'], list: string])[] = [
  ['transients', 'SlicePoints'],
  ['beats', 'BeatSlicePoints'],
  ['regions', 'RegionSlicePoints'],
  ['manual', 'ManualSlicePoints'],
]
