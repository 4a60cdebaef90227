import type { RoutingDescription, TrackDescription } from './description/track-description.ts'
import type { TrackContext } from './track-context.ts'
import { element, value, type XmlNode } from './xml-node.ts'

/** The four routings that every track has. */
export function routings(track: TrackContext, description: TrackDescription): readonly XmlNode[] {
  const isMidi = description.kind === 'midi'
  const { input } = description
  return [
    isMidi || !input ? EXTERNAL_IN : routing('AudioInputRouting', resolve(track, input, 'AudioIn', 'PostFxOut')),
    isMidi && input ? routing('MidiInputRouting', resolve(track, input, 'MidiIn', 'PostFxOut')) : ALL_MIDI,
    routing('AudioOutputRouting', audioOutput(track, description)),
    routing('MidiOutputRouting', ['MidiOut/None', 'None', '']),
  ]
}

/** Those of the main track: out to the first pair of the interface. */
export function mainRoutings(): readonly XmlNode[] {
  return [
    EXTERNAL_IN,
    ALL_MIDI,
    routing('AudioOutputRouting', ['AudioOut/External/S0', 'Ext. Out', '1/2']),
    routing('MidiOutputRouting', ['MidiOut/None', 'None', '']),
  ]
}

/** `Target` and the two lines that Live shows for it. */
export type RoutingLines = readonly [target: string, upperName: string, lowerName: string]

export function routing(tag: string, [target, upperName, lowerName]: RoutingLines): XmlNode {
  return element(tag, [
    value('Target', target),
    value('UpperDisplayString', upperName),
    value('LowerDisplayString', lowerName),
  ])
}

function audioOutput(track: TrackContext, description: TrackDescription): RoutingLines {
  if (description.output) return resolve(track, description.output, 'AudioOut', 'TrackIn')
  if (description.group !== undefined) return ['AudioOut/GroupTrack', 'Group', '']
  return [`AudioOut/${track.shape.mainName}`, track.shape.mainName, '']
}

function resolve(track: TrackContext, description: RoutingDescription, side: string, tap: string): RoutingLines {
  if ('target' in description) return [description.target, description.upperName ?? '', description.lowerName ?? '']
  const id = track.trackId(description.track)
  return [`${side}/Track.${id}/${description.tap ?? tap}`, description.track, TAP_NAMES[description.tap ?? tap] ?? '']
}

export const TAP_NAMES: Readonly<Record<string, string>> = {
  TrackIn: 'Track In',
  TrackOut: 'Post Mixer',
  PreFxOut: 'Pre FX',
  PostFxOut: 'Post FX',
}

const EXTERNAL_IN = routing('AudioInputRouting', ['AudioIn/External/S0', 'Ext. In', '1/2'])

const ALL_MIDI = routing('MidiInputRouting', ['MidiIn/External.All/-1', 'Ext: All Ins', ''])
