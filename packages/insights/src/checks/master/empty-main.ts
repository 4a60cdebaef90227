import type { Check } from '../check.ts'
import { aboutMain } from '../evidence.ts'
import { hasCleanMain } from './has-clean-main.ts'
import { manual } from '../sources.ts'
import { clock } from '../../words/number-words.ts'
import { say } from '../../words/say.ts'

export const emptyMain: Check = {
  id: 'MB10',
  title: 'A clean main track',
  area: 'mix',
  severity: 'info',
  stages: ['export'],
  confidence: 'certain',
  source: 'Two minutes is a rule of thumb for “a whole song”',
  find: (song) => {
    if (!hasCleanMain(song)) return null
    return {
      claim: say`${song.mainName} has no active device: the mix goes out as it is.`,
      evidence: [
        aboutMain(say`${song.mainName}: no active device; the song lasts ${clock(song.overview.lengthSeconds)}`),
      ],
    }
  },
  learnMore: [manual('Live Audio Effect Reference', 'Glue Compressor')],
  honesty: 'Certain about the chain. Groups may carry what other people put here.',
}
