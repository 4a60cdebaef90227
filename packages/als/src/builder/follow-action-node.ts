import type { FollowAction, FollowChoice } from '../model/follow-action.ts'
import { element, value, when, type XmlNode } from './xml-node.ts'

/** Beside the holder's own fields up to Live 10, an element of its own from Live 11 on. */
export function followAction(live: number, described: FollowAction | undefined): readonly XmlNode[] {
  const { isOn, a, b, isLinked, loopCount, afterBeats } = described ?? (live < 11 ? NONE : { ...NONE, a: NEXT })
  const choices = [
    value('FollowActionA', numberOf(a)),
    value('FollowActionB', numberOf(b)),
    value('FollowChanceA', a.chance * 100),
    value('FollowChanceB', b.chance * 100),
  ]
  if (live < 11) return [value('FollowTime', afterBeats), ...choices]
  return [
    element('FollowAction', [
      value('FollowTime', afterBeats),
      value('IsLinked', isLinked),
      value('LoopIterations', loopCount),
      ...choices,
      ...when(a.jumpIndex !== null, value('JumpIndexA', a.jumpIndex ?? 1)),
      ...when(b.jumpIndex !== null, value('JumpIndexB', b.jumpIndex ?? 1)),
      value('FollowActionEnabled', isOn),
    ]),
  ]
}

function numberOf({ action }: FollowChoice): number {
  return NUMBERS.indexOf(action ?? 'none')
}

const NUMBERS = ['none', 'stop', 'playAgain', 'previous', 'next', 'first', 'last', 'any', 'other', 'jump']
const NOTHING: FollowChoice = { action: 'none', chance: 0, jumpIndex: null }
const NEXT: FollowChoice = { action: 'next', chance: 1, jumpIndex: null }
const NONE: FollowAction = {
  isOn: false,
  a: { ...NOTHING, chance: 1 },
  b: NOTHING,
  isLinked: true,
  loopCount: 1,
  afterBeats: 4,
}
