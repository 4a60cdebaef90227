import type { Check } from '../check.ts'
import { jamNeverArranged } from './jam-never-arranged.ts'
import { waitingInTheSession } from './waiting-in-the-session.ts'

/** What stands in the session view and not in the arrangement. */
export const IN_THE_SESSION: readonly Check[] = [jamNeverArranged, waitingInTheSession]
