import { hasMixer } from '../../tracks/note-strips.ts'
import type { Check } from '../check.ts'
import { aboutMain, aboutSet } from '../evidence.ts'
import { manual, term } from '../sources.ts'
import { deviation, median } from '../midi/statistics.ts'
import { count, decibels } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const roomOnTheFaders: Check = {
  id: 'ST-FADERS',
  title: 'Faders with room both ways',
  area: 'mix',
  severity: 'strength',
  stages: ['arrange', 'mix', 'export'],
  confidence: 'certain',
  source: 'The fader’s range; 3 dB of room and 2 dB of spread are rules of thumb',
  find: ({ parts, set, mainName }) => {
    const heard = parts.filter(({ report, clips, track }) => report.isHeard && clips.length > 0 && hasMixer(track))
    const levels = heard.map(({ track }) => track.mixer.volumeDb)
    const highest = Math.max(...levels, -70)
    const mainDb = set.main?.mixer.volumeDb ?? 0
    const isMainAtZero = Math.abs(mainDb) <= MAIN_TOLERANCE_DB
    if (heard.length < FEWEST_TRACKS || highest > TOP_DB || deviation(levels) < LEAST_SPREAD_DB || !isMainAtZero)
      return null
    return {
      claim: say`All ${count(heard.length, 'fader')} have room above them, and ${mainName} stands at 0 dB.`,
      evidence: [
        aboutSet(say`Highest fader ${decibels(highest)}, the middle one ${decibels(median(levels))}`),
        aboutMain(say`${mainName}: volume ${decibels(mainDb)}`),
      ],
    }
  },
  learnMore: [manual('Mixing', 'The Live Mixer'), term('Gain staging', 'gain-staging')],
  honesty: 'Certain about the faders. How loud the tracks are behind them a set does not hold.',
}

const FEWEST_TRACKS = 5
/** 3 dB below the +6 dB stop. */
const TOP_DB = 3
const LEAST_SPREAD_DB = 2
const MAIN_TOLERANCE_DB = 0.05
