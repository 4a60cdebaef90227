import type { Check } from '../check.ts'
import { aboutMain } from '../evidence.ts'
import { manual, term } from '../sources.ts'
import { count } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const noMonoSwitch: Check = {
  id: 'ST09',
  title: 'No mono switch at hand',
  area: 'mix',
  severity: 'idea',
  stages: ['mix', 'export'],
  confidence: 'guess',
  source: 'Utility has a Mono switch; most sets have none on the main track, so this only teaches',
  find: ({ mainDevices, mainName, parts }) => {
    const heard = parts.filter(({ report, clips }) => report.isHeard && clips.length > 0)
    // On or off: a switch that waits is the point.
    const hasSwitch = mainDevices.some(({ device }) => device.tag === 'StereoGain' || MONO_TOOL.test(device.name))
    if (heard.length < FEWEST_PARTS || hasSwitch) return null
    return {
      claim: say`There is no Utility on ${mainName} for a quick listen in mono.`,
      evidence: [aboutMain(say`${mainName}: ${count(mainDevices.length, 'device')}, none of them a Utility`)],
    }
  },
  learnMore: [term('Mono compatibility', 'mono'), manual('Live Audio Effect Reference', 'Utility')],
  honesty:
    'A guess: you may check in mono on your interface, on your phone, or with a plug-in that I cannot look into.',
}

const FEWEST_PARTS = 8
const MONO_TOOL = /\bmono|monitor|metric ?ab|correlat|controlroom|control room|sonarworks|soundid|realphones|canopener/i
