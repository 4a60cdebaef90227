import type { LiveSet } from '@kvint/als'
import type { ArrangementPicture, Unfolding } from '@kvint/report'
import type { Activity, Part } from '../song/song.ts'
import { readContour } from './read-contour.ts'
import { readEnergy } from './read-energy.ts'
import { readTransitions } from './read-transitions.ts'
import { isMostlyHeard, layersOf, soundingParts } from './sounding-parts.ts'
import { unusedLoops } from './unused-loops.ts'

/** Energy, transitions and what never got a place, of a set whose parts are known. */
export function readUnfolding(
  set: LiveSet,
  picture: Pick<ArrangementPicture, 'of' | 'sections' | 'meters'>,
  parts: readonly Part[],
  activity: Activity,
): Unfolding {
  const isArranged = picture.of === 'arrangement'
  const contour =
    isArranged && isMostlyHeard({ parts }) ? readContour(soundingParts({ parts, activity, picture })) : undefined
  return {
    ...(contour && { contour }),
    layers: layersOf(parts),
    energy: readEnergy(activity, parts),
    transitions: isArranged ? readTransitions({ picture, parts, mainAutomation: set.main?.automation ?? [] }) : [],
    unusedLoops: isArranged ? unusedLoops(parts) : [],
  }
}
