import type { Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { isMostlyHeard } from '../../arrangement/sounding-parts.ts'
import { manual, term } from '../sources.ts'
import { count, percent } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const mostlyCopies: Check = {
  id: 'AR04',
  title: 'Mostly copies',
  area: 'arrangement',
  severity: 'idea',
  stages: ['arrange', 'mix'],
  confidence: 'certain',
  source: 'In 102 public sets half of the clips are copies (quartiles 29 and 69 %); 80 % is a rule of thumb',
  find: (song) => {
    const { picture, parts } = song
    const share = picture.form.copyShare
    const clips = picture.clips.filter(({ isHeard }) => isHeard).length
    if (
      picture.of !== 'arrangement' ||
      share === null ||
      share <= MOSTLY ||
      clips < FEWEST_CLIPS ||
      !isMostlyHeard(song)
    )
      return null
    const counted = parts
      .filter((part) => part.clips.length > 0)
      .map((part) => ({ part, contents: new Set(part.clips.map(({ contentKey }) => contentKey)).size }))
      .toSorted((a, b) => b.part.clips.length / b.contents - a.part.clips.length / a.contents)
    const repeated = counted.filter(({ part, contents }) => part.clips.length >= 4 && contents < part.clips.length)
    const [most] = counted
    return {
      claim: say`${percent(share)} of the clips are exact copies of an earlier one.`,
      evidence: repeated
        .slice(0, 6)
        .map(({ part, contents }) =>
          aboutTrack(part, say`${count(part.clips.length, 'clip')}, ${count(contents, 'different one')}`),
        ),
      ...(most && {
        figures: { part: most.part.track.name, clips: most.part.clips.length },
      }),
    }
  },
  learnMore: [manual('Editing MIDI'), term('Clip', 'clip')],
  honesty: 'Certain about the copies. Electronic music repeats by design, and variation may happen in effects.',
}

const MOSTLY = 0.8
const FEWEST_CLIPS = 10
