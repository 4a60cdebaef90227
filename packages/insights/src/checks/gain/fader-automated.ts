import { movingEnvelopes } from '../automation/envelopes-of.ts'
import type { Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual, term } from '../sources.ts'

export const faderAutomated: Check = {
  id: 'GS07',
  title: 'Fader moved by automation',
  area: 'mix',
  severity: 'idea',
  stages: ['arrange', 'mix'],
  confidence: 'certain',
  reads: ['tracks.automation'],
  source: 'A widespread habit of Live users: a rule of thumb',
  find: (song) => {
    const moved = new Set(
      movingEnvelopes(song).flatMap(({ envelope, part }) =>
        part && envelope.target.kind === 'mixer' && envelope.target.parameter === 'volume' ? [part] : [],
      ),
    )
    return saw([...moved], {
      name: ({ track }) => track.name,
      one: (name) => `The fader of ${name} is moved by automation.`,
      many: (number, names) => `Automation moves ${number} faders: ${names}.`,
      evidence: (part) => aboutTrack(part, 'volume automation in the arrangement'),
    })
  },
  lesson: {
    beginner: {
      why: 'Once a fader follows a drawn curve, you cannot simply turn the whole track up or down any more: the curve takes it back.',
      tryThis: [
        'Add a Utility at the end of the track.',
        'Draw the changes there, on Gain, in the next track that you automate.',
      ],
      listenFor: 'Nothing different, but the fader stays yours.',
    },
    intermediate: {
      why: 'Keeping automation on a Utility leaves the fader free for the balance: two jobs, two controls.',
      tryThis: [
        'Copy the volume lane, paste it on Utility ▸ Gain, delete the old one.',
        'Mind the scale: Utility’s curve is not the fader’s curve, so listen to one passage.',
      ],
      listenFor: 'The same rides, now movable as a whole with the fader.',
    },
    advanced: {
      why: 'The alternative in Live is relative: clip envelopes in modulation mode multiply the fader value. They move with the clip and scale with the fader.',
      tryThis: [
        'Per-clip rides: clip envelope on Mixer ▸ Track Volume modulation.',
        'Fades of a whole group: automate the group’s Utility.',
      ],
      listenFor: 'Post-fader sends: they follow the fader, but not a Utility that sits after the send tap.',
    },
  },
  learnMore: [manual('Automation and Editing Envelopes'), term('Automation', 'automation')],
  honesty: 'Certain that it is there. This is a way of working, and yours may be the other one.',
}
