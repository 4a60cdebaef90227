import type { Check } from '../check.ts'
import { steady } from '../device-parameters.ts'
import { chosenDevices } from '../devices-of.ts'
import { aboutDevice, placeOfDevice } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual, term } from '../sources.ts'
import { utilityWidth } from './utility-width.ts'
import { percent } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const extremeWidth: Check = {
  id: 'ST06',
  title: 'Very wide Utility',
  area: 'mix',
  severity: 'check',
  stages: ['mix', 'export'],
  confidence: 'certain',
  source: 'Mono downmix (ITU-R BS.775); 150 % is a rule of thumb',
  find: (song) => {
    const found = chosenDevices(song, 'StereoGain').flatMap((placed) => {
      const width = utilityWidth(placed.device) ?? 1
      return width > WIDEST && steady(placed.device, 'Mono') !== 1 ? [{ placed, width }] : []
    })
    const sighting = saw(found, {
      name: ({ placed }) => placeOfDevice(placed),
      one: (name, { width }) => say`Utility widens ${name} to ${percent(width)}.`,
      many: (number, names) => say`${number} Utilities widen beyond 150 %: on ${names}.`,
      evidence: ({ placed, width }) => aboutDevice(placed, say`width ${percent(width)}`),
    })
    const widest = Math.max(...found.map(({ width }) => width))
    return sighting && { ...sighting, figures: { width: Math.round(widest * 100) } }
  },
  learnMore: [manual('Live Audio Effect Reference', 'Utility'), term('Mono compatibility', 'mono')],
  honesty: 'Certain about the setting. On a mono source it does nothing at all.',
}

const WIDEST = 1.5
