import type { Check } from '../check.ts'
import { allDevices } from '../devices-of.ts'
import { aboutDevice } from '../evidence.ts'
import { manual } from '../sources.ts'
import { count } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const manySwitchedOff: Check = {
  id: 'CP01',
  title: 'Many switched-off devices',
  area: 'workflow',
  severity: 'info',
  stages: ['arrange', 'mix'],
  confidence: 'certain',
  source: 'Five devices or 30 % are rules of thumb',
  find: (song) => {
    const top = allDevices(song).filter(({ depth }) => depth === 0)
    const off = top.filter(({ device }) => !device.isOn)
    if (off.length < MANY && (off.length < 2 || off.length <= top.length * LARGE_SHARE)) return null
    return {
      claim: say`${String(off.length)} of the ${count(top.length, 'device')} that stand outside racks are switched off.`,
      evidence: off.map((placed) => aboutDevice(placed, say`off`)),
    }
  },
  learnMore: [manual('Working with Instruments and Effects')],
  honesty: 'Certain in the saved file. Some may be switched on while the song plays.',
}

const MANY = 5
const LARGE_SHARE = 0.3
