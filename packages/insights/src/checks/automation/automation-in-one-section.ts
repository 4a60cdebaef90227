import type { AutomationEnvelope } from '@kvint/als'
import { barAt, barsBetween, type ArrangementPicture } from '@kvint/report'
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
  source: '80 % of the bars in which something moves, twelve at least: rules of thumb',
  find: (song) => {
    const { picture, activity } = song
    const { sections, meters } = picture
    if (picture.of !== 'arrangement' || sections.length < FEWEST_SECTIONS) return null
    const moves = movingEnvelopes(song).map(({ envelope }) => movedBars(meters, envelope))
    const moved = [...new Set(moves.flat())]
    const counted = sections.map((section) => {
      const { from, to } = barsBetween(meters, section.startBeats, section.endBeats)
      return { section, count: moved.filter((bar) => bar >= from && bar <= to).length }
    })
    const total = counted.reduce((sum, { count }) => sum + count, 0)
    const top = counted.toSorted((a, b) => b.count - a.count)[0]
    if (!top || total < FEWEST_BARS || top.count < total * MOST_SHARE) return null
    const bars = barsBetween(meters, top.section.startBeats, top.section.endBeats)
    const isMostOfTheSong = bars.to - bars.from + 1 > activity.barCount * LONG_SECTION
    if (isMostOfTheSong) return null
    const envelopes = moves.filter((places) => places.some((bar) => bar >= bars.from && bar <= bars.to))
    return {
      // One fade is one gesture.
      ...(envelopes.length === 1 && { severity: 'info' as const }),
      claim: say`Nearly all automation is in ${quoted(top.section.label)}, bars ${String(bars.from)} to ${String(bars.to)}.`,
      evidence: [
        aboutSet(
          say`${String(top.count)} of ${String(total)} bars with movement (${percent(top.count / total)})`,
          bars,
        ),
        aboutSet(say`The song has ${String(sections.length)} sections up to bar ${String(activity.barCount)}`),
      ],
      figures: { first: bars.from, last: bars.to },
      place: { trackIds: [], clipIds: [], bars },
    }
  },
  learnMore: [manual('Automation and Editing Envelopes'), term('Automation', 'automation')],
  honesty:
    'Likely: I count the bars in which an envelope moves. Movement inside plug-ins, by LFOs or in recorded audio is not among them.',
}

/** Bars in which an envelope changes its value: a ramp moves all along, a switch at once, a gesture in its own bars. */
function movedBars(meters: ArrangementPicture['meters'], { target, events }: AutomationEnvelope): number[] {
  const isSwitch = 'parameter' in target && SWITCHES.has(target.parameter)
  const bars = new Set<number>()
  for (const [index, { timeBeats, value }] of events.entries()) {
    const before = events[index - 1]
    if (!before || before.value === value || timeBeats < 0) continue
    const to = barAt(meters, timeBeats)
    const from = isSwitch ? to : barAt(meters, Math.max(0, before.timeBeats))
    for (let bar = from; bar <= to; bar++) bars.add(bar)
  }
  return [...bars]
}

const SWITCHES: ReadonlySet<string> = new Set(['On', 'mute'])
const FEWEST_SECTIONS = 3
const FEWEST_BARS = 12
const MOST_SHARE = 0.8
const LONG_SECTION = 0.5
