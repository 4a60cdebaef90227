import type { Check } from '../check.ts'
import { steady } from '../device-parameters.ts'
import { activeDevices } from '../devices-of.ts'
import { aboutDevice } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual, term } from '../sources.ts'

export const oneSideInverted: Check = {
  id: 'ST08',
  title: 'Phase turned on one side',
  area: 'mix',
  severity: 'fix',
  stages: ['mix', 'export'],
  confidence: 'certain',
  reads: ['devices Utility PhaseInvertL, PhaseInvertR'],
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
        one: (name) => `Utility on ${name} turns the phase of one side.`,
        many: (number, names) => `${number} Utilities turn the phase of one side: on ${names}.`,
        evidence: (placed) =>
          aboutDevice(placed, `Phase ${steady(placed.device, 'PhaseInvertL') === 1 ? 'left' : 'right'} inverted`),
      },
    ),
  lesson: {
    beginner: {
      why: 'With one side turned around, left pushes while right pulls. Played by one speaker, they cancel, and the part is gone.',
      tryThis: ['Click the lit Ø button in Utility.', 'Listen in mono before and after.'],
      listenFor: 'The part comes back to the middle.',
    },
    intermediate: {
      why: 'Opposite sides sound wide and without a place, and vanish in mono. It is a repair for a miswired cable or microphone, and otherwise mostly an accident.',
      tryThis: [
        'Switch it off, unless the recording itself has one side turned.',
        'Check: with the correct setting the mono sum is louder.',
      ],
      listenFor: 'Low end: it is the first to go.',
    },
    advanced: {
      why: 'On a centred source the mid becomes side: correlation −1. As a trick to extract the side it needs a second, uninverted path.',
      tryThis: ['If you wanted the side signal only: Width at 400 % or mid/side mode says so more clearly.'],
      listenFor: 'Mono sum at the main output.',
    },
  },
  learnMore: [manual('Live Audio Effect Reference', 'Utility'), term('Mono compatibility', 'mono')],
  honesty: 'Certain about the switch. If it corrects a recording, it belongs there.',
}
