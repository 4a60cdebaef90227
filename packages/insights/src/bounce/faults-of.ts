import type { Fault, FaultKind } from '@kvint/audio'
import type { Bounce } from './bounce.ts'
import { heardAt } from './heard-evidence.ts'
import type { Evidence } from '@kvint/report'
import type { Said } from '../words/figures.ts'

/** Faults of these kinds, in order of time. */
export function faultsOf({ hearing }: Bounce, ...kinds: readonly FaultKind[]): readonly Fault[] {
  return hearing.faults.filter(({ kind }) => kinds.includes(kind))
}

/** One fact for each stretch of bars: neighbours within a bar of each other are told together. */
export function faultEvidence(
  bounce: Bounce,
  faults: readonly Fault[],
  words: (faults: readonly Fault[]) => Said,
): Evidence[] {
  const groups: Fault[][] = []
  for (const fault of faults) {
    const last = groups.at(-1)
    if (last && fault.startSeconds - (last.at(-1) as Fault).endSeconds < TOGETHER_SECONDS) last.push(fault)
    else groups.push([fault])
  }
  return groups.map((group) =>
    heardAt(bounce, words(group), {
      startSeconds: (group[0] as Fault).startSeconds,
      endSeconds: (group.at(-1) as Fault).endSeconds,
    }),
  )
}

const TOGETHER_SECONDS = 2
