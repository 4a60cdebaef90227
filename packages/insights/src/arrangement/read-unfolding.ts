import type { LiveSet } from '@kvint/als'
import type { ArrangementPicture, Unfolding } from '@kvint/report'
import type { Activity, Part } from '../song/song.ts'
import { readEnergy } from './read-energy.ts'
import { readTransitions } from './read-transitions.ts'
import { unusedLoops } from './unused-loops.ts'

/** Energy, transitions and what never got a place, of a set whose parts are known. */
export function readUnfolding(
  set: LiveSet,
  picture: Pick<ArrangementPicture, 'of' | 'sections' | 'meters'>,
  parts: readonly Part[],
  activity: Activity,
): Unfolding {
  const isArranged = picture.of === 'arrangement'
  return {
    energy: readEnergy(activity, parts),
    transitions: isArranged ? readTransitions({ picture, parts, mainAutomation: set.main?.automation ?? [] }) : [],
    unusedLoops: isArranged ? unusedLoops(parts) : [],
  }
}
