import { quoted } from '../../words/name-words.ts'
import { percent } from '../../words/number-words.ts'
import type { Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { manual, term } from '../sources.ts'

export const noTransition: Check = {
  id: 'AR07',
  title: 'A large change that nothing leads into',
  area: 'arrangement',
  severity: 'idea',
  stages: ['arrange', 'mix'],
  confidence: 'guess',
  reads: ['clips in time', 'clips.notes', 'tracks.automation', 'tracks.role'],
  source: 'A difference of 0.4 in density and two bars before it: rules of thumb',
  find: (song) => {
    if (song.picture.of !== 'arrangement') return null
    const bare = song.unfolding.transitions.filter(
      ({ change, signs }) => Math.abs(change) > LARGE_CHANGE && signs.length === 0,
    )
    const [first] = bare
    if (!first) return null
    return {
      claim:
        bare.length === 1
          ? `At bar ${String(first.bar)} the song changes a lot, and I see nothing that leads into it.`
          : `${String(bare.length)} large changes come without anything that leads into them, the first at bar ${String(first.bar)}.`,
      evidence: bare.map(({ bar, from, to, change }) =>
        aboutSet(
          `Bar ${String(bar)}, ${quoted(from)} to ${quoted(to)}: density ${change > 0 ? 'up' : 'down'} by ${percent(Math.abs(change))}; no fill, riser, automation or gap in the two bars before`,
          { from: Math.max(1, bar - 2), to: bar },
        ),
      ),
      place: { trackIds: [], clipIds: [], bars: { from: Math.max(1, first.bar - 2), to: first.bar } },
    }
  },
  lesson: {
    beginner: {
      why: 'A listener likes to feel that something is coming. A short drum fill or a moment of silence is enough to say so.',
      tryThis: [
        'Go to the bar before the change.',
        'Mute the drums for its last beat, or add two extra snare hits there.',
        'Play it from four bars before.',
      ],
      listenFor: 'Do you lean forward just before it changes?',
    },
    intermediate: {
      why: 'Transitions work by a break in the pattern: more notes (a fill), fewer (a gap), or a steady movement (a sweep, a filter). One of them in the last one or two bars prepares the ear for a new section.',
      tryThis: [
        'Into a fuller part: take the low end out for the last bar, and let it return on the one.',
        'Into a calmer part: let a reverb or delay of the last hit ring over the line.',
        'Choose one kind of sign for small changes and keep another for the largest.',
      ],
      listenFor: 'The first beat of the new part: larger than before, at the same fader.',
    },
    advanced: {
      why: 'Expectation and its delay make an arrival. A hard cut has its own effect, which is strongest when the other changes in the song are prepared.',
      tryThis: [
        'Automate a high-pass on the group from 20 to 200 Hz over the last two bars, with a jump back on the one.',
        'Shift the sign: a fill that ends half a beat early leaves a hole that does the same work.',
      ],
      listenFor: 'Whether prepared and unprepared changes have a plan over the whole form.',
    },
  },
  learnMore: [term('Arrangement density', 'density'), manual('Automation and Editing Envelopes')],
  honesty:
    'A guess: a riser inside a long audio clip or a movement inside a plug-in is invisible to me, and a hard cut can be just what you want.',
}

const LARGE_CHANGE = 0.4
