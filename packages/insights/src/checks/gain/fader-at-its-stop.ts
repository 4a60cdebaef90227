import { quotedTracks } from '../../words/name-words.ts'
import { count, decibels } from '../../words/number-words.ts'
import type { Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { manual, term } from '../sources.ts'

export const faderAtItsStop: Check = {
  id: 'GS01',
  title: 'Fader at its upper stop',
  area: 'mix',
  severity: 'check',
  stages: ['mix', 'export'],
  confidence: 'certain',
  reads: ['tracks.mixer.volumeDb'],
  source: 'Live’s fader ends at +6 dB (range seen in 300 files); the margin of half a dB is a rule of thumb',
  find: ({ parts }) => {
    const high = parts.filter(({ track, report }) => report.isHeard && track.mixer.volumeDb > STOP_DB)
    if (high.length === 0) return null
    const names = quotedTracks(high.map(({ track }) => track))
    return {
      claim:
        high.length === 1
          ? `The fader of ${names} stands at its upper stop.`
          : `${count(high.length, 'fader')} stand at their upper stop: ${names}.`,
      evidence: high.map((part) => aboutTrack(part, `volume ${decibels(part.track.mixer.volumeDb)} of +6 dB`)),
    }
  },
  lesson: {
    beginner: {
      why: 'The fader cannot go any further up. So the next time you want this part louder, there is no room left. Often it means that the sound itself is quiet, or that everything else is loud.',
      tryThis: [
        'Select all other tracks: click the first, then shift-click the last.',
        'Drag one of their faders down by 6 dB. All of them follow.',
        'Bring this fader down until the balance is as before.',
      ],
      listenFor: 'The balance stays the same, and every fader can move both ways again.',
    },
    intermediate: {
      why: 'A fader at +6 dB says that this source is about 6 dB too quiet for the rest of the set. Raising the source gives you the fader back, and the finest part of its travel lies around 0 dB.',
      tryThis: [
        'Raise the source first: Clip Gain, the instrument’s Volume, or a Utility before the effects, by 6 dB.',
        'Set the fader to 0 dB and compare at the same loudness.',
        'If a compressor or saturator sits in the chain, put the Utility after it: more level before it changes the sound.',
      ],
      listenFor: 'The same balance with the fader near 0 dB, and no change of tone.',
    },
    advanced: {
      why: 'Inside Live levels are 32-bit float, so nothing clips here. What is lost is control: no room for a ride upwards, and automation that wants +1 dB cannot have it. The cost of moving gain before non-linear devices is a change of drive; after them it is neutral.',
      tryThis: [
        'Put a Utility last in the chain, Gain +6 dB, fader to 0 dB: neutral for all devices before it.',
        'Or lower all other tracks and groups by the same amount and win headroom on the main track as well.',
      ],
      listenFor: 'Identical sum: a null test of both exports should be silent but for rounding.',
    },
  },
  learnMore: [manual('Mixing', 'The Live Mixer'), term('Gain staging', 'gain-staging')],
  honesty:
    'Certain about the fader. I cannot hear the level of the sound itself: a quiet field recording or a return used as an effect may want exactly this.',
}

/** Half a dB below the +6 dB stop. */
const STOP_DB = 5.5
