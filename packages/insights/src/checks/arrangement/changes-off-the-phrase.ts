import { heardMeter } from '../../arrangement/heard-meter.ts'
import type { Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { term } from '../sources.ts'
import { count, list } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const changesOffThePhrase: Check = {
  id: 'AR11',
  title: 'Changes beside the four-bar lines',
  area: 'arrangement',
  severity: 'idea',
  stages: ['arrange'],
  confidence: 'guess',
  source:
    'Phrases of four and eight bars are a convention; in public sets 56 % of the changes lie beside them, so this only teaches. Exits do not count: clips end early and ring on',
  find: (song) => {
    const { picture, activity } = song
    if (heardMeter(song)) return null
    // What leads into a line, as a riser or a pickup, is no entry beside it.
    const stays = (bar: number) => (track: number) =>
      Array.from({ length: SHORTEST_STAY_BARS }, (_, at) => activity.tracks[bar - 1 + at]).every((playing) =>
        playing?.has(track),
      )
    const changes = picture.form.moves
      .filter(({ bar }) => bar > 1 && bar < activity.barCount)
      .map((move) => ({ ...move, enters: move.enters.filter(stays(move.bar)) }))
      .filter(({ enters }) => enters.length > 0)
    const { off, firstLine } = besideLines(changes)
    const [entries, beside] = [entriesOf(changes), entriesOf(off)]
    if (picture.of !== 'arrangement' || changes.length < FEWEST_CHANGES || beside <= entries * MANY_OFF) return null
    const inBars = say`bars ${list(
      off.map(({ bar }) => String(bar)),
      4,
    )}`
    return {
      claim:
        firstLine === null
          ? say`${String(beside)} of ${count(entries, 'entry', 'entries')} come between the four-bar lines, wherever those are drawn: ${inBars}.`
          : say`${String(beside)} of ${count(entries, 'entry', 'entries')} come between the four-bar lines (${String(firstLine)}, ${String(firstLine + 4)}, ${String(firstLine + 8)} …): ${inBars}.`,
      evidence: off.slice(0, 8).map(({ bar, enters, leaves }) =>
        aboutSet(say`Bar ${String(bar)}: ${count(enters.length, 'track')} in, ${count(leaves.length, 'track')} out`, {
          from: bar,
          to: bar,
        }),
      ),
      figures: { bar: off[0]?.bar ?? 1 },
      place: { trackIds: [], clipIds: [], bars: null },
    }
  },
  learnMore: [term('Arrangement density', 'density')],
  honesty: 'A guess: clips can start early for a pickup or end late for a tail.',
}

function entriesOf(changes: readonly { readonly enters: readonly number[] }[]): number {
  return changes.reduce((sum, { enters }) => sum + enters.length, 0)
}

/**
 * The changes beside four-bar lines that are drawn as well as can be. Lines may begin at any bar, as after a pickup, and move
 * within the set, as in pieces that stand end to end: a move counts as three entries. `firstLine`: where they do not move, the
 * bar of the first.
 */
function besideLines<Change extends { readonly bar: number; readonly enters: readonly number[] }>(
  changes: readonly Change[],
): { readonly off: readonly Change[]; readonly firstLine: number | null } {
  type Off = { readonly change: Change; readonly before: Off } | null
  let drawn: { phase: number; cost: number; off: Off; hasMoved: boolean }[] = PHASES.map((phase) => ({
    phase,
    cost: 0,
    off: null,
    hasMoved: false,
  }))
  for (const change of changes) {
    const [cheapest] = drawn.toSorted((a, b) => a.cost - b.cost)
    drawn = drawn.map((own) => {
      const from =
        cheapest && cheapest.cost + MOVE < own.cost ? { ...cheapest, cost: cheapest.cost + MOVE, hasMoved: true } : own
      const isOff = change.bar % 4 !== own.phase
      const off = isOff ? { change, before: from.off } : from.off
      return { phase: own.phase, cost: from.cost + (isOff ? change.enters.length : 0), off, hasMoved: from.hasMoved }
    })
  }
  const [best] = drawn.toSorted((a, b) => a.cost - b.cost)
  const off: Change[] = []
  for (let one = best?.off; one; one = one.before) off.push(one.change)
  return { off: off.toReversed(), firstLine: best && !best.hasMoved ? best.phase || 4 : null }
}

const PHASES = [0, 1, 2, 3]
const MOVE = 3
/** A phrase. */
const SHORTEST_STAY_BARS = 4
const FEWEST_CHANGES = 8
const MANY_OFF = 0.6
