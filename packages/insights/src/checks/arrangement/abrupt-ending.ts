import { count } from '../../words/number-words.ts'
import type { Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { term } from '../sources.ts'

export const abruptEnding: Check = {
  id: 'AR13',
  title: 'An ending at full strength',
  area: 'arrangement',
  severity: 'idea',
  stages: ['arrange', 'mix'],
  confidence: 'guess',
  reads: ['clips in time', 'automation'],
  source: '80 % of the parts in the last bar, without a fade: a rule of thumb',
  find: ({ picture, activity, set, parts }) => {
    const most = Math.max(0, ...activity.tracks.map((tracks) => tracks.size))
    const last = activity.tracks[activity.barCount - 1]
    const end = picture.lengthBeats
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
      activity.barCount < FEWEST_BARS ||
      most < FEWEST_TRACKS ||
      !last ||
      last.size < most * FULL_SHARE ||
      fades
    )
      return null
    return {
      claim: `The last bar is as full as the song gets: ${String(last.size)} of ${count(most, 'track')} play, then it stops.`,
      evidence: [aboutSet('No fade in the last eight bars', { from: activity.barCount, to: activity.barCount })],
    }
  },
  lesson: {
    beginner: {
      why: 'The song stops where the clips stop. An ending tells the listener that it was meant.',
      tryThis: [
        'Let one part play two bars longer, alone.',
        'Or end everything on one beat, with a long reverb on it.',
      ],
      listenFor: 'The silence after it.',
    },
    intermediate: {
      why: 'Endings that work: a last chord on the tonic, parts leaving one by one, a fade over eight bars, or a hard stop on the one with a tail.',
      tryThis: [
        'Put the stop on the first beat of the next bar instead of the end of this one.',
        'Open the reverb send on that last hit.',
      ],
      listenFor: 'Whether you would clap.',
    },
    advanced: {
      why: 'DJ tools end full for mixing, and loops for games have to. For listening, closure comes from harmony, metre and density together.',
      tryThis: ['Thin out over 16 bars in the reverse order of the intro: a mirror form.'],
      listenFor: 'The export’s tail: is it cut off?',
    },
  },
  learnMore: [term('Arrangement density', 'density')],
  honesty: 'A guess: the tail of the last sounds, or a fade made later, I cannot see.',
}

const FADE_BEATS = 32
const FULL_SHARE = 0.8
const FEWEST_TRACKS = 4
const FEWEST_BARS = 32
