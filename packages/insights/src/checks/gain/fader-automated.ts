import type { AutomationEnvelope } from '@kvint/als'
import { barPlace, type BarRange, beatOfBar } from '@kvint/report'
import { closedParts, faderCurve } from '../../signal/fader-curve.ts'
import type { Song } from '../../song/song.ts'
import { movingEnvelopes } from '../automation/envelopes-of.ts'
import type { Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual, term } from '../sources.ts'
import { list, plain, type Said } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const faderAutomated: Check = {
  id: 'GS07',
  title: 'Fader moved by automation',
  area: 'mix',
  severity: 'info',
  stages: ['arrange', 'mix'],
  confidence: 'certain',
  source: 'A widespread habit of Live users: a rule of thumb',
  find: (song) => {
    const moves = movingEnvelopes(song).flatMap(({ envelope: { target, events }, part }) =>
      part && target.kind === 'mixer' && target.parameter === 'volume' ? [{ part, down: barsDown(song, events) }] : [],
    )
    return saw([...new Map(moves.map((move) => [move.part, move])).values()], {
      name: ({ part }) => part.track.name,
      one: (name) => say`The fader of ${name} is moved by automation.`,
      many: (number, names) => say`Automation moves ${number} faders: ${names}.`,
      evidence: ({ part, down }) => aboutTrack(part, movesOf(down)),
    })
  },
  learnMore: [manual('Automation and Editing Envelopes'), term('Automation', 'automation')],
  honesty: 'Certain that it is there. This is a way of working, and yours may be the other one.',
}

/** Bars of the song in which the fader is closed, for three quarters of each at least. */
function barsDown({ picture: { meters }, activity }: Song, events: AutomationEnvelope['events']): BarRange[] {
  const song = { start: 0, end: beatOfBar(meters, activity.barCount + 1) }
  return closedParts(faderCurve(events, song)).flatMap(({ start, end }) => {
    const from = Math.ceil(barPlace(meters, Math.max(song.start, start)) - QUARTER)
    const to = Math.floor(barPlace(meters, Math.min(song.end, end)) + QUARTER) - 1
    return to >= from ? [{ from, to }] : []
  })
}

function movesOf(down: readonly BarRange[]): Said {
  const [first, ...more] = down
  if (!first) return say`volume automation in the arrangement`
  return more.length === 0 && first.from === first.to
    ? say`volume automation; all the way down in bar ${plain(first.from)}`
    : say`volume automation; all the way down in bars ${list(down.map(spoken), 8)}`
}

function spoken({ from, to }: BarRange): Said {
  return from === to ? plain(from) : say`${plain(from)} to ${plain(to)}`
}

const QUARTER = 0.25
