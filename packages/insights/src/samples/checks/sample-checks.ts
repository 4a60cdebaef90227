import type { Check } from '../../checks/check.ts'
import type { HeardSamples } from '../sample-use.ts'
import { breaksInSample } from './breaks-in-sample.ts'
import { clippedSample } from './clipped-sample.ts'
import { kickOutOfKey } from './kick-out-of-key.ts'
import { loopInAnotherKey } from './loop-in-another-key.ts'

/** What is looked for in the samples that a song uses. */
export const SAMPLE_CHECKS: readonly Check<HeardSamples>[] = [
  loopInAnotherKey,
  clippedSample,
  breaksInSample,
  kickOutOfKey,
]
