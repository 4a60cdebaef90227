import type { Check } from '../../checks/check.ts'
import type { StemsOnSet } from '../stems-on-set.ts'
import { coveredLead } from './covered-lead.ts'
import { silentPart } from './silent-part.ts'

/** What is looked for in the stems of a song. Numbered as the research numbers them. */
export const STEM_CHECKS: readonly Check<StemsOnSet>[] = [silentPart, coveredLead]
