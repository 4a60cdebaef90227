import { count } from '../../words/number-words.ts'
import type { Check } from '../check.ts'
import { aboutMain } from '../evidence.ts'
import { manual, term } from '../sources.ts'

export const noMonoSwitch: Check = {
  id: 'ST09',
  title: 'No mono switch at hand',
  area: 'mix',
  severity: 'idea',
  stages: ['mix', 'export'],
  confidence: 'guess',
  reads: ['main.devices'],
  source: 'Utility has a Mono switch; most sets have none on the main track, so this only teaches',
  find: ({ mainDevices, mainName, parts }) => {
    const heard = parts.filter(({ report, clips }) => report.isHeard && clips.length > 0)
    // On or off: a switch that waits is the point.
    const hasSwitch = mainDevices.some(({ device }) => device.tag === 'StereoGain' || MONO_TOOL.test(device.name))
    if (heard.length < FEWEST_PARTS || hasSwitch) return null
    return {
      claim: `There is no Utility on ${mainName} for a quick listen in mono.`,
      evidence: [aboutMain(`${mainName}: ${count(mainDevices.length, 'device')}, none of them a Utility`)],
    }
  },
  lesson: {
    beginner: {
      why: 'Phones, many small speakers and parts of a club play left and right together. One switch lets you hear your song that way in a second.',
      tryThis: [
        'Drag Utility to the end of the main track.',
        'Press Mono once in the loudest part, then switch it off again.',
      ],
      listenFor: 'Does anything disappear or become hollow?',
    },
    intermediate: {
      why: 'What differs between left and right can cancel when both are added. Wide synths, doubled guitars and stereo delays are where it happens, and it is easy to fix while you still know which one it was.',
      tryThis: [
        'Utility at the end of the main track, Mono mapped to a key (Ctrl/Cmd-K).',
        'Listen once a session, quietly, on one speaker.',
        'Leave it off for the export.',
      ],
      listenFor: 'The lead against the chords: the balance shifts when wide parts sink.',
    },
    advanced: {
      why: 'The sum of two equal, uncorrelated channels falls 3 dB against a correlated one, so some loss is normal; holes in single notes or parts point to phase. Mono also shows masking that panning covers up.',
      tryThis: [
        'Balance a section in mono, then open the width again.',
        'For devices that reach the listening path only, use your interface’s own mono switch.',
      ],
      listenFor: 'Comb filtering on transients.',
    },
  },
  learnMore: [term('Mono compatibility', 'mono'), manual('Live Audio Effect Reference', 'Utility')],
  honesty:
    'A guess: you may check in mono on your interface, on your phone, or with a plug-in that I cannot look into.',
}

const FEWEST_PARTS = 8
const MONO_TOOL = /\bmono|monitor|metric ?ab|correlat|controlroom|control room|sonarworks|soundid|realphones|canopener/i
