import { isHeldDown } from '../../signal/open-stretches.ts'
import { isMainInUse } from '../../signal/reaches-main.ts'
import { decibels } from '../../words/figures.ts'
import { say } from '../../words/say.ts'
import { soundingSpan } from '../automation/sounding-span.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutMain } from '../evidence.ts'
import { manual, term } from '../sources.ts'

export const mainHeldDown: Check = {
  id: 'GS11',
  title: 'Main fader held down by automation',
  area: 'mix',
  severity: 'fix',
  stages: ANY_STAGE,
  confidence: 'certain',
  source: 'Live plays a fader by its automation; at −60 dB a full signal is a thousandth of itself',
  find: (song) => {
    const { set, mainName } = song
    const span = soundingSpan(song)
    if (!set.main || !span || !isMainInUse(song) || !isHeldDown(set.main.automation, span)) return null
    const level = decibels(set.main.mixer.volumeDb)
    return {
      claim: say`Automation holds the fader of ${mainName} at ${level} from start to end: the song can’t be heard.`,
      evidence: [aboutMain(say`${mainName}: its volume automation never rises above −60 dB while something plays`)],
    }
  },
  learnMore: [manual('Automation and Editing Envelopes'), term('Automation', 'automation')],
  honesty:
    'Certain about the automation. If the fader was moved by hand after it, Live plays by hand until automation is switched on again.',
}
