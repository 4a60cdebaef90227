import { count } from '../../words/number-words.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { manual } from '../sources.ts'

export const oneColour: Check = {
  id: 'HY02',
  title: 'One colour for everything',
  area: 'workflow',
  severity: 'info',
  stages: ANY_STAGE,
  confidence: 'certain',
  reads: ['tracks.colorIndex'],
  source: 'Eight tracks is a rule of thumb',
  find: ({ parts }) => {
    const colors = new Set(parts.map(({ track }) => track.colorIndex))
    if (parts.length < FEWEST_TRACKS || colors.size > 1) return null
    return { claim: `All ${count(parts.length, 'track')} have the same colour.`, evidence: [aboutSet('1 colour')] }
  },
  lesson: {
    beginner: {
      why: 'Colours let you find a part without reading.',
      tryThis: ['Right-click a track and choose a colour: one for drums, one for bass, one for harmony.'],
      listenFor: 'How fast you find the snare.',
    },
    intermediate: {
      why: 'The same colours in all sets train your eye.',
      tryThis: ['Right-click ▸ Assign Track Color to Clips.', 'Save it as your template.'],
      listenFor: 'Sections become visible from afar.',
    },
    advanced: {
      why: 'Push and other controllers light their pads in these colours, and scenes and clips can have their own: a second layer of meaning on the same grid.',
      tryThis: ['Colour tracks by role.', 'Give clips of one section the same brightness, so that the form shows.'],
      listenFor: 'On stage or in a hurry: how often you still read a name before you press.',
    },
  },
  learnMore: [manual('Live Concepts', 'Tracks')],
  honesty: 'Certain.',
}

const FEWEST_TRACKS = 8
