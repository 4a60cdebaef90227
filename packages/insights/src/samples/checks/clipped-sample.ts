import type { Check } from '../../checks/check.ts'
import { aboutClip } from '../../checks/evidence.ts'
import { saw } from '../../checks/saw.ts'
import { term } from '../../checks/sources.ts'
import type { HeardSamples } from '../sample-use.ts'
import { count, decibels } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const clippedSample: Check<HeardSamples> = {
  id: 'HE04',
  title: 'A clipped sample in use',
  area: 'sound',
  severity: 'check',
  stages: ['arrange', 'mix', 'export'],
  confidence: 'certain',
  source: 'Three or more equal samples in a row at the top of the wave, too often to be chance',
  find: ({ song, uses }) =>
    saw(
      uses.flatMap((use) => {
        const tops = use.hearing.faults
          .filter(({ kind }) => kind === 'hard-clipped' || kind === 'flat-tops-below-full-scale')
          .reduce((sum, { value }) => sum + value, 0)
        // One-shots of drums are often squared off by their maker.
        const isDrum = use.hearing.sample?.form === 'one-shot'
        return tops >= FEWEST_TOPS && !isDrum ? [{ ...use, tops }] : []
      }),
      {
        name: ({ part }) => part.track.name,
        one: (name, { tops }) => say`A sample on ${name} is clipped in the file itself: ${count(tops, 'flat top')}.`,
        many: (number, names) => say`${number} clips play samples that are clipped in the file itself: on ${names}.`,
        evidence: (use) =>
          aboutClip(
            song,
            use.part,
            use.placed,
            say`${use.clip.sample?.fileName ?? ''}: ${count(use.tops, 'flat top')}, clip gain ${decibels(use.clip.gainDb)}`,
          ),
      },
    ),
  learnMore: [term('Headroom', 'headroom')],
  honesty: 'Measured in the file. Distorted sounds are clipped on purpose.',
}

const FEWEST_TOPS = 20
