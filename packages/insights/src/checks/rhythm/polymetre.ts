import { ANY_STAGE, type Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { saw } from '../saw.ts'
import { term } from '../sources.ts'
import { rhythmsOf } from './rhythms-of.ts'
import { count, plain } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const polymetre: Check = {
  id: 'RH01',
  title: 'A loop that drifts against the bar',
  area: 'rhythm',
  severity: 'strength',
  stages: ANY_STAGE,
  confidence: 'certain',
  source:
    'Polymetre, as Butler (Unlocking the Groove, 2006) and Osborn describe it; four times round is a rule of thumb',
  find: (song) =>
    saw(
      rhythmsOf(song).flatMap(({ part, rhythm: { polymeter, loop } }) =>
        polymeter && loop && loop.times >= FEWEST_TIMES && loop.exactness >= EXACT ? [{ part, polymeter, loop }] : [],
      ),
      {
        name: ({ part }) => part.track.name,
        one: (name, { polymeter }) =>
          say`The pattern on ${name} lasts ${plain(polymeter.loopBeats)} beats: it drifts against the bar and meets it again every ${count(polymeter.meetsAfterBars, 'bar')}.`,
        many: (number, names) => say`${number} patterns drift against the bar line: ${names}.`,
        evidence: ({ part, polymeter, loop }) =>
          aboutTrack(
            part,
            say`repeats after ${plain(polymeter.loopBeats)} beats, at least ${count(loop.times, 'time')}; on the bar line every ${count(polymeter.meetsAfterBars, 'bar')}`,
          ),
      },
    ),
  learnMore: [term('Polymetre', 'polymetre')],
  honesty: 'Certain: measured in the notes. Whether it is heard as drift depends on how loud the part is.',
}

const FEWEST_TIMES = 4
/** A figure that starts again with each phrase recurs less often: it does not drift. */
const EXACT = 0.99
