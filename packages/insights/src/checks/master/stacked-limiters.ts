import { count } from '../../words/number-words.ts'
import type { Check } from '../check.ts'
import { aboutDevice } from '../evidence.ts'
import { activeMainDevices, isLimiter } from './limiters.ts'
import { manual } from '../sources.ts'

export const stackedLimiters: Check = {
  id: 'MB05',
  title: 'Limiters in a row',
  area: 'mix',
  severity: 'check',
  stages: ['mix', 'export'],
  confidence: 'certain',
  reads: ['main.devices'],
  source: 'Two or more: a rule of thumb',
  find: (song) => {
    const limiters = activeMainDevices(song).filter(isLimiter)
    if (limiters.length < 2) return null
    return {
      claim: `${count(limiters.length, 'limiter')} follow one another on ${song.mainName}.`,
      evidence: limiters.map((placed) => aboutDevice(placed, 'active')),
    }
  },
  lesson: {
    beginner: {
      why: 'Each limiter hides what the one before it did. With several, it is hard to tell which one shapes the sound.',
      tryThis: [
        'Switch all but the last one off.',
        'Bring the loudness back with that one.',
        'Switch the others on again, one at a time, if you miss them.',
      ],
      listenFor: 'What each one adds, at the same loudness.',
    },
    intermediate: {
      why: 'Sharing the work between two stages is a known technique: a fast one for peaks, a slow one for level. It pays if both do little and differ in speed.',
      tryThis: [
        'Give each a job: clipper or fast limiter first, 1–2 dB; final limiter after it, 1–2 dB.',
        'Check that only the last one sets the ceiling.',
      ],
      listenFor: 'Drum attack, and the stereo width of loud passages.',
    },
    advanced: {
      why: 'In series, the first limiter lowers crest factor, so the second works on sustained energy and its release becomes audible as pumping or bass distortion.',
      tryThis: ['Make the second one slower, with lookahead, and true-peak; leave the first at sample peak.'],
      listenFor: 'Intermodulation on bass notes under a busy top.',
    },
  },
  learnMore: [manual('Live Audio Effect Reference', 'Limiter')],
  honesty: 'Certain about the chain; clipper and limiter in a row is often on purpose.',
}
