import type { Check } from '../../../checks/check.ts'
import { term } from '../../../checks/sources.ts'
import { isLimiterName } from '../../main-limiter.ts'
import { type Bounce, isMix } from '../../bounce.ts'
import { heardOverall, level } from '../../heard-evidence.ts'
import { say } from '../../../words/say.ts'

export const muchHeadroom: Check<Bounce> = {
  id: 'HE06',
  title: 'Room above the mix',
  area: 'sound',
  severity: 'info',
  stages: ['mix', 'export'],
  confidence: 'likely',
  source: 'Below −20 LUFS with peaks below −6 dBTP: a mix before mastering',
  find: (bounce) => {
    const { hearing, song } = bounce
    const { integratedLufs: lufs, truePeakDbtp: peak } = hearing.loudness
    if (lufs === null || peak === null || hearing.durationSeconds < 30 || !isMix(bounce)) return null
    if (lufs >= -20 || peak >= -6) return null
    const limiter = song?.report.tracks.find(({ id }) => id === 'main')?.devices.find(isLimiterName)
    return {
      claim: say`The highest peak leaves ${level(-peak)} dB of room: a mix before mastering, by its level.`,
      evidence: [
        heardOverall(say`${level(lufs)} LUFS, true peak ${level(peak)} dBTP`),
        ...(song
          ? [
              heardOverall(
                limiter
                  ? say`On the main track: ${limiter}, which this level does not reach`
                  : say`No limiter on the main track`,
              ),
            ]
          : []),
      ],
      figures: { roomDb: Math.round(-peak * 10) / 10 },
    }
  },
  learnMore: [term('Headroom', 'headroom')],
  honesty: 'The level is measured; what this bounce is for is a guess.',
}
