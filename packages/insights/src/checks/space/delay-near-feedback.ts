import type { Check } from '../check.ts'
import { steady } from '../device-parameters.ts'
import { chosenDevices } from '../devices-of.ts'
import { aboutDevice, placeOfDevice } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'
import { delayLines } from './delay-lines.ts'
import { percent } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const delayNearFeedback: Check = {
  id: 'SP08',
  title: 'Delay close to feeding itself',
  area: 'sound',
  severity: 'idea',
  stages: ['mix', 'export'],
  confidence: 'certain',
  source: 'Physics: at 100 % each repeat is as loud as the last. 90 % is a rule of thumb',
  find: (song) => {
    const found = chosenDevices(song).flatMap((placed) => {
      if (steady(placed.device, 'Freeze') === 1) return []
      const feedback = Math.max(0, ...delayLines(placed.device).map((line) => line.feedback ?? 0))
      return feedback >= HIGH_FEEDBACK ? [{ placed, feedback }] : []
    })
    const sighting = saw(found, {
      name: ({ placed }) => placeOfDevice(placed),
      one: (name, { placed, feedback }) =>
        say`${placed.device.name} on ${name} feeds back ${percent(feedback)} of itself.`,
      many: (number, names) => say`${number} delays feed back 90 % or more: on ${names}.`,
      evidence: ({ placed, feedback }) => aboutDevice(placed, say`feedback ${percent(feedback)}`),
    })
    const highest = Math.max(...found.map(({ feedback }) => feedback))
    return sighting && { ...sighting, figures: { feedback: Math.round(highest * 100) } }
  },
  learnMore: [manual('Live Audio Effect Reference', 'Delay')],
  honesty: 'Certain about the setting; it is often meant exactly so.',
}

const HIGH_FEEDBACK = 0.9
