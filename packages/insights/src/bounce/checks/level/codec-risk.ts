import type { Check } from '../../../checks/check.ts'
import { standard, term } from '../../../checks/sources.ts'
import { type Bounce, isMix } from '../../bounce.ts'
import { faultsOf } from '../../faults-of.ts'
import { heardAt, level, placeOf } from '../../heard-evidence.ts'
import { say } from '../../../words/say.ts'

export const codecRisk: Check<Bounce> = {
  id: 'HE02',
  title: 'Peaks that a codec may lift over full scale',
  area: 'sound',
  severity: 'idea',
  stages: ['export'],
  confidence: 'likely',
  source: 'Above −1 dBTP in a dense master (peaks less than 9 dB above the loudness): practice of delivery guides',
  find: (bounce) => {
    const { truePeakDbtp: peak, truePeakSeconds, plrDb } = bounce.hearing.loudness
    if (peak === null || plrDb === null || bounce.hearing.durationSeconds < 30 || !isMix(bounce)) return null
    // What is over already, or squared off on purpose, is told by its own check.
    if (peak <= -1 || plrDb >= DENSE_DB || faultsOf(bounce, 'intersample-overs', 'hard-clipped').length > 0) return null
    const stretch = { startSeconds: truePeakSeconds, endSeconds: truePeakSeconds }
    return {
      claim: say`The highest peak stands at ${level(peak)} dBTP in a dense mix: an encoder may push it over full scale.`,
      evidence: [
        heardAt(bounce, say`true peak ${level(peak)} dBTP`, stretch),
        heardAt(bounce, say`peaks stand ${level(plrDb)} dB above the loudness`, { startSeconds: 0, endSeconds: 0 }),
      ],
      figures: { peakDb: Math.round(peak * 10) / 10 },
      place: placeOf(bounce, [stretch]),
    }
  },
  learnMore: [term('True peak', 'true-peak'), standard('Loudness normalization', 'Spotify for Artists')],
  honesty: 'Likely: the peak is measured, what your encoder makes of it is not. Encode the file and drop that here.',
}

const DENSE_DB = 9
