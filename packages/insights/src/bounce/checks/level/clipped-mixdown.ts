import type { Check } from '../../../checks/check.ts'
import { term } from '../../../checks/sources.ts'
import { isLimiterName } from '../../main-limiter.ts'
import type { Bounce } from '../../bounce.ts'
import { faultEvidence, faultsOf } from '../../faults-of.ts'
import { heardOverall, placeOf } from '../../heard-evidence.ts'
import { count } from '../../../words/figures.ts'
import { say } from '../../../words/say.ts'

export const clippedMixdown: Check<Bounce> = {
  id: 'HE03',
  title: 'Flat tops in the mixdown',
  area: 'sound',
  severity: 'check',
  stages: ['mix', 'export'],
  confidence: 'certain',
  source: 'Three or more equal samples in a row at the top of the wave, too often to be chance',
  find: (bounce) => {
    const clipped = faultsOf(bounce, 'hard-clipped', 'flat-tops-below-full-scale')
    if (clipped.length === 0) return null
    const tops = clipped.reduce((sum, { value }) => sum + value, 0)
    const isBelow = clipped.every(({ kind }) => kind === 'flat-tops-below-full-scale')
    const clipper = bounce.song?.report.tracks.find(({ id }) => id === 'main')?.devices.find(isLimiterName)
    return {
      claim: say`${count(tops, 'flat top')} in the mixdown: the wave was cut off ${isBelow ? say`below full scale, before the last fader` : say`at full scale`}.`,
      evidence: [
        ...faultEvidence(bounce, clipped, (group) =>
          count(
            group.reduce((sum, { value }) => sum + value, 0),
            'flat top',
          ),
        ),
        ...(clipper
          ? [heardOverall(say`On the main track: ${clipper}. If it clips on purpose, this is its work`)]
          : []),
      ],
      figures: { tops },
      place: placeOf(bounce, clipped.slice(0, 1)),
      ...(clipper ? { severity: 'info' as const } : {}),
    }
  },
  learnMore: [term('Headroom', 'headroom'), term('Gain staging', 'gain-staging')],
  honesty: 'That the wave is cut is certain. Whether you meant it, only you know: clipping can be a sound.',
}
