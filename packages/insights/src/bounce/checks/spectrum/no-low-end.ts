import type { Check } from '../../../checks/check.ts'
import { term } from '../../../checks/sources.ts'
import type { Bounce } from '../../bounce.ts'
import { faultsOf } from '../../faults-of.ts'
import { heardOverall, level, LOW_ROLES } from '../../heard-evidence.ts'
import { quotedTracks } from '../../../words/figures.ts'
import { say } from '../../../words/say.ts'

export const noLowEnd: Check<Bounce> = {
  id: 'HE18',
  title: 'Little low end',
  area: 'mix',
  severity: 'check',
  stages: ['mix', 'export'],
  confidence: 'likely',
  source:
    'The octave above 125 Hz 10 dB over that of 31 to 63 Hz in four fifths of the sound, and a spectrum like that of songs behind a high-pass',
  find: (bounce) => {
    const [fault] = faultsOf(bounce, 'no-low-end')
    if (!fault) return null
    const low = (bounce.song?.report.tracks ?? []).filter(({ role, isHeard }) => isHeard && LOW_ROLES.has(role.role))
    return {
      claim: say`Below 63 Hz little sounds: ${level(fault.value)} dB less than around 150 Hz.`,
      evidence: [
        heardOverall(say`31 to 63 Hz stand ${level(fault.value)} dB below 125 to 250 Hz in most of the song`),
        ...(low.length > 0 ? [heardOverall(say`The set has ${quotedTracks(low)} for the low end`)] : []),
      ],
      place: { trackIds: low.map(({ id }) => id), clipIds: [], bars: null },
    }
  },
  learnMore: [term('Low cut', 'low-cut')],
  honesty: 'The gap is measured, the likeness learnt from 280 songs. Music without bass has none, and that is fine.',
}
