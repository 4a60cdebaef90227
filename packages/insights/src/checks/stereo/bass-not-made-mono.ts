import type { Check } from '../check.ts'
import { steady } from '../device-parameters.ts'
import { activeDevices } from '../devices-of.ts'
import { aboutTrack } from '../evidence.ts'
import { partsWith } from '../roles-of.ts'
import { saw } from '../saw.ts'
import { manual, term } from '../sources.ts'
import { utilityWidth } from './utility-width.ts'
import { say } from '../../words/say.ts'

export const bassNotMadeMono: Check = {
  id: 'ST03',
  title: 'Is the bass in mono?',
  area: 'mix',
  severity: 'idea',
  stages: ['mix', 'export'],
  confidence: 'unknown',
  source: 'Half of all public sets do without, and most bass synths are mono: so this only teaches',
  find: (song) => {
    const open = partsWith(song, 'bass').filter(
      (part) =>
        !activeDevices(part, 'StereoGain').some(
          ({ device }) =>
            steady(device, 'BassMono') === 1 || steady(device, 'Mono') === 1 || (utilityWidth(device) ?? 1) < 0.2,
        ),
    )
    return saw(open, {
      name: ({ track }) => track.name,
      one: (name) => say`Nothing on ${name} makes sure that its low end is mono.`,
      many: (number, names) => say`Nothing makes sure that the low end of ${number} bass parts is mono: ${names}.`,
      evidence: (part) => aboutTrack(part, say`no Utility with Bass Mono, Mono or a width below 20 %`),
    })
  },
  learnMore: [manual('Live Audio Effect Reference', 'Utility'), term('Mono compatibility', 'mono')],
  honesty: 'I cannot know whether this sound is stereo at all: the Mono button answers it in five seconds.',
}
