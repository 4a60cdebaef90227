import type { Check } from '../check.ts'
import { steady } from '../device-parameters.ts'
import { activeDevices } from '../devices-of.ts'
import { aboutDevice } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual, term } from '../sources.ts'
import { say } from '../../words/say.ts'

export const oneSideInverted: Check = {
  id: 'ST08',
  title: 'Polarity inverted on one channel',
  area: 'mix',
  severity: 'fix',
  stages: ['mix', 'export'],
  confidence: 'certain',
  source: 'Arithmetic: a signal plus its inverse is silence',
  find: (song) =>
    saw(
      activeDevices(song, 'StereoGain').filter(({ device }) => {
        const left = steady(device, 'PhaseInvertL')
        const right = steady(device, 'PhaseInvertR')
        return left !== undefined && right !== undefined && left !== right
      }),
      {
        name: ({ trackName }) => trackName,
        one: (name) =>
          say`Utility on ${name} inverts the polarity of one channel: what both channels share is lost in mono.`,
        many: (number, names) =>
          say`${number} Utilities invert the polarity of one channel, so what both channels share is lost in mono: on ${names}.`,
        evidence: (placed) =>
          aboutDevice(
            placed,
            say`Phase ${steady(placed.device, 'PhaseInvertL') === 1 ? say`left` : say`right`} inverted`,
          ),
      },
    ),
  learnMore: [manual('Live Audio Effect Reference', 'Utility'), term('Mono compatibility', 'mono')],
  honesty: 'Certain about the switch. If it corrects a recording, it belongs there.',
}
