import { count } from '../../words/number-words.ts'
import type { Check } from '../check.ts'
import { activeDevices } from '../devices-of.ts'
import { aboutTrack } from '../evidence.ts'
import { manual } from '../sources.ts'

export const limitersOnTracks: Check = {
  id: 'DY10',
  title: 'Limiters on single tracks',
  area: 'mix',
  severity: 'info',
  stages: ['mix'],
  confidence: 'certain',
  reads: ['tracks.devices'],
  source: 'Three tracks is a rule of thumb; presets and racks bring limiters along',
  find: (song) => {
    const limited = song.parts.filter((part) => activeDevices(part, 'Limiter').length > 0)
    if (limited.length < MANY) return null
    return {
      claim: `${count(limited.length, 'track')} carry a Limiter of their own.`,
      evidence: limited.map((part) => aboutTrack(part, 'Limiter active')),
    }
  },
  lesson: {
    beginner: {
      why: 'A limiter on a track is often there to make it louder. The fader does that too, and keeps the hits.',
      tryThis: ['Look at its meter while the song plays.', 'If it never moves, delete it.'],
      listenFor: 'Drums with and without.',
    },
    intermediate: {
      why: 'Single tracks that are limited lose their peaks one by one; the mix then sounds dense before anything on the main track happens.',
      tryThis: ['Keep those that catch rare spikes.', 'Replace the louder-buttons by clip gain or Utility.'],
      listenFor: 'Punch of the sum.',
    },
    advanced: {
      why: 'Each has lookahead latency of 1.5 to 6 ms. Live compensates it, but live-played parts feel it.',
      tryThis: ['Soft clipping in Saturator costs no latency and often sounds closer.'],
      listenFor: 'Timing feel while recording.',
    },
  },
  learnMore: [manual('Live Audio Effect Reference', 'Limiter')],
  honesty: 'Certain that they are there; whether they work only their meters say.',
}

const MANY = 3
