import { decibels } from '../../words/number-words.ts'
import type { Check } from '../check.ts'
import { steadyShare } from '../device-parameters.ts'
import { activeDevices, isReverb } from '../devices-of.ts'
import { aboutTrack } from '../evidence.ts'
import { confidenceByRole, partsWith } from '../roles-of.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'

export const reverbOnLowParts: Check = {
  id: 'SP03',
  title: 'Reverb on a low part',
  area: 'mix',
  severity: 'check',
  stages: ['mix'],
  confidence: 'likely',
  reads: ['devices DryWet', 'tracks.mixer.sends', 'tracks.role'],
  source: '10 % wet and −20 dB of send: rules of thumb',
  find: (song) => {
    const reverbReturns = song.parts
      .filter(({ track }) => track.kind === 'return')
      .map((part) => activeDevices(part).some(isReverb))
    const wet = partsWith(song, 'kick', 'bass').flatMap((part) => {
      const insert = activeDevices(part, 'Reverb', 'Hybrid').find(
        ({ device }) => (steadyShare(device, device.tag === 'Reverb' ? 'MixDirect' : 'DryWet') ?? 0) > LEAST_WET,
      )
      const send = part.track.mixer.sends.find(
        ({ returnIndex, levelDb }) => reverbReturns[returnIndex] === true && levelDb > LEAST_SEND_DB,
      )
      if (insert) return [{ part, how: `${insert.device.name} in its chain` }]
      return send ? [{ part, how: `send to a reverb at ${decibels(send.levelDb)}` }] : []
    })
    const sighting = saw(wet, {
      name: ({ part }) => part.track.name,
      one: (name, { how }) => `${name} goes into a reverb: ${how}.`,
      many: (number, names) => `${number} low parts go into a reverb: ${names}.`,
      evidence: ({ part, how }) => aboutTrack(part, how),
    })
    return sighting && { ...sighting, confidence: confidenceByRole(wet.map(({ part }) => part)) }
  },
  lesson: {
    beginner: {
      why: 'Reverb on low notes rolls on under everything, and the beat gets blurred.',
      tryThis: ['Turn the send of this track down.', 'Or, in the reverb, switch Lo Cut on and set it to about 250 Hz.'],
      listenFor: 'The gaps between the notes: are they quiet?',
    },
    intermediate: {
      why: 'Low tails mask the next kick and take headroom. The room can stay, if it starts above the low end.',
      tryThis: ['Low-cut the reverb’s input at 200–300 Hz.', 'Or split the bass: dry below 150 Hz, room above.'],
      listenFor: 'Main meter between the kicks.',
    },
    advanced: {
      why: 'Short rooms under 0.4 s on a kick are a sound of their own; a techno rumble is a reverb that is low-passed and ducked on purpose. Then it should be mono and gated by the kick.',
      tryThis: ['If it is a rumble: sidechain it hard, mono, low-pass at 120 Hz.'],
      listenFor: 'Groove of the tail against the kick.',
    },
  },
  learnMore: [manual('Live Audio Effect Reference', 'Reverb')],
  honesty:
    'Likely: the routing is certain, the role is read from the track. A rumble or a short room may be what you want.',
}

const LEAST_WET = 0.1
const LEAST_SEND_DB = -20
