import { clip } from './clip-node.ts'
import type { ClipDescription } from './description/clip-description.ts'
import type { TrackDescription } from './description/track-description.ts'
import type { TrackContext } from './track-context.ts'
import { element, identified, value, type XmlNode } from './xml-node.ts'

/** Session slots, arrangement clips, monitoring and the record button of a MIDI or audio track. */
export function mainSequencer(track: TrackContext, described: TrackDescription): XmlNode {
  const isMidi = described.kind === 'midi'
  return element('MainSequencer', [
    value('LomId', 0),
    element('ClipSlotList', slots(track, described)),
    value('MonitoringEnum', ['in', 'auto', 'off'].indexOf(described.monitoring ?? 'auto')),
    timeline(isMidi ? 'ClipTimeable' : 'Sample', track, described.arrangementClips ?? []),
    ...(isMidi ? [] : modulationTargets(track)),
    element('Recorder', [value('IsArmed', described.isArmed ?? false), value('TakeCounter', 0)]),
    ...(isMidi ? [midiControllers(track)] : []),
  ])
}

/** The rendered audio of a frozen track. */
export function freezeSequencer(track: TrackContext, described: TrackDescription): XmlNode {
  const sequencer = [
    element('ClipSlotList', slots(track, { kind: 'audio' })),
    timeline('Sample', track, described.freezeClips ?? []),
  ]
  return element('FreezeSequencer', sequencer)
}

/** One slot a scene, filled or not. */
function slots(track: TrackContext, described: TrackDescription): XmlNode[] {
  return Array.from({ length: track.sceneCount }, (_, scene) => {
    const filled = described.sessionClips?.[scene]
    return identified('ClipSlot', track.shape.hasListIds ? scene : null, [
      value('LomId', 0),
      element('ClipSlot', [element('Value', filled === undefined ? [] : [clip(track, filled, 0)])]),
      value('HasStop', true),
    ])
  })
}

function timeline(tag: string, track: TrackContext, clips: Iterable<ClipDescription>): XmlNode {
  return element(tag, [element('ArrangerAutomation', [element('Events', inTurn(track, clips))])])
}

/** One clip after the other: none is built before the one before it is written. */
function* inTurn(track: TrackContext, clips: Iterable<ClipDescription>): Generator<XmlNode> {
  let id = 0
  for (const one of clips) yield clip(track, one, id++)
}

/** The targets that clip envelopes of audio clips point to. */
function modulationTargets(track: TrackContext): XmlNode[] {
  return ['VolumeModulationTarget', 'TranspositionModulationTarget', 'SampleOffsetModulationTarget'].map((tag) =>
    identified(tag, track.targetId(`Clip/${tag}`)),
  )
}

/** Live writes all 131; pitch bend, pressure and those that an envelope points to are enough to be read. */
function midiControllers(track: TrackContext): XmlNode {
  return element('MidiControllers', lazily(track))
}

function* lazily(track: TrackContext): Generator<XmlNode> {
  const paths = new Set(['Controllers.0', 'Controllers.1', ...track.targets.keys()])
  for (const path of paths) {
    if (path.startsWith('Controllers.')) yield identified(`ControllerTargets.${path.slice(12)}`, track.targetId(path))
  }
}
