import { barAt } from '@kvint/report'
import { isMainInUse } from '../../signal/reaches-main.ts'
import { soundingSpan } from '../automation/sounding-span.ts'
import type { Check } from '../check.ts'
import { aboutMain } from '../evidence.ts'
import { automatedLevel } from '../gain/automated-level.ts'
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
    const span = soundingSpan(song)
    const highest = set.main && span ? automatedLevel(set.main.automation, span)?.highest : undefined
    const mostDb = Math.max(volumeDb, highest?.levelDb ?? volumeDb)
    return {
      // A little is put back before the export; it is not what a teacher begins with.
      severity: mostDb < LOUD_DB - TOLERANCE_DB ? 'info' : 'fix',
      claim: highest
        ? say`Automation takes the fader of ${mainName} up to ${decibels(mostDb)}, after everything else.`
        : say`The fader of ${mainName} stands at ${decibels(volumeDb)}, after everything else.`,
      evidence: [
        aboutMain(
          highest
            ? say`${mainName}: volume ${decibels(volumeDb)} for most of the song`
            : say`${mainName}: volume ${decibels(volumeDb)}`,
        ),
        ...(highest
          ? [aboutMain(say`${mainName}: ${decibels(mostDb)} in bar ${barAt(song.picture.meters, highest.beats)}`)]
          : []),
      ],
      figures: { db: mostDb },
    }
  },
  learnMore: [manual('Mixing', 'The Live Mixer'), manual('Audio Fact Sheet')],
  honesty: 'Certain about the fader. Whether it clips depends on how loud the mix is, which a set does not hold.',
}

const TOLERANCE_DB = 0.05
/** A rule of thumb. */
const LOUD_DB = 1
