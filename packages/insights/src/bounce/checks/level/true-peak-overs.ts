import type { Check } from '../../../checks/check.ts'
import { standard, term } from '../../../checks/sources.ts'
import type { Bounce } from '../../bounce.ts'
import { faultEvidence, faultsOf } from '../../faults-of.ts'
import { heardOverall, level, placeOf } from '../../heard-evidence.ts'
import { count } from '../../../words/figures.ts'
import { say } from '../../../words/say.ts'

export const truePeakOvers: Check<Bounce> = {
  id: 'HE01',
  title: 'Peaks above full scale',
  area: 'sound',
  severity: 'check',
  stages: ['mix', 'export'],
  confidence: 'certain',
  source: 'ITU-R BS.1770-5, Annex 2; a meter may read 0.2 dB too high',
  find: (bounce) => {
    const overs = faultsOf(bounce, 'intersample-overs')
    const peak = bounce.hearing.loudness.truePeakDbtp
    if (overs.length === 0 || peak === null) return null
    return {
      claim: say`The curve between the samples goes over full scale in ${count(overs.length, 'place')}, by up to ${level(peak)} dB.`,
      evidence: [
        heardOverall(say`True peak ${level(peak)} dBTP`),
        ...faultEvidence(
          bounce,
          overs,
          (group) =>
            say`over by ${level(Math.max(...group.map(({ value }) => value)))} dB, ${count(group.length, 'time')}`,
        ),
      ],
      figures: { overDb: Math.round(peak * 10) / 10, lowerDb: Math.round((peak + 1) * 10) / 10 },
      place: placeOf(bounce, overs.slice(0, 1)),
    }
  },
  learnMore: [term('True peak', 'true-peak'), standard('Loudness and true peak', 'ITU-R BS.1770-5, Annex 2')],
  honesty: 'Measured. Whether it is audible depends on the player and the codec.',
}
