import type { Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { term } from '../sources.ts'
import { count } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const abruptEnding: Check = {
  id: 'AR13',
  title: 'An ending at full strength',
  area: 'arrangement',
  severity: 'idea',
  stages: ['arrange', 'mix'],
  confidence: 'guess',
  source: '80 % of the parts in the last bar, without a fade: a rule of thumb. A sketch has no ending yet',
  find: ({ picture, activity, set, parts, overview }) => {
    const most = Math.max(0, ...activity.tracks.map((tracks) => tracks.size))
    const last = activity.tracks[activity.barCount - 1]
    const end = picture.sections.at(-1)?.endBeats ?? picture.lengthBeats
    const fades = [...parts.map(({ track }) => track.automation), set.main?.automation ?? []]
      .flat()
      .some(
        ({ target, events }) =>
          target.kind === 'mixer' &&
          target.parameter === 'volume' &&
          (events.at(-1)?.timeBeats ?? 0) > end - FADE_BEATS &&
          events.length > 1,
      )
    if (
      picture.of !== 'arrangement' ||
      overview.stage.stage === 'sketch' ||
      activity.barCount < FEWEST_BARS ||
      most < FEWEST_TRACKS ||
      !last ||
      last.size < most * FULL_SHARE ||
      fades
    )
      return null
    return {
      claim: say`The last bar is as full as the song gets: ${String(last.size)} of ${count(most, 'track')} play, then it stops.`,
      evidence: [aboutSet(say`No fade in the last eight bars`, { from: activity.barCount, to: activity.barCount })],
    }
  },
  learnMore: [term('Arrangement density', 'density')],
  honesty: 'A guess: the tail of the last sounds, or a fade made later, I cannot see.',
}

const FADE_BEATS = 32
const FULL_SHARE = 0.8
const FEWEST_TRACKS = 4
const FEWEST_BARS = 32
