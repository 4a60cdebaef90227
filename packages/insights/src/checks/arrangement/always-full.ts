import { count, percent } from '../../words/number-words.ts'
import type { Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { term } from '../sources.ts'

export const alwaysFull: Check = {
  id: 'AR12',
  title: 'Everything plays most of the time',
  area: 'arrangement',
  severity: 'idea',
  stages: ['arrange', 'mix'],
  confidence: 'likely',
  reads: ['clips in time'],
  source: '80 % of the tracks in 80 % of the bars: a rule of thumb',
  find: ({ picture, activity }) => {
    const most = Math.max(0, ...activity.tracks.map((tracks) => tracks.size))
    const full = activity.tracks.filter((tracks) => tracks.size >= most * FULL_SHARE).length
    if (
      picture.of !== 'arrangement' ||
      most < FEWEST_TRACKS ||
      activity.barCount < FEWEST_BARS ||
      full <= activity.barCount * MOST_BARS
    )
      return null
    return {
      claim: `In ${String(full)} of ${count(activity.barCount, 'bar')} nearly all of the ${String(most)} tracks play.`,
      evidence: [
        aboutSet(
          `${percent(full / activity.barCount)} of the bars have at least ${String(Math.ceil(most * FULL_SHARE))} tracks`,
        ),
      ],
    }
  },
  lesson: {
    beginner: {
      why: 'Big sounds big only next to small. If everything plays all the time, nothing feels like an arrival.',
      tryThis: ['Mute half of the tracks for the first 16 bars.', 'Listen through to the place where they come in.'],
      listenFor: 'The arrival.',
    },
    intermediate: {
      why: 'Contrast in the number of parts is the simplest form of dynamics, and it also makes the mix easier: fewer parts, more room for each.',
      tryThis: [
        'Give each section its own cast: who sits out?',
        'Before the largest part, leave one or two beats nearly empty.',
      ],
      listenFor: 'How loud the full part feels with the faders untouched.',
    },
    advanced: {
      why: 'Density counts tracks, not loudness or register. A constant cast with changing register and dynamics has contrast that this cannot see.',
      tryThis: ['Plan by register: take away the lows in one section, the highs in another.'],
      listenFor: 'Spectral balance from section to section.',
    },
  },
  learnMore: [term('Arrangement density', 'density')],
  honesty: 'Likely: I count tracks with clips; levels and silence inside audio clips are invisible to me.',
}

const FULL_SHARE = 0.8
const MOST_BARS = 0.8
const FEWEST_TRACKS = 4
const FEWEST_BARS = 32
