import { REFERENCE_SONGS } from '../../reference/generated/reference-songs.ts'
import { between, POP909 } from '../others/songs-of-others.ts'
import type { Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { term } from '../sources.ts'
import { clock } from '../../words/number-words.ts'
import { say } from '../../words/say.ts'

export const unusualLength: Check = {
  id: 'AR08',
  title: 'A length to decide on',
  area: 'arrangement',
  severity: 'info',
  stages: ['arrange', 'mix', 'export'],
  confidence: 'guess',
  source:
    'Songs for radio and streaming often last 2:30 to 3:30, tracks for DJs 5 to 7 minutes: half of the one, one and a half of the other; lengths of pop songs are measured on POP909 (npm run measure:songs)',
  find: ({ overview }) => {
    const seconds = overview.lengthSeconds
    const isSong = overview.lengthOf === 'arrangement' && seconds >= SKETCH_SECONDS
    if (!isSong || (seconds >= SHORT_SECONDS && seconds <= LONG_SECONDS)) return null
    const { pop } = REFERENCE_SONGS.length
    return {
      claim: say`The arrangement lasts ${clock(seconds)}.`,
      evidence: [
        aboutSet(
          say`${clock(seconds)} at ${String(Math.round(overview.tempo.bpm))} BPM, ${String(overview.lengthBars)} bars`,
        ),
        aboutSet(say`Half of ${String(pop.songs)} pop songs last ${between(pop.seconds, clock)}`),
      ],
    }
  },
  learnMore: [POP909, term('Arrangement density', 'density')],
  honesty:
    'The length is certain; whether it suits the piece only you can say. Compare with music that you like, not with us.',
}

/** Below a minute it is a sketch, which another check tells. */
const SKETCH_SECONDS = 60
/** Half of 2:30. */
const SHORT_SECONDS = 75
/** One and a half times 7:00. */
const LONG_SECONDS = 630
