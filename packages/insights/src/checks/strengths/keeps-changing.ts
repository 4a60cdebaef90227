import { count, plain } from '../../words/number-words.ts'
import type { Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { term } from '../sources.ts'

export const keepsChanging: Check = {
  id: 'ST-CHANGES',
  title: 'Something changes every eight bars',
  area: 'arrangement',
  severity: 'strength',
  stages: ['arrange', 'mix', 'export'],
  confidence: 'likely',
  reads: ['tracks.arrangementClips'],
  source:
    'Attention to an unchanged loop fades after 8 to 16 bars: a rule of thumb of arrangers; 16 is the median longest stretch of 102 public sets',
  find: ({ picture, activity }) => {
    const { longestUnchanged, moves } = picture.form
    if (picture.of !== 'arrangement' || activity.barCount < FEWEST_BARS || !longestUnchanged) return null
    const longest = longestUnchanged.to - longestUnchanged.from + 1
    const entries = moves.filter(({ bar }) => bar > 1).length
    if (longest > LONGEST_STRETCH_BARS || entries < activity.barCount / 16) return null
    return {
      claim: `Nothing stays the same for more than ${count(longest, 'bar')}: tracks come or go every ${plain(activity.barCount / entries)} bars.`,
      evidence: [
        aboutSet(
          `Longest unchanged stretch: bars ${String(longestUnchanged.from)} to ${String(longestUnchanged.to)}`,
          longestUnchanged,
        ),
        aboutSet(`${count(entries, 'entry or exit', 'entries and exits')} in ${count(activity.barCount, 'bar')}`),
      ],
      place: { trackIds: [], clipIds: [], bars: null },
    }
  },
  lesson: {
    beginner: {
      why: 'Ears notice change. Because a part enters, leaves or varies every few bars here, a listener always has something new to hold on to.',
      tryThis: [
        'Look at the picture: find the change that you like best.',
        'Use that same kind of change once more, in the quietest part.',
      ],
      listenFor: 'The moments just after a change: that is where attention is highest.',
    },
    intermediate: {
      why: 'Short stretches of sameness, broken by entries and exits, keep a repeated idea alive: the loop stays, its context moves.',
      tryThis: [
        'Keep the largest change for the chorus or drop: leave the four bars before it calmer than usual.',
        'Let some changes be exits. Taking away is heard as strongly as adding.',
      ],
      listenFor: 'Whether the biggest moment stands out from the steady flow of small ones.',
    },
    advanced: {
      why: 'Event density is high and even. The next question is hierarchy: changes on 4-, 8- and 16-bar lines should differ in size, or the form flattens in spite of its activity.',
      tryThis: [
        'Rank your changes by how many tracks they move, and see whether the top three fall on section starts.',
      ],
      listenFor: 'Form at low volume from another room: can you still tell where the sections are?',
    },
  },
  learnMore: [term('Arrangement density', 'density')],
  honesty:
    'Likely: clips are counted, and filters or plug-ins that move inside them are invisible to me, so the truth can only be livelier.',
}

const FEWEST_BARS = 48
const LONGEST_STRETCH_BARS = 8
