import { linear } from './decibel.ts'
import type { TrackDescription } from './description/track-description.ts'
import { packTimeSignature } from './pack-time-signature.ts'
import { parameter } from './parameter-node.ts'
import type { TrackContext } from './track-context.ts'
import { element, identified, value, when, type XmlNode } from './xml-node.ts'

type MixerDescription = Pick<TrackDescription, 'volumeDb' | 'pan' | 'isMuted' | 'isSoloed' | 'crossfade' | 'sends'>

/** The mixer strip of a track. */
export function mixer(track: TrackContext, description: MixerDescription): XmlNode {
  return element('Mixer', mixerParts(track, description, sends(track, description)))
}

/** The mixer strip of the main track, with what belongs to the whole set. */
export function mainMixer(track: TrackContext, description: MixerDescription): XmlNode {
  const { set } = track
  return element('Mixer', [
    ...mixerParts(track, description, []),
    parameter(track, 'Mixer/Tempo', track.bpm, { range: [60, 200] }),
    parameter(track, 'Mixer/TimeSignature', packTimeSignature(set.timeSignature ?? '4/4'), { isChoice: true }),
    parameter(track, 'Mixer/GlobalGrooveAmount', (set.globalGrooveAmount ?? 1) * 100, { range: [0, 131.25] }),
    parameter(track, 'Mixer/CrossFade', 0, { range: [-1, 1] }),
  ])
}

function mixerParts(
  track: TrackContext,
  description: MixerDescription,
  sendHolders: readonly XmlNode[],
): readonly XmlNode[] {
  return [
    value('LomId', 0),
    value('IsExpanded', true),
    parameter(track, 'Mixer/On', true),
    element('Sends', sendHolders),
    parameter(track, 'Mixer/Speaker', !(description.isMuted ?? false)),
    value('SoloSink', description.isSoloed ?? false),
    ...when(track.shape.live >= 10, value('PanMode', 0)),
    parameter(track, 'Mixer/Pan', description.pan ?? 0, { range: [-1, 1] }),
    parameter(track, 'Mixer/Volume', linear(description.volumeDb ?? 0), { range: [linear(-70), linear(6)] }),
    value(track.shape.live >= 12 ? 'ViewStateSessionTrackWidth' : 'ViewStateSesstionTrackWidth', 93),
    parameter(track, 'Mixer/CrossFadeState', CROSSFADE[description.crossfade ?? 'none'], { isChoice: true }),
  ]
}

/** One per return track, in their order. Returns can feed returns, but start with no sends here. */
function sends(track: TrackContext, description: MixerDescription): XmlNode[] {
  if (description.sends === undefined) return track.returns.map((_, index) => send(track, index, -70))
  const unknown = Object.keys(description.sends).find((name) => !track.returns.some((one) => one.name === name))
  if (unknown !== undefined) throw new Error(`No return track of the described set is named "${unknown}".`)
  return track.returns.map((one, index) => send(track, index, description.sends?.[one.name ?? ''] ?? -70))
}

function send(track: TrackContext, index: number, levelDb: number): XmlNode {
  const level = parameter(track, `Mixer/Sends.${index}`, linear(levelDb), { range: [linear(-70), 1] })
  return identified('TrackSendHolder', index, [
    { ...level, tag: 'Send' },
    value(track.shape.live >= 12 ? 'EnabledByUser' : 'Active', true),
  ])
}

const CROSSFADE = { a: 0, none: 1, b: 2 } as const
