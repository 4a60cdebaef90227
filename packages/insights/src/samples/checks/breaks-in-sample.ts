import type { Check } from '../../checks/check.ts'
import { aboutClip } from '../../checks/evidence.ts'
import { saw } from '../../checks/saw.ts'
import { manual } from '../../checks/sources.ts'
import type { HeardSamples } from '../sample-use.ts'
import { count, list, plain } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const breaksInSample: Check<HeardSamples> = {
  id: 'HE32',
  title: 'A click in a sample',
  area: 'sound',
  severity: 'check',
  stages: ['arrange', 'mix', 'export'],
  confidence: 'certain',
  source: 'A lone step that no wave makes; digital zero between sound',
  find: ({ song, uses }) =>
    saw(
      uses.flatMap((use) => {
        const breaks = use.hearing.faults.filter(({ kind }) => kind === 'click' || kind === 'dropout')
        return breaks.length > 0 ? [{ ...use, breaks }] : []
      }),
      {
        name: ({ part }) => part.track.name,
        one: (name, { breaks }) => say`A sample on ${name} breaks in ${count(breaks.length, 'place')}.`,
        many: (number, names) => say`${number} clips play samples that break: on ${names}.`,
        evidence: (use) =>
          aboutClip(
            song,
            use.part,
            use.placed,
            say`${use.clip.sample?.fileName ?? ''}: at ${list(use.breaks.slice(0, 3).map(({ startSeconds }) => say`${plain(startSeconds, 2)} s`))} of the file`,
          ),
      },
    ),
  learnMore: [manual('Arrangement View', 'Using fades and crossfades')],
  honesty: 'Measured in the file; whether the clip plays that place, look at its bars. Glitches can be the sound.',
}
