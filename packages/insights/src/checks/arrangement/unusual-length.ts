import { clock } from '../../words/number-words.ts'
import type { Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { term } from '../sources.ts'

export const unusualLength: Check = {
  id: 'AR08',
  title: 'A length to decide on',
  area: 'arrangement',
  severity: 'info',
  stages: ['arrange', 'mix', 'export'],
  confidence: 'guess',
  reads: ['clips in time', 'tempo'],
  source:
    'Songs for radio and streaming often last 2:30 to 3:30, tracks for DJs 5 to 7 minutes: half of the one, one and a half of the other',
  find: ({ overview }) => {
    const seconds = overview.lengthSeconds
    const isSong = overview.lengthOf === 'arrangement' && seconds >= SKETCH_SECONDS
    if (!isSong || (seconds >= SHORT_SECONDS && seconds <= LONG_SECONDS)) return null
    return {
      claim: `The arrangement lasts ${clock(seconds)}.`,
      evidence: [
        aboutSet(
          `${clock(seconds)} at ${String(Math.round(overview.tempo.bpm))} BPM, ${String(overview.lengthBars)} bars`,
        ),
      ],
    }
  },
  lesson: {
    beginner: {
      why: 'There is no right length. What matters is whether you want to hear it again when it ends.',
      tryThis: [
        'Pick one song that you love and that does what yours should do.',
        'Write down how long it is and when its biggest part comes.',
        'Compare with yours.',
      ],
      listenFor: 'The place where your thoughts wander: that is where to cut, or to add.',
    },
    intermediate: {
      why: 'Where music is played shapes its length: a DJ needs time at both ends to blend, a playlist listener decides in the first half minute, a film needs what the picture needs.',
      tryThis: [
        'Decide where it will be heard, then compare with three references from there.',
        'If you need two lengths, save a copy as the long version and cut the other.',
      ],
      listenFor: 'The time until the first full section.',
    },
    advanced: {
      why: 'Proportion is felt more than duration: where the high point lies, and how long the way there takes. The conventions in this check are only the widest common ones.',
      tryThis: ['Note the place of the climax as a share of the whole, here and in your references.'],
      listenFor: 'Form at one glance: two thirds up, one third down, or otherwise.',
    },
  },
  learnMore: [term('Arrangement density', 'density')],
  honesty:
    'The length is certain; whether it suits the piece only you can say. Compare with music that you like, not with us.',
}

/** Below a minute it is a sketch, which another check tells. */
const SKETCH_SECONDS = 60
/** Half of 2:30. */
const SHORT_SECONDS = 75
/** One and a half times 7:00. */
const LONG_SECONDS = 630
