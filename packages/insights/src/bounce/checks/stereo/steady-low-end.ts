import type { HeardBands } from '@kvint/audio'
import type { Check } from '../../../checks/check.ts'
import { term } from '../../../checks/sources.ts'
import { type Bounce, isMix } from '../../bounce.ts'
import { heardOverall, level } from '../../heard-evidence.ts'
import { plain } from '../../../words/figures.ts'
import { say } from '../../../words/say.ts'

export const steadyLowEnd: Check<Bounce> = {
  id: 'HE47',
  title: 'A low end that holds in mono',
  area: 'mix',
  severity: 'strength',
  stages: ['mix', 'export'],
  confidence: 'certain',
  source:
    'Less than 0.3 dB lost in each band from 31 to 125 Hz; above 200 Hz sides, of which mono takes less than half',
  find: (bounce) => {
    const { hearing } = bounce
    const { centresHz, levelsDb, monoLossDb, correlation } = hearing.bands
    // A mono file loses nothing anywhere: no art.
    if (hearing.channels < 2 || correlation === null || correlation > 0.98 || hearing.durationSeconds < 30) return null
    if (!isMix(bounce)) return null
    const top = Math.max(...levelsDb)
    const low = centresHz.flatMap((hz, band) =>
      hz > 30 && hz < 130 ? [{ loss: monoLossDb[band] ?? 0, db: levelsDb[band] ?? -120 }] : [],
    )
    if (low.some(({ loss, db }) => db > top - 30 && loss >= 0.3) || !low.some(({ db }) => db > top - 12)) return null
    const lost = shareLostAbove(hearing.bands)
    if (lost < LEAST_WIDTH || lost > MOST_LOST) return null
    const most = Math.max(...low.filter(({ db }) => db > top - 30).map(({ loss }) => loss))
    return {
      claim: say`The low end sits in the middle, and the width is kept for what lies above it.`,
      evidence: [
        heardOverall(
          most < 0.05
            ? say`31 to 125 Hz lose less than 0.1 dB in mono; correlation of the whole ${plain(correlation, 2)}`
            : say`31 to 125 Hz lose at most ${level(most)} dB in mono; correlation of the whole ${plain(correlation, 2)}`,
        ),
      ],
    }
  },
  learnMore: [term('Mono', 'mono')],
  honesty: 'Measured over the whole file.',
}

/** Which share of what sounds above 200 Hz is gone in mono: that of the sides. */
function shareLostAbove({ centresHz, levelsDb, monoLossDb }: HeardBands): number {
  let [all, lost] = [0, 0]
  for (const [band, hz] of centresHz.entries()) {
    if (hz < 190) continue
    const power = 10 ** ((levelsDb[band] ?? -120) / 10)
    all += power
    lost += power * (1 - 10 ** (-(monoLossDb[band] ?? 0) / 10))
  }
  return lost / Math.max(all, 1e-12)
}

/** Sides 20 dB below the middle. */
const LEAST_WIDTH = 0.01
/** Unrelated sides lose half. */
const MOST_LOST = 0.5
