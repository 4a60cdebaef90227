import { beatOfBar } from '@kvint/report'
import { firstBar } from '../../arrangement/read-activity.ts'
import type { Song } from '../../song/song.ts'
import type { Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { isMostlyHeard, soundingParts } from '../../arrangement/sounding-parts.ts'
import { term } from '../sources.ts'
import { count, percent } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const alwaysFull: Check = {
  id: 'AR12',
  title: 'Everything plays most of the time',
  area: 'arrangement',
  severity: 'idea',
  stages: ['arrange', 'mix'],
  confidence: 'likely',
  source: '80 % of the parts in 80 % of the bars: a rule of thumb. Stems of one recording are one part',
  find: (song) => {
    const { picture, overview } = song
    const sounding = soundingParts(song)
    const all = new Set(sounding.flatMap((parts) => [...parts])).size
    const most = Math.ceil(all * FULL_SHARE)
    const full = sounding.filter((parts) => parts.size >= most).length
    if (
      picture.of !== 'arrangement' ||
      !isMostlyHeard(song) ||
      areWholeTakes(song) ||
      all < FEWEST_PARTS ||
      overview.lengthBars < FEWEST_BARS ||
      full <= overview.lengthBars * MOST_BARS
    )
      return null
    return {
      claim:
        most === all
          ? say`In ${String(full)} of ${count(overview.lengthBars, 'bar')} all of the ${String(all)} parts play.`
          : say`In ${String(full)} of ${count(overview.lengthBars, 'bar')} at least ${String(most)} of the ${String(all)} parts play.`,
      evidence: [aboutSet(say`${percent(full / overview.lengthBars)} of the bars have at least ${String(most)} parts`)],
      figures: { parts: all },
    }
  },
  learnMore: [term('Arrangement density', 'density')],
  honesty: 'Likely: I count tracks with clips; levels and silence inside audio clips are invisible to me.',
}

/** Whether most parts are recordings that run uncut through nearly the whole song: who rests in them is not in the set. */
function areWholeTakes({ parts, activity, picture: { meters } }: Song): boolean {
  const heard = parts.filter(({ isAudible, clips }) => isAudible && clips.length > 0)
  const [start, end] = [firstBar(activity), activity.barCount + 1].map((bar) => beatOfBar(meters, bar))
  const takes = heard.filter(({ clips: [placed, ...others] }) => {
    if (placed?.clip.kind !== 'audio' || others.length > 0) return false
    const { loop } = placed.clip
    const length = placed.report.endBeats - placed.report.startBeats
    const comesAgain = loop.isOn && loop.end - loop.start < length
    return !comesAgain && length >= ((end ?? 0) - (start ?? 0)) * MOST_BARS
  })
  return takes.length * 2 >= heard.length
}

const FULL_SHARE = 0.8
const MOST_BARS = 0.8
const FEWEST_PARTS = 4
const FEWEST_BARS = 32
