import { isMainInUse } from '../../signal/reaches-main.ts'
import type { Check } from '../check.ts'
import { aboutMain } from '../evidence.ts'
import { manual } from '../sources.ts'
import { decibels } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const mainFaderUp: Check = {
  id: 'GS03',
  title: 'Main fader above 0 dB',
  area: 'mix',
  severity: 'fix',
  stages: ['mix', 'export'],
  confidence: 'certain',
  source: 'Live’s signal flow: the fader comes after the devices; 0.05 dB is the tolerance of a mouse',
  find: (song) => {
    const { set, mainName } = song
    const volumeDb = set.main?.mixer.volumeDb ?? 0
    if (volumeDb <= TOLERANCE_DB || !isMainInUse(song)) return null
    return {
      // A little is put back before the export; it is not what a teacher begins with.
      severity: volumeDb < LOUD_DB - TOLERANCE_DB ? 'info' : 'fix',
      claim: say`The fader of ${mainName} stands at ${decibels(volumeDb)}, after everything else.`,
      evidence: [aboutMain(say`${mainName}: volume ${decibels(volumeDb)}`)],
      figures: { db: volumeDb },
    }
  },
  learnMore: [manual('Mixing', 'The Live Mixer'), manual('Audio Fact Sheet')],
  honesty: 'Certain about the fader. Whether it clips depends on how loud the mix is, which a set does not hold.',
}

const TOLERANCE_DB = 0.05
/** A rule of thumb. */
const LOUD_DB = 1
