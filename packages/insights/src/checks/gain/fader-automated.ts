import { movingEnvelopes } from '../automation/envelopes-of.ts'
import type { Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual, term } from '../sources.ts'
import { say } from '../../words/say.ts'

export const faderAutomated: Check = {
  id: 'GS07',
  title: 'Fader moved by automation',
  area: 'mix',
  severity: 'info',
  stages: ['arrange', 'mix'],
  confidence: 'certain',
  source: 'A widespread habit of Live users: a rule of thumb',
  find: (song) => {
    const moves = movingEnvelopes(song).flatMap(({ envelope, part }) =>
      part && envelope.target.kind === 'mixer' && envelope.target.parameter === 'volume' ? [part] : [],
    )
    return saw([...new Set(moves)], {
      name: ({ track }) => track.name,
      one: (name) => say`The fader of ${name} is moved by automation.`,
      many: (number, names) => say`Automation moves ${number} faders: ${names}.`,
      evidence: (part) => aboutTrack(part, say`volume automation in the arrangement`),
    })
  },
  learnMore: [manual('Automation and Editing Envelopes'), term('Automation', 'automation')],
  honesty: 'Certain that it is there. This is a way of working, and yours may be the other one.',
}
