import { audioContent } from './audio-content.ts'
import { clipEnvelopes } from './automation-nodes.ts'
import { color } from './color-node.ts'
import type { ClipDescription } from './description/clip-description.ts'
import { followAction } from './follow-action-node.ts'
import { notes } from './notes-node.ts'
import { parseTimeSignature } from './pack-time-signature.ts'
import { clipScale } from './scale-nodes.ts'
import type { TrackContext } from './track-context.ts'
import { element, identified, value, when, type XmlNode } from './xml-node.ts'

/** A clip, wherever it stands; `id` numbers it among its neighbours. */
export function clip(track: TrackContext, described: ClipDescription, id: number): XmlNode {
  const { shape } = track
  const isAudio = described.kind === 'audio'
  const isWarped = !isAudio || (described.isWarped ?? true)
  const startBeats = described.startBeats ?? 0
  return element(
    isAudio ? 'AudioClip' : 'MidiClip',
    [
      value('LomId', 0),
      value('CurrentStart', startBeats),
      value('CurrentEnd', startBeats + (described.lengthBeats ?? DEFAULT_LENGTH_BEATS)),
      loop(track, described, isWarped),
      value('Name', described.name ?? ''),
      value('Annotation', described.annotation ?? ''),
      color(shape, described.colorIndex),
      ...launch(described),
      timeSignature(shape.hasListIds, described.timeSignature ?? '4/4'),
      clipEnvelopes(track, described.envelopes ?? []),
      value('Legato', described.launch?.isLegato ?? false),
      value('Ram', false),
      element('GrooveSettings', [value('GrooveId', described.grooveId ?? -1)]),
      value('Disabled', described.isMuted ?? false),
      value('VelocityAmount', 0),
      ...followAction(shape.live, described.launch?.followAction),
      ...when(isAudio || shape.live >= 10, value('IsWarped', isWarped)),
      ...when(shape.live >= 11, value('TakeId', described.takeId ?? 0)),
      ...(isAudio && shape.release < 1201 ? [] : clipScale(shape, described.scale)),
      ...(isAudio ? audioContent(track, described) : [notes(shape, described.notes ?? [])]),
    ],
    { ...(shape.hasListIds ? { Id: id } : {}), Time: startBeats },
  )
}

/** In beats; for audio that is not warped in seconds. */
function loop(track: TrackContext, described: ClipDescription, isWarped: boolean): XmlNode {
  const lengthBeats = described.lengthBeats ?? DEFAULT_LENGTH_BEATS
  const length = isWarped ? lengthBeats : (lengthBeats * 60) / track.bpm
  const { isOn = false, start = 0, end = start + length, startRelative = 0 } = described.loop ?? {}
  return element('Loop', [
    value('LoopStart', start),
    value('LoopEnd', end),
    value('StartRelative', startRelative),
    value('LoopOn', isOn),
    value('OutMarker', end),
    value('HiddenLoopStart', start),
    value('HiddenLoopEnd', end),
  ])
}

function launch(described: ClipDescription): readonly XmlNode[] {
  return [
    value('LaunchMode', ['trigger', 'gate', 'toggle', 'repeat'].indexOf(described.launch?.mode ?? 'trigger')),
    value('LaunchQuantisation', described.launch?.quantization ?? 0),
  ]
}

function timeSignature(hasIds: boolean, signature: string): XmlNode {
  const { numerator, denominator } = parseTimeSignature(signature)
  const remoteable = identified('RemoteableTimeSignature', hasIds ? 0 : null, [
    value('Numerator', numerator),
    value('Denominator', denominator),
    value('Time', 0),
  ])
  return element('TimeSignature', [element('TimeSignatures', [remoteable])])
}

const DEFAULT_LENGTH_BEATS = 4
