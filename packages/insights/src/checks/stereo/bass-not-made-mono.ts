import type { Check } from '../check.ts'
import { steady } from '../device-parameters.ts'
import { activeDevices } from '../devices-of.ts'
import { aboutTrack } from '../evidence.ts'
import { partsWith } from '../roles-of.ts'
import { saw } from '../saw.ts'
import { manual, term } from '../sources.ts'
import { utilityWidth } from './utility-width.ts'

export const bassNotMadeMono: Check = {
  id: 'ST03',
  title: 'Is the bass in mono?',
  area: 'mix',
  severity: 'idea',
  stages: ['mix', 'export'],
  confidence: 'unknown',
  reads: ['devices Utility', 'tracks.role'],
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
      one: (name) => `Nothing on ${name} makes sure that its low end is mono.`,
      many: (number, names) => `Nothing makes sure that the low end of ${number} bass parts is mono: ${names}.`,
      evidence: (part) => aboutTrack(part, 'no Utility with Bass Mono, Mono or a width below 20 %'),
    })
  },
  lesson: {
    beginner: {
      why: 'Bass sounds firmest when left and right play the same. Most bass sounds do that by themselves, so this is only something to know.',
      tryThis: [
        'Put a Utility on the main track and press Mono.',
        'Does the bass stay? Then all is well: switch it off again.',
      ],
      listenFor: 'The bass with Mono on and off.',
    },
    intermediate: {
      why: 'Stereo bass presets exist: unison, chorus, stereo samples. They sound large on headphones and thin in mono.',
      tryThis: [
        'Solo the bass, press Mono, and compare the low end.',
        'If it drops: Utility ▸ Bass Mono at 120 Hz, last in the chain.',
      ],
      listenFor: 'A loss of weight rather than of width.',
    },
    advanced: {
      why: 'Correlation below 120 Hz is the measure. Values near 1 need nothing; below about 0.5 a mono sum loses audibly.',
      tryThis: [
        'Measure the stem, not the preset’s name.',
        'Some records keep stereo lows in choruses on purpose: decide by section.',
      ],
      listenFor: 'Contrast between verse and chorus if you widen only one.',
    },
  },
  learnMore: [manual('Live Audio Effect Reference', 'Utility'), term('Mono compatibility', 'mono')],
  honesty: 'I cannot know whether this sound is stereo at all: the Mono button answers it in five seconds.',
}
