import { clock, count } from '../../words/number-words.ts'
import type { Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { manual } from '../sources.ts'

export const underAMinute: Check = {
  id: 'AR02',
  title: 'Arrangement under a minute',
  area: 'arrangement',
  severity: 'info',
  stages: ['sketch'],
  confidence: 'certain',
  reads: ['tracks.arrangementClips', 'tempo'],
  source: 'One minute is a rule of thumb for “a sketch”',
  find: ({ overview }) => {
    const { lengthOf, lengthSeconds, lengthBars } = overview
    if (lengthOf !== 'arrangement' || lengthSeconds >= SKETCH_SECONDS || lengthSeconds <= 0) return null
    return {
      claim: `The arrangement lasts ${clock(lengthSeconds)}: ${count(lengthBars, 'bar')}.`,
      evidence: [aboutSet(`${count(lengthBars, 'bar')}, ${clock(lengthSeconds)}`)],
    }
  },
  lesson: {
    beginner: {
      why: 'This is a sketch, and that is a good thing to have. The next step is to give it time.',
      tryThis: [
        'Select everything, and press Ctrl-D (Cmd-D) until it lasts two minutes.',
        'Now take parts away: start with two of them, and let the others come in one by one.',
      ],
      listenFor: 'The moment where you want the next part to come.',
    },
    intermediate: {
      why: 'Subtracting from a full loop is easier than adding to an empty timeline: everything already fits.',
      tryThis: [
        'Duplicate eight bars to 64.',
        'Delete by eights: intro, build, full, break, full, end.',
        'Only then add transitions.',
      ],
      listenFor: 'Contrast between neighbours.',
    },
    advanced: {
      why: 'A form plan made in ten minutes is cheap to throw away. Make two and compare their density curves.',
      tryThis: ['Take the sections of a song that you know well as lengths only, without its material.'],
      listenFor: 'Which plan makes the best bar arrive latest.',
    },
  },
  learnMore: [manual('Arrangement View')],
  honesty: 'Certain about the length. It may be a jingle or a loop for somebody else: then it is done.',
}

const SKETCH_SECONDS = 60
