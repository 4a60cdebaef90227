import { highest } from '../../song/extremes.ts'
import { barAt } from '@kvint/report'
import { movesWithin, valueAt } from '../../arrangement/envelope-movement.ts'
import { decibels } from '../../words/figures.ts'
import { say } from '../../words/say.ts'
import type { Stretch } from '../../signal/fader-curve.ts'
import type { Song } from '../../song/song.ts'
import type { Check } from '../check.ts'
import { aboutMain } from '../evidence.ts'
import { manual, term } from '../sources.ts'
import { soundingSpan } from './sounding-span.ts'

export const fadeCutOff: Check = {
  id: 'AU05',
  title: 'A fade-out that the clips don’t reach',
  area: 'arrangement',
  severity: 'check',
  stages: ['arrange', 'mix', 'export'],
  confidence: 'likely',
  source: 'The fade and the clips, as the file has them; 20 dB and four beats of margin are rules of thumb',
  find: (song) => {
    const { picture, set, mainName } = song
    const end = soundingSpan(song)?.end
    const events = set.main?.automation.find(
      ({ target }) => target.kind === 'mixer' && target.parameter === 'volume',
    )?.events
    const [from, to] = events?.slice(-2) ?? []
    if (!events || !from || !to || end === undefined || to.value > SILENCE || from.value <= SILENCE) return null
    const left = decibelsOf(valueAt(events, end, false))
    const lost = decibelsOf(highest(events.map(({ value }) => value))) - left
    if (from.timeBeats >= end || to.timeBeats - end < LEAST_REST_BEATS || lost > MOST_LOST_DB) return null
    if (isTailShaped(song, { start: end, end: to.timeBeats })) return null
    const [first, last, silent] = [from.timeBeats, end - HAIR_BEATS, to.timeBeats - HAIR_BEATS].map((beats) =>
      barAt(picture.meters, Math.max(0, beats)),
    )
    return {
      claim: say`The fade-out of ${mainName} is cut off: the last clip ends in bar ${String(last)}, and the fade in bar ${String(silent)}.`,
      evidence: [
        aboutMain(
          say`${mainName}: fades from bar ${String(first)} on and still stands at ${decibels(left)} when the last clip ends`,
        ),
      ],
      place: { trackIds: ['main'], clipIds: [], bars: { from: first ?? 1, to: last ?? 1 } },
    }
  },
  learnMore: [manual('Automation and Editing Envelopes'), term('Automation', 'automation')],
  honesty: 'Likely: a long reverb may carry the sound to the end of the fade. Listen to the last bars.',
}

/** Whether a send or an effect of something that sounds moves behind the last clip: then a tail is played there. */
export function isTailShaped({ set, parts }: Song, tail: Stretch): boolean {
  const silent = new Set(parts.flatMap(({ track, isAudible }) => (isAudible ? [] : [track.id])))
  return set.tracks.some(
    ({ id, automation }) =>
      !silent.has(id) &&
      automation.some(
        (envelope) =>
          (envelope.target.kind !== 'mixer' || envelope.target.parameter === 'send') && movesWithin(envelope, tail),
      ),
  )
}

function decibelsOf(amplitude: number): number {
  return Math.max(-70, 20 * Math.log10(amplitude))
}

/** −60 dB. */
const SILENCE = 0.001
/** A tenth of the level is left: what stops there is hardly missed. */
const MOST_LOST_DB = 20
/** A tail may carry as far. */
const LEAST_REST_BEATS = 4
/** What reaches over a bar line by less ends before it. */
const HAIR_BEATS = 1 / 4
