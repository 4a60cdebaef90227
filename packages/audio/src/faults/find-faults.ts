import type { Fault } from './fault.ts'
import type { FaultEvidence } from './fault-evidence.ts'

/** All faults of a file in order of time. */
export function findFaults(evidence: FaultEvidence): Fault[] {
  return RULES.flatMap((rule) => rule(evidence)).sort((a, b) => a.startSeconds - b.startSeconds)
}

const RULES: readonly ((evidence: FaultEvidence) => Fault[])[] = []
