import { ANY_STAGE, type Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { manual, term } from '../sources.ts'
import { count, list, plain, sentence } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const tempoOrMeterChanges: Check = {
  id: 'AR14',
  title: 'Tempo or metre that changes',
  area: 'rhythm',
  severity: 'info',
  stages: ANY_STAGE,
  confidence: 'certain',
  source: 'The file',
  find: ({ overview, picture }) => {
    const { tempo, meterChanges } = overview
    if (picture.of !== 'arrangement' || (!tempo.isAutomated && meterChanges === 0)) return null
    const told = [
      ...(tempo.isAutomated
        ? [say`the tempo moves between ${plain(tempo.minBpm, 2)} and ${plain(tempo.maxBpm, 2)} BPM`]
        : []),
      ...(meterChanges > 0 ? [say`the metre changes ${count(meterChanges, 'time')}`] : []),
    ]
    return {
      claim: say`${sentence(list(told))}.`,
      evidence: [
        ...picture.meters.slice(1).map(({ startBar, numerator, denominator }) =>
          aboutSet(say`Bar ${String(startBar)}: ${String(numerator)}/${String(denominator)}`, {
            from: startBar,
            to: startBar,
          }),
        ),
        ...(tempo.isAutomated ? [aboutSet(count(picture.tempos.length, 'tempo point'))] : []),
      ],
      place: { trackIds: ['main'], clipIds: [], bars: null },
    }
  },
  learnMore: [manual('Audio Clips, Tempo, and Warping'), term('Automation', 'automation')],
  honesty: 'Certain.',
}
