import { loopsInOtherKeys } from './loops-in-other-keys.ts'
import type { Check } from '../check.ts'
import { clashingParts } from './clashing-parts.ts'
import { crowdedOctave } from './crowded-octave.ts'
import { doubledLine } from './doubled-line.ts'

/** What parts do against each other. */
export const PARTS_TOGETHER: readonly Check[] = [clashingParts, doubledLine, crowdedOctave, loopsInOtherKeys]
