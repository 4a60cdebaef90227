import type { AutomationEnvelope } from '@kvint/als'
import { movingEnvelopes } from '../automation/envelopes-of.ts'
import type { Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual, term } from '../sources.ts'
import { say } from '../../words/say.ts'

export const faderAutomated: Check = {
  id: 'GS07',
  title: 'Fader moved by automation',
  area: 'mix',
  severity: 'idea',
  stages: ['arrange', 'mix'],
  confidence: 'certain',
  source: 'A widespread habit of Live users: a rule of thumb',
  find: (song) => {
    const moves = movingEnvelopes(song).flatMap(({ envelope, part }) =>
      part && envelope.target.kind === 'mixer' && envelope.target.parameter === 'volume' ? [{ envelope, part }] : [],
    )
    const seen = saw([...new Set(moves.map(({ part }) => part))], {
      name: ({ track }) => track.name,
      one: (name) => say`The fader of ${name} is moved by automation.`,
      many: (number, names) => say`Automation moves ${number} faders: ${names}.`,
      evidence: (part) => aboutTrack(part, say`volume automation in the arrangement`),
    })
    return seen && moves.every(({ envelope }) => isFade(envelope)) ? { ...seen, severity: 'info' } : seen
  },
  learnMore: [manual('Automation and Editing Envelopes'), term('Automation', 'automation')],
  honesty: 'Certain that it is there. This is a way of working, and yours may be the other one.',
}

/**
 * Up from silence, down to silence, or both, once or more often: what a fader's automation is for. A jump back up from
 * silence ends one and may begin another.
 */
function isFade({ events }: AutomationEnvelope): boolean {
  const stretches: number[][] = [[]]
  for (const [index, { timeBeats, value }] of events.entries()) {
    const before = events[index - 1]
    if (before && before.value <= SILENT && value > SILENT && timeBeats - before.timeBeats < JUMP_BEATS)
      stretches.push([])
    stretches.at(-1)?.push(value)
  }
  return stretches.some(isArch) && stretches.every((values) => isArch(values) || new Set(values).size === 1)
}

/** Nothing but up and then down, with silence at one end. */
function isArch(values: readonly number[]): boolean {
  const loudest = values.indexOf(Math.max(...values))
  const isRide = values.some((value, index) => {
    const next = values[index + 1] ?? value
    return index < loudest ? next < value : next > value
  })
  return !isRide && Math.min(values[0] ?? 1, values.at(-1) ?? 1) <= SILENT
}

const JUMP_BEATS = 1e-6
/** −60 dB. */
const SILENT = 0.001
