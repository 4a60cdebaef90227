import { barPlace, barsBetween } from '@kvint/report'
import type { Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { manual } from '../sources.ts'
import { isMostlyHeard } from './sounding-parts.ts'
import { soundingStretches, type Stretch } from './sounding-stretches.ts'
import { count, percent, quoted } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const tailOfOnePart: Check = {
  id: 'AR18',
  title: 'One part that runs on after all others',
  area: 'arrangement',
  severity: 'check',
  stages: ['sketch', 'arrange', 'mix', 'export'],
  confidence: 'likely',
  source: 'Sixteen bars and a fifth of the song, after three parts or more: rules of thumb for “more than an outro”',
  find: (song) => {
    if (song.picture.of !== 'arrangement' || !isMostlyHeard(song)) return null
    const { meters } = song.picture
    const ends = song.parts
      .map((part) => ({ part, stretches: soundingStretches(song, [part]) }))
      .flatMap(({ part, stretches }) => {
        const end = stretches.at(-1)?.endBeats
        return end === undefined ? [] : [{ part, stretches, end }]
      })
      .toSorted((a, b) => b.end - a.end)
    const [last, before] = ends
    if (!last || !before || ends.length < FEWEST_PARTS) return null
    const goesOn = last.stretches.find(({ endBeats }) => endBeats > before.end)
    const tail = { startBeats: Math.max(before.end, goesOn?.startBeats ?? last.end), endBeats: last.end }
    const bars = barPlace(meters, tail.endBeats) - barPlace(meters, tail.startBeats)
    const share = bars / barPlace(meters, last.end)
    if (bars < FEWEST_BARS || share < LEAST_SHARE || !fills(last.stretches, tail)) return null
    const { from, to } = barsBetween(meters, tail.startBeats, tail.endBeats)
    return {
      claim: say`From bar ${String(from)} to the end only ${quoted(last.part.track.name)} plays: ${count(Math.round(bars), 'bar')}, ${percent(share)} of the song.`,
      evidence: [
        aboutTrack(last.part, say`ends in bar ${String(to)}`, { from, to }),
        aboutTrack(before.part, say`the last of the others, ends before bar ${String(from)}`),
      ],
      figures: { bar: from, bars: Math.round(bars) },
      place: { trackIds: [last.part.track.id], clipIds: [], bars: { from, to } },
    }
  },
  learnMore: [manual('Arrangement View'), manual('Managing Files and Sets', 'Exporting audio and video')],
  honesty: 'Likely: clips and notes are certain. Whether it is left over, or an end that you mean, only you can say.',
}

function fills(stretches: readonly Stretch[], { startBeats, endBeats }: Stretch): boolean {
  const played = stretches.reduce(
    (sum, one) => sum + Math.max(0, Math.min(one.endBeats, endBeats) - Math.max(one.startBeats, startBeats)),
    0,
  )
  return played * 2 >= endBeats - startBeats
}

const FEWEST_PARTS = 3
const FEWEST_BARS = 16
const LEAST_SHARE = 0.2
