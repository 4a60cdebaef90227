import { list, sentence } from '../../words/name-words.ts'
import { count, plain } from '../../words/number-words.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { manual, term } from '../sources.ts'

export const tempoOrMeterChanges: Check = {
  id: 'AR14',
  title: 'Tempo or metre that changes',
  area: 'rhythm',
  severity: 'info',
  stages: ANY_STAGE,
  confidence: 'certain',
  reads: ['tempo.events', 'timeSignatureChanges'],
  source: 'The file',
  find: ({ overview, picture }) => {
    const { tempo, meterChanges } = overview
    if (picture.of !== 'arrangement' || (!tempo.isAutomated && meterChanges === 0)) return null
    const told = [
      ...(tempo.isAutomated
        ? [`the tempo moves between ${plain(tempo.minBpm, 2)} and ${plain(tempo.maxBpm, 2)} BPM`]
        : []),
      ...(meterChanges > 0 ? [`the metre changes ${count(meterChanges, 'time')}`] : []),
    ]
    return {
      claim: `${sentence(list(told))}.`,
      evidence: [
        ...picture.meters.slice(1).map(({ startBar, numerator, denominator }) =>
          aboutSet(`Bar ${String(startBar)}: ${String(numerator)}/${String(denominator)}`, {
            from: startBar,
            to: startBar,
          }),
        ),
        ...(tempo.isAutomated ? [aboutSet(count(picture.tempos.length, 'tempo point'))] : []),
      ],
      place: { trackIds: ['main'], clipIds: [], bars: null },
    }
  },
  lesson: {
    beginner: {
      why: 'The beat itself moves in this song. It is drawn in the tempo lane of the picture.',
      tryThis: ['Follow the tempo lane while it plays.'],
      listenFor: 'How early you feel that it moves.',
    },
    intermediate: {
      why: 'A few BPM more in a chorus lifts it without anyone noticing; a bar of 2/4 delays an arrival.',
      tryThis: ['Try half of the change, then double.'],
      listenFor: 'Delays and LFOs in time: do they follow?',
    },
    advanced: {
      why: 'Ramps change warped audio continuously; Re-Pitch clips glide in pitch. All lengths in seconds here are integrated over the ramps.',
      tryThis: ['Check unwarped clips after a tempo change: they keep their seconds, not their bars.'],
      listenFor: 'Alignment at the end of a ramp.',
    },
  },
  learnMore: [manual('Audio Clips, Tempo, and Warping'), term('Automation', 'automation')],
  honesty: 'Certain.',
}
