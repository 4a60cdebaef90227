import { count, percent } from '../../words/number-words.ts'
import type { Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { term } from '../sources.ts'
import { alwaysFull } from './always-full.ts'

export const flatEnergy: Check = {
  id: 'AR06',
  title: 'Energy that hardly moves',
  area: 'arrangement',
  severity: 'idea',
  stages: ['arrange', 'mix'],
  confidence: 'guess',
  reads: ['clips in time', 'clips.notes', 'tracks.role'],
  source: 'A quarter of the range over more than 64 bars: a rule of thumb',
  find: (song) => {
    const { picture, activity, unfolding } = song
    if (picture.of !== 'arrangement' || activity.barCount <= MANY_BARS) return null
    // A recording of one track has no cast to vary.
    if (activity.tracks.every(({ size }) => size < 2)) return null
    const { energy } = unfolding
    const highest = Math.max(...energy)
    const lowest = Math.min(...energy)
    // That everything plays all the time is the same thing said more exactly.
    if (highest - lowest >= LEAST_RANGE || alwaysFull.find(song)) return null
    return {
      claim: `Over ${count(activity.barCount, 'bar')} the song stays about equally full.`,
      evidence: [
        aboutSet(
          `By parts, notes and low end, the emptiest four bars have ${percent(lowest)} and the fullest ${percent(highest)} of the most that could be`,
        ),
        aboutSet(`The emptiest begin at bar ${String(energy.indexOf(lowest) * 4 + 1)}`),
      ],
    }
  },
  lesson: {
    beginner: {
      why: 'A big moment needs a small one beside it. When every part of the song is equally full, no part feels like the top.',
      tryThis: [
        'Choose the moment that should be the largest.',
        'In the eight bars before it, take out the two loudest things.',
        'Listen to both in a row.',
      ],
      listenFor: 'The moment grows although you changed nothing in it.',
    },
    intermediate: {
      why: 'Energy comes from how many parts play, how busy they are, and whether the low end is there. Each of the three can step back alone.',
      tryThis: [
        'Verse or break: leave out the kick, or the bass, but not both.',
        'Halve the notes of one part before the largest section.',
        'Keep one element for the last third of the song only.',
      ],
      listenFor: 'A rise that takes at least 16 bars.',
    },
    advanced: {
      why: 'This curve is built from counts per four bars; register, timbre and level can shape a form that it shows as flat. Minimal music may put all of its movement there.',
      tryThis: [
        'Draw the curve that you intend on paper, with one maximum, and compare section by section.',
        'Thin by register: remove what lies below 150 Hz, then what lies above 5 kHz, in turn.',
      ],
      listenFor: 'Whether the second climax exceeds the first.',
    },
  },
  learnMore: [term('Arrangement density', 'density')],
  honesty:
    'A guess: a set holds no audio, so loudness, filters inside plug-ins and what audio clips do are unknown to me.',
}

const MANY_BARS = 64
const LEAST_RANGE = 0.25
