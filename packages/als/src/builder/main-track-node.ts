import { automationEnvelopes } from './automation-nodes.ts'
import type { BuildContext } from './build-context.ts'
import { color } from './color-node.ts'
import type { AutomationDescription } from './description/automation-description.ts'
import type { SetDescription } from './description/set-description.ts'
import { devices } from './device-node.ts'
import { mainMixer } from './mixer-node.ts'
import { packTimeSignature } from './pack-time-signature.ts'
import { mainRoutings } from './routing-nodes.ts'
import { createTrackContext } from './track-context.ts'
import { element, value, when, type XmlNode } from './xml-node.ts'

/** The main track ("Master" before Live 12), with the tempo and the time signature of the set. */
export function mainTrack(context: BuildContext): XmlNode {
  const { shape, set } = context
  const track = createTrackContext(context, [...songAutomation(set, context.bpm), ...(set.main?.automation ?? [])])
  const chain = element(shape.mainChainTag, [
    ...mainRoutings(),
    mainMixer(track, set.main ?? {}),
    element('DeviceChain', [devices(track, set.main?.devices ?? [])]),
  ])
  track.checkAutomation(shape.mainName)
  return element(shape.mainTag, [
    value('LomId', 0),
    element('Name', [value('EffectiveName', shape.mainName), value('UserName', ''), value('Annotation', '')]),
    color(shape, set.main?.colorIndex),
    ...when(shape.hasEnvelopes, automationEnvelopes(track)),
    value('TrackGroupId', -1),
    chain,
  ])
}

/** Live writes an envelope of the time signature and one of the tempo even where neither changes. */
function songAutomation(set: SetDescription, bpm: number): readonly AutomationDescription[] {
  const signatures = [{ timeBeats: FROM_THE_BEGINNING, signature: set.timeSignature ?? '4/4' }]
  return [
    {
      parameter: 'Mixer/TimeSignature',
      isChoice: true,
      events: [...signatures, ...(set.timeSignatureChanges ?? [])].map(({ timeBeats, signature }) => ({
        timeBeats,
        value: packTimeSignature(signature),
      })),
    },
    {
      parameter: 'Mixer/Tempo',
      events:
        typeof set.tempo === 'object'
          ? set.tempo.map((event) => ({ timeBeats: event.timeBeats, value: event.bpm }))
          : [{ timeBeats: FROM_THE_BEGINNING, value: bpm }],
    },
  ]
}

const FROM_THE_BEGINNING = -63_072_000
