import type { Check } from '../../../checks/check.ts'
import { manual } from '../../../checks/sources.ts'
import type { Bounce } from '../../bounce.ts'
import { faultsOf } from '../../faults-of.ts'
import { heardOverall, level } from '../../heard-evidence.ts'
import { list, quotedTracks, sentence } from '../../../words/figures.ts'
import { say } from '../../../words/say.ts'

export const humAndHiss: Check<Bounce> = {
  id: 'HE35',
  title: 'Hum or hiss under the music',
  area: 'sound',
  severity: 'check',
  stages: ['mix', 'export'],
  confidence: 'likely',
  source: 'A steady comb at 50 or 60 Hz; a floor above −55 dBFS in the gaps',
  find: (bounce) => {
    const noises = faultsOf(bounce, 'hum', 'hiss')
    if (noises.length === 0) return null
    const recorded = (bounce.song?.report.tracks ?? []).filter(({ kind, isHeard }) => kind === 'audio' && isHeard)
    const words = noises.map(({ kind, value }) =>
      kind === 'hum' ? say`hum at ${String(Math.round(value))} Hz` : say`hiss at ${level(value)} dBFS`,
    )
    return {
      claim: say`Under the music there is ${list(words)}.`,
      evidence: [
        ...words.map((text) => heardOverall(say`${sentence(text)}, through the whole file`)),
        ...(recorded.length > 0 ? [heardOverall(say`Audio tracks of the set: ${quotedTracks(recorded)}`)] : []),
      ],
    }
  },
  learnMore: [manual('Live Audio Effect Reference', 'Gate')],
  honesty: 'Likely: a synthesiser that holds G1 or a noise layer can look alike.',
}
