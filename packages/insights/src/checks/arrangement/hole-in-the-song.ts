import { barAt, secondsBetween } from '@kvint/report'
import { silentBars } from '../../arrangement/silent-bars.ts'
import { soundingStretches } from '../../arrangement/sounding.ts'
import type { Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { manual } from '../sources.ts'
import { isMostlyHeard } from '../../arrangement/sounding-parts.ts'
import { endsOf } from './part-ends.ts'
import { tailOfOnePart } from './tail-of-one-part.ts'
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
    const [last] = endsOf(song)
    const clips = song.parts.filter(({ isAudible }) => isAudible).flatMap((part) => part.clips)
    const sounding = soundingStretches(clips, { start: 0, end: last?.end ?? 0 })
    // A silence before a part that runs on alone, or in it, belongs to what AR18 tells.
    const tailFrom = tailOfOnePart.find(song)?.place?.bars?.from ?? Infinity
    const holes = silentBars(sounding, meters).filter(
      ({ from, to }) => to - from + 1 >= FEWEST_BARS && to + 2 < tailFrom,
    )
    const [longest] = holes.toSorted((a, b) => b.to - b.from - (a.to - a.from))
    if (!longest) return null
    const { from, to, startBeats, endBeats } = longest
    const begins = barAt(meters, sounding[0]?.start ?? 0)
    const isLate = begins > FEWEST_BARS
    const lasts = clock(secondsBetween(tempos, startBeats, endBeats))
    return {
      claim: isLate
        ? say`The first sound falls in bar ${String(begins)}, and nothing sounds from bar ${String(from)} to bar ${String(to)}, for ${lasts}.`
        : say`Nothing sounds from bar ${String(from)} to bar ${String(to)}, for ${lasts}.`,
      evidence: [...(isLate ? [{ from: 1, to: begins - 1 }] : []), ...holes].map((hole) =>
        aboutSet(say`Bars ${String(hole.from)} to ${String(hole.to)}: no note, and no audio that is heard`, {
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
