import { count, decibels } from '../../words/number-words.ts'
import type { Check } from '../check.ts'
import { aboutMain, aboutSet } from '../evidence.ts'
import { manual, term } from '../sources.ts'
import { deviation, median } from '../midi/statistics.ts'

export const roomOnTheFaders: Check = {
  id: 'ST-FADERS',
  title: 'Faders with room both ways',
  area: 'mix',
  severity: 'strength',
  stages: ['arrange', 'mix', 'export'],
  confidence: 'certain',
  reads: ['tracks.mixer.volumeDb', 'main.mixer.volumeDb'],
  source: 'The fader’s range; 3 dB of room and 2 dB of spread are rules of thumb',
  find: ({ parts, set, mainName }) => {
    const heard = parts.filter(({ report, clips }) => report.isHeard && clips.length > 0)
    const levels = heard.map(({ track }) => track.mixer.volumeDb)
    const highest = Math.max(...levels, -70)
    const mainDb = set.main?.mixer.volumeDb ?? 0
    const isMainAtZero = Math.abs(mainDb) <= MAIN_TOLERANCE_DB
    if (heard.length < FEWEST_TRACKS || highest > TOP_DB || deviation(levels) < LEAST_SPREAD_DB || !isMainAtZero)
      return null
    return {
      claim: `All ${count(heard.length, 'fader')} have room above them, and ${mainName} stands at 0 dB.`,
      evidence: [
        aboutSet(`Highest fader ${decibels(highest)}, the middle one ${decibels(median(levels))}`),
        aboutMain(`${mainName}: volume ${decibels(mainDb)}`),
      ],
    }
  },
  lesson: {
    beginner: {
      why: 'Your faders sit at different heights, and each can still go up. That is what a balance by ear looks like, and nothing stands in the way of the next change.',
      tryThis: ['Save this balance: File ▸ Save a Copy, before you start adding effects.'],
      listenFor: 'Turn your speakers very low: what you still hear is what your balance puts first.',
    },
    intermediate: {
      why: 'With the main fader at 0 dB and the tracks below it, devices on the main track get the level that the faders say. You can make anything louder by a few dB without rebuilding the rest.',
      tryThis: ['Put the faders into groups by role: four faders then move the mix, and these stay as a fine balance.'],
      listenFor: 'The lead against the drums at three loudness levels: a good balance holds at all of them.',
    },
    advanced: {
      why: 'Headroom in a float mixer is about control rather than clipping: resolution of the fader is finest near 0 dB, and automation in both directions stays possible.',
      tryThis: ['Before you automate, move the static balance to a Utility and leave the fader for rides.'],
      listenFor: 'Level-matched A/B with an earlier save.',
    },
  },
  learnMore: [manual('Mixing', 'The Live Mixer'), term('Gain staging', 'gain-staging')],
  honesty: 'Certain about the faders. How loud the tracks are behind them a set does not hold.',
}

const FEWEST_TRACKS = 5
/** 3 dB below the +6 dB stop. */
const TOP_DB = 3
const LEAST_SPREAD_DB = 2
const MAIN_TOLERANCE_DB = 0.05
