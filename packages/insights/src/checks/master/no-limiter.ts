import type { Check } from '../check.ts'
import { aboutMain } from '../evidence.ts'
import { hasCleanMain } from './has-clean-main.ts'
import { activeMainDevices, isLimiter } from './limiters.ts'
import { manual, standard } from '../sources.ts'
import { list } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const noLimiter: Check = {
  id: 'MB01',
  title: 'No limiter on the main track',
  area: 'mix',
  severity: 'info',
  stages: ['export'],
  confidence: 'certain',
  source: 'A fact about the chain; 87 % of public sets have none, so this only teaches',
  find: (song) => {
    if (!song.set.main || song.picture.of === 'nothing' || activeMainDevices(song).some(isLimiter)) return null
    if (hasCleanMain(song)) return null
    return {
      claim: say`There is no limiter on ${song.mainName}.`,
      evidence: [
        aboutMain(
          say`${song.mainName}: ${
            song.mainDevices.length === 0
              ? say`no devices`
              : list(
                  song.mainDevices.map(({ device }) => device.name),
                  5,
                )
          }`,
        ),
      ],
    }
  },
  learnMore: [
    manual('Live Audio Effect Reference', 'Limiter'),
    standard('AES TD1008', 'AES TD1008, Recommendations for loudness of internet audio streaming'),
  ],
  honesty:
    'Certain that none is there by name. Your plug-in may limit under another name, and a mix that peaks below −1 dB needs none.',
}
