import { count, percent } from '../../words/number-words.ts'
import type { Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { manual, term } from '../sources.ts'

export const mostlyCopies: Check = {
  id: 'AR04',
  title: 'Mostly copies',
  area: 'arrangement',
  severity: 'idea',
  stages: ['arrange', 'mix'],
  confidence: 'certain',
  reads: ['clips notes', 'clips.sample'],
  source: 'In 102 public sets half of the clips are copies (quartiles 29 and 69 %); 80 % is a rule of thumb',
  find: ({ picture, parts }) => {
    const share = picture.form.copyShare
    const clips = picture.clips.filter(({ isHeard }) => isHeard).length
    if (picture.of !== 'arrangement' || share === null || share <= MOSTLY || clips < FEWEST_CLIPS) return null
    const repeated = parts
      .map((part) => ({ part, contents: new Set(part.clips.map(({ contentKey }) => contentKey)).size }))
      .filter(({ part, contents }) => part.clips.length >= 4 && contents < part.clips.length)
      .toSorted((a, b) => b.part.clips.length / b.contents - a.part.clips.length / a.contents)
    return {
      claim: `${percent(share)} of the clips are exact copies of an earlier one.`,
      evidence: repeated
        .slice(0, 6)
        .map(({ part, contents }) =>
          aboutTrack(part, `${count(part.clips.length, 'clip')}, ${count(contents, 'different one')}`),
        ),
    }
  },
  lesson: {
    beginner: {
      why: 'Copies are the fastest way to arrange, and each copy is a place where a small change costs nothing.',
      tryThis: ['Take every fourth copy of one part.', 'Change two notes, or the last beat.'],
      listenFor: 'How little it takes.',
    },
    intermediate: {
      why: 'Varied repetition keeps the hook and adds life: turnarounds at the end of four or eight bars tell where the phrase ends.',
      tryThis: [
        'Every 4th copy: leave out the first or change the last beat.',
        'Every 8th: a fill.',
        'Second half of the song: one part an octave up.',
      ],
      listenFor: 'Ends of phrases: can you hear them coming?',
    },
    advanced: {
      why: 'Live can vary copies by itself: note probability, velocity deviation and follow actions change what is heard while clips stay equal, and this count does not see that.',
      tryThis: ['Chance of 80 % on ghost notes; link notes with Play One for alternatives (Live 12).'],
      listenFor: 'Whether the variation supports the metre or blurs it.',
    },
  },
  learnMore: [manual('Editing MIDI'), term('Clip', 'clip')],
  honesty: 'Certain about the copies. Electronic music repeats by design, and variation may happen in effects.',
}

const MOSTLY = 0.8
const FEWEST_CLIPS = 10
