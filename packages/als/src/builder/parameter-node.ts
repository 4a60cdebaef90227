import { arrangerAutomation } from './automation-nodes.ts'
import type { TrackContext } from './track-context.ts'
import { element, identified, value, when, type XmlNode } from './xml-node.ts'

export type ParameterOptions = {
  /** What a controller can reach. */
  readonly range?: readonly [low: number, high: number]
  /** The macro that moves it. */
  readonly macro?: number
  /** Its value is an index into a list. */
  readonly isChoice?: boolean
}

/** A parameter that can be automated: its value, the ids that envelopes point to, and its place on the controller. */
export function parameter(
  track: TrackContext,
  path: string,
  written: number | boolean,
  { range, macro, isChoice = false }: ParameterOptions = {},
): XmlNode {
  const { shape } = track
  track.markWritten(path)
  const lock = shape.hasManual ? [value('LockEnvelope', 0)] : []
  return element(path.slice(path.lastIndexOf('/') + 1), [
    value('LomId', 0),
    ...(macro === undefined ? [] : [macroMapping(macro)]),
    ...(shape.hasEnvelopes ? [] : [arrangerAutomation(track, path, written, isChoice)]),
    ...when(shape.hasManual, value('Manual', written)),
    ...(typeof written === 'boolean' ? [limits('MidiCCOnOffThresholds', 64, 127)] : []),
    ...(range === undefined ? [] : [limits('MidiControllerRange', range[0], range[1])]),
    ...when(shape.hasManual, identified('AutomationTarget', track.targetId(path), lock)),
    ...(typeof written === 'number' ? [identified('ModulationTarget', modulationId(track, path), lock)] : []),
  ])
}

/** Live 8 has no automation targets: clip envelopes point to the modulation target. */
function modulationId(track: TrackContext, path: string): number {
  return track.shape.hasManual ? track.nextId() : track.targetId(path)
}

/** A macro is written as a controller of the seventeenth channel. */
function macroMapping(macro: number): XmlNode {
  return element('KeyMidi', [
    value('PersistentKeyString', ''),
    value('IsNote', false),
    value('Channel', 16),
    value('NoteOrController', macro),
    value('LowerRangeNote', -1),
    value('UpperRangeNote', -1),
    value('ControllerMapMode', 0),
  ])
}

function limits(tag: string, low: number, high: number): XmlNode {
  return element(tag, [value('Min', low), value('Max', high)])
}
