import { automationEnvelopes } from './automation-nodes.ts'
import { trackIdAt, type BuildContext } from './build-context.ts'
import { color } from './color-node.ts'
import type { TrackDescription } from './description/track-description.ts'
import { devices } from './device-node.ts'
import { mixer } from './mixer-node.ts'
import { routings } from './routing-nodes.ts'
import { freezeSequencer, mainSequencer } from './sequencer-nodes.ts'
import { takeLanes } from './take-lanes-node.ts'
import { createTrackContext } from './track-context.ts'
import { element, value, when, type XmlNode } from './xml-node.ts'

/** A MIDI, audio, group or return track; `index` is its place among the tracks. */
export function trackNode(context: BuildContext, described: TrackDescription, index: number): XmlNode {
  const { shape } = context
  const track = createTrackContext(context, described.automation)
  const name = automaticName(context, described, index)
  const chain = [
    ...routings(track, described),
    mixer(track, described),
    ...(described.kind === 'midi' || described.kind === 'audio' ? [mainSequencer(track, described)] : []),
    ...(described.kind === 'group' ? [] : [freezeSequencer(track, described)]),
    element('DeviceChain', [devices(track, described.devices ?? [])]),
  ]
  track.checkAutomation(name)
  return element(
    TRACK_TAGS[described.kind],
    [
      value('LomId', 0),
      element('TrackDelay', [
        value('Value', described.delay ?? 0),
        value('IsValueSampleBased', described.isDelayInSamples ?? false),
      ]),
      trackName(name, described),
      color(shape, described.colorIndex),
      ...when(shape.hasEnvelopes, automationEnvelopes(track)),
      value('TrackGroupId', described.group === undefined ? -1 : context.trackId(described.group)),
      ...when(shape.live >= 9, value('TrackUnfolded', true)),
      ...when(shape.live >= 11, takeLanes(track, described.takeLanes ?? [])),
      ...when(shape.live >= 11, value('LinkedTrackGroupId', -1)),
      value('Freeze', described.isFrozen ?? false),
      element('DeviceChain', chain),
    ],
    { Id: trackIdAt(index) },
  )
}

/** Live writes the name that it shows, and what the producer typed. */
function trackName(name: string, described: TrackDescription): XmlNode {
  return element('Name', [
    value('EffectiveName', name),
    value('UserName', described.name ?? ''),
    value('Annotation', described.annotation ?? ''),
  ])
}

function automaticName(context: BuildContext, described: TrackDescription, index: number): string {
  const ofKind = context.tracks
    .slice(0, index + 1)
    .filter((one) => (one.kind === 'return') === (described.kind === 'return'))
  if (described.name !== undefined) return described.name.replaceAll('#', String(ofKind.length))
  if (described.kind === 'return') return `${String.fromCodePoint(64 + ofKind.length)}-Return`
  return `${ofKind.length}-${AUTOMATIC_NAMES[described.kind]}`
}

const TRACK_TAGS = { midi: 'MidiTrack', audio: 'AudioTrack', group: 'GroupTrack', return: 'ReturnTrack' } as const

const AUTOMATIC_NAMES = { midi: 'MIDI', audio: 'Audio', group: 'Group' } as const
