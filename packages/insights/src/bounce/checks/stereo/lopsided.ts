import type { Check } from '../../../checks/check.ts'
import { manual } from '../../../checks/sources.ts'
import type { Bounce } from '../../bounce.ts'
import { faultsOf } from '../../faults-of.ts'
import { heardOverall, level } from '../../heard-evidence.ts'
import { quotedTracks } from '../../../words/figures.ts'
import { say } from '../../../words/say.ts'

export const lopsided: Check<Bounce> = {
  id: 'HE29',
  title: 'One side louder than the other',
  area: 'mix',
  severity: 'check',
  stages: ['mix', 'export'],
  confidence: 'certain',
  source: 'More than 2.5 dB between left and right over the whole file',
  find: (bounce) => {
    const [fault] = faultsOf(bounce, 'left-louder', 'right-louder')
    if (!fault) return null
    const isLeft = fault.kind === 'left-louder'
    const panned = (bounce.song?.report.tracks ?? []).filter(
      ({ pan, isHeard }) => isHeard && (isLeft ? pan < -0.1 : pan > 0.1),
    )
    return {
      claim: say`${isLeft ? say`Left` : say`Right`} is ${level(fault.value)} dB louder than ${isLeft ? say`right` : say`left`}, over the whole file.`,
      evidence: [
        heardOverall(say`${level(fault.value)} dB between the channels`),
        heardOverall(
          panned.length > 0
            ? say`Panned to that side in the set: ${quotedTracks(panned)}`
            : say`No fader of the set is panned to that side`,
        ),
      ].slice(0, bounce.song ? 2 : 1),
      figures: { side: isLeft ? 'left' : 'right' },
      place: { trackIds: panned.map(({ id }) => id), clipIds: [], bars: null },
    }
  },
  learnMore: [manual('Mixing', 'The Live mixer')],
  honesty: 'Measured. Headphones that lean would not show it: this is the file.',
}
