import type { Check } from '../check.ts'
import { creepingLoop } from './creeping-loop.ts'
import { loopAgainstTheBar } from './loop-against-the-bar.ts'
import { offTheBarLine } from './off-the-bar-line.ts'
import { otherMeter } from './other-meter.ts'

/** Clips and loops that do not count with the bar. */
export const BESIDE_THE_BAR: readonly Check[] = [otherMeter, offTheBarLine, creepingLoop, loopAgainstTheBar]
