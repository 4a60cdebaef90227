import { barsBetween } from '@kvint/report'
import type { Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { manual, term } from '../sources.ts'
import { movingEnvelopes } from './envelopes-of.ts'
import { percent, quoted } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const automationInOneSection: Check = {
  id: 'AU02',
  title: 'Automation in one section only',
  area: 'arrangement',
  severity: 'idea',
  stages: ['arrange', 'mix'],
  confidence: 'likely',
  source: '80 % of the breakpoints, twenty at least: rules of thumb',
  find: (song) => {
    const { picture, activity } = song
    const { sections, meters } = picture
    if (picture.of !== 'arrangement' || sections.length < FEWEST_SECTIONS) return null
    const times = movingEnvelopes(song).flatMap(({ envelope }) =>
      envelope.events.map(({ timeBeats }) => timeBeats).filter((beats) => beats >= 0),
    )
    const counted = sections.map((section) => ({
      section,
      count: times.filter((beats) => beats >= section.startBeats && beats < section.endBeats).length,
    }))
    const total = counted.reduce((sum, { count }) => sum + count, 0)
    const top = counted.toSorted((a, b) => b.count - a.count)[0]
    if (!top || total < FEWEST_EVENTS || top.count <= total * MOST_SHARE) return null
    const bars = barsBetween(meters, top.section.startBeats, top.section.endBeats)
    const isMostOfTheSong = bars.to - bars.from + 1 > activity.barCount * LONG_SECTION
    if (isMostOfTheSong) return null
    return {
      claim: say`Nearly all automation is in ${quoted(top.section.label)}, bars ${String(bars.from)} to ${String(bars.to)}.`,
      evidence: [
        aboutSet(say`${String(top.count)} of ${String(total)} breakpoints (${percent(top.count / total)})`, bars),
        aboutSet(say`The song has ${String(sections.length)} sections up to bar ${String(activity.barCount)}`),
      ],
      place: { trackIds: [], clipIds: [], bars },
    }
  },
  learnMore: [manual('Automation and Editing Envelopes'), term('Automation', 'automation')],
  honesty: 'Likely: I count breakpoints. Movement inside plug-ins, by LFOs or in recorded audio is not among them.',
}

const FEWEST_SECTIONS = 3
const FEWEST_EVENTS = 20
const MOST_SHARE = 0.8
const LONG_SECTION = 0.5
