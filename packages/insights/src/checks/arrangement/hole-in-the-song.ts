import { secondsBetween } from '@kvint/report'
import { silentBars } from '../../arrangement/silent-bars.ts'
import { soundingStretches } from '../../arrangement/sounding.ts'
import type { Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { manual } from '../sources.ts'
import { isMostlyHeard } from './sounding-parts.ts'
import { endsOf } from './part-ends.ts'
import { clock } from '../../words/number-words.ts'
import { say } from '../../words/say.ts'

export const holeInTheSong: Check = {
  id: 'AR17',
  title: 'A hole in the middle of the song',
  area: 'arrangement',
  severity: 'check',
  stages: ['arrange', 'mix', 'export'],
  confidence: 'likely',
  source: 'Four bars in which nothing sounds: a rule of thumb. A pause for effect is shorter',
  find: (song) => {
    if (song.picture.of !== 'arrangement' || !isMostlyHeard(song)) return null
    const { meters, tempos } = song.picture
    const [last, other] = endsOf(song)
    const clips = song.parts.filter(({ isAudible }) => isAudible).flatMap((part) => part.clips)
    // A rest of the part that is left alone belongs to its tail.
    const sounding = soundingStretches(clips, { start: 0, end: (other ?? last)?.end ?? 0 })
    const holes = silentBars(sounding, meters).filter(({ from, to }) => to - from + 1 >= FEWEST_BARS)
    const [longest] = holes.toSorted((a, b) => b.to - b.from - (a.to - a.from))
    if (!longest) return null
    const { from, to, startBeats, endBeats } = longest
    return {
      claim: say`Nothing sounds from bar ${String(from)} to bar ${String(to)}, for ${clock(secondsBetween(tempos, startBeats, endBeats))}.`,
      evidence: holes.map((hole) =>
        aboutSet(say`Bars ${String(hole.from)} to ${String(hole.to)}: no note, and no audio clip that is on`, {
          from: hole.from,
          to: hole.to,
        }),
      ),
      figures: { bar: from, to },
      place: { trackIds: [], clipIds: [], bars: { from, to } },
    }
  },
  learnMore: [manual('Arrangement View')],
  honesty: 'Likely: notes and clips are certain. The tail of a reverb, or what comes in from outside, I cannot hear.',
}

const FEWEST_BARS = 4
