import type { FollowAction, FollowActionName, FollowChoice } from '../model/follow-action.ts'
import { child, flagAt, flagOf, numberOf, numberOrNull, type Tape } from '../xml/tape.ts'
import { T } from './tags.ts'

/** An element of its own from Live 11 on, before that beside the clip's other fields; `null` where neither is there. */
export function readFollowAction(tape: Tape, node: number): FollowAction | null {
  const own = child(tape, node, T.FollowAction)
  const holder = own >= 0 ? own : node
  const actionA = numberOrNull(tape, holder, T.FollowActionA)
  if (actionA === null) return null
  const actionB = numberOf(tape, holder, T.FollowActionB, 0)
  const weightA = Math.max(0, numberOf(tape, holder, T.FollowChanceA, 1))
  const weightB = Math.max(0, numberOf(tape, holder, T.FollowChanceB, 0))
  const a = readChoice(tape, holder, actionA, weightA, weightB, T.JumpIndexA)
  const b = readChoice(tape, holder, actionB, weightB, weightA, T.JumpIndexB)
  const switched = flagAt(tape, child(tape, holder, T.FollowActionEnabled))
  return {
    isOn: switched ?? [a, b].some(({ action, chance }) => action !== 'none' && chance > 0),
    a,
    b,
    isLinked: flagOf(tape, holder, T.IsLinked, false),
    loopCount: numberOf(tape, holder, T.LoopIterations, 1),
    afterBeats: numberOf(tape, holder, T.FollowTime, 4),
  }
}

/** Chances are parts of their sum: 1 and 0 or 3 and 1 to Live 10, percent from 11 on. */
function readChoice(
  tape: Tape,
  holder: number,
  action: number,
  weight: number,
  other: number,
  jump: number,
): FollowChoice {
  const name = FOLLOW_ACTIONS[action] ?? null
  return {
    action: name,
    chance: weight > 0 ? weight / (weight + other) : 0,
    jumpIndex: name === 'jump' ? numberOrNull(tape, holder, jump) : null,
  }
}

/** In the order of Live's menu; `jump` came with Live 11. A new clip of Live 11 has 4, and shows "Next". */
const FOLLOW_ACTIONS: readonly FollowActionName[] = [
  'none',
  'stop',
  'playAgain',
  'previous',
  'next',
  'first',
  'last',
  'any',
  'other',
  'jump',
]
