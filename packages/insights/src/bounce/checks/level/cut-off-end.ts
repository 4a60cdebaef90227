import type { Check } from '../../../checks/check.ts'
import { manual } from '../../../checks/sources.ts'
import type { Bounce } from '../../bounce.ts'
import { faultsOf } from '../../faults-of.ts'
import { heardAt, heardOverall, level, placeOf } from '../../heard-evidence.ts'
import { list, quoted } from '../../../words/figures.ts'
import { say } from '../../../words/say.ts'

export const cutOffEnd: Check<Bounce> = {
  id: 'HE12',
  title: 'An end that is cut off',
  area: 'sound',
  severity: 'check',
  stages: ['export'],
  confidence: 'certain',
  source: 'Last 50 ms above −36 dBFS, and no decay in the second before',
  find: (bounce) => {
    const [fault] = faultsOf(bounce, 'cut-off-end')
    if (!fault) return null
    const tails = (bounce.song?.report.tracks ?? []).filter(({ devices }) =>
      devices.some((name) => /reverb|delay|echo|hybrid/i.test(name)),
    )
    return {
      claim: say`The file ends at ${level(fault.value)} dBFS, in the middle of the sound.`,
      evidence: [
        heardAt(bounce, say`the last 50 ms stand at ${level(fault.value)} dBFS`, fault),
        ...(tails[0]
          ? [
              heardOverall(
                say`Tails that may be missing: ${list(tails.slice(0, 3).map(({ name }) => quoted(name)))} go through reverb or delay`,
              ),
            ]
          : []),
      ],
      place: placeOf(bounce, [fault]),
    }
  },
  learnMore: [manual('Managing Files and Sets', 'Exporting audio and video')],
  honesty: 'That it ends loud is measured. A loop or a hard cut may be what you want.',
}
