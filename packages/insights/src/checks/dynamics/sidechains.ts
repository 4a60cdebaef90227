import type { Check } from '../check.ts'
import { duckedByTheBeat } from './ducked-by-the-beat.ts'
import { sidechainSourceSilent } from './sidechain-source-silent.ts'
import { sidechainWithoutSource } from './sidechain-without-source.ts'

/** Who listens to whom. */
export const SIDECHAINS: readonly Check[] = [sidechainWithoutSource, sidechainSourceSilent, duckedByTheBeat]
