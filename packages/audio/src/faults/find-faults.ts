import type { Fault } from './fault.ts'
import type { FaultEvidence } from './fault-evidence.ts'
import { findClicks, findDropouts } from './find-breaks.ts'
import { findClipping } from './find-clipping.ts'
import { findEdgeFaults } from './find-edge-faults.ts'
import { findOffset, findOvers, findSquashing } from './find-level-faults.ts'
import { findLevelStep } from './find-level-step.ts'
import { findLossySource } from './find-lossy-source.ts'
import { findHiss } from './find-hiss.ts'
import { findHum } from './find-hum.ts'
import { findStereoFaults } from './find-stereo-faults.ts'
import { findToneFaults } from './find-tone-faults.ts'
import { findTuningFaults } from './find-tuning-faults.ts'

/** All faults of a file in order of time. A rule that is not sure says nothing. */
export function findFaults(evidence: FaultEvidence): Fault[] {
  return RULES.flatMap((rule) => rule(evidence)).sort((a, b) => a.startSeconds - b.startSeconds)
}

const RULES: readonly ((evidence: FaultEvidence) => Fault[])[] = [
  findClipping,
  findOvers,
  findSquashing,
  findOffset,
  findStereoFaults,
  findEdgeFaults,
  findClicks,
  findDropouts,
  findLevelStep,
  findLossySource,
  findHum,
  findHiss,
  findToneFaults,
  findTuningFaults,
]
