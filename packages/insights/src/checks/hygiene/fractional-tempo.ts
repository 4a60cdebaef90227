import { plain } from '../../words/number-words.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { manual } from '../sources.ts'

export const fractionalTempo: Check = {
  id: 'HY06',
  title: 'A tempo with many decimals',
  area: 'rhythm',
  severity: 'info',
  stages: ANY_STAGE,
  confidence: 'certain',
  reads: ['tempo.bpm'],
  source: 'The file; Live shows two decimals',
  find: ({ set, overview }) => {
    const { bpm } = set.tempo
    const off = Math.abs(bpm * 100 - Math.round(bpm * 100)) / 100
    if (overview.tempo.isAutomated || off < FLOAT_NOISE) return null
    return {
      claim: `The tempo is ${plain(bpm, 4)} BPM.`,
      evidence: [aboutSet(`Live shows ${plain(bpm, 2)}; the file says ${plain(bpm, 6)}`)],
    }
  },
  lesson: {
    beginner: {
      why: 'Such a number usually comes from tapping, or from a clip that led the tempo.',
      tryThis: ['Click the tempo, type the round number, press Enter.'],
      listenFor: 'A recording that is not warped, in the last minute: does it still sit on the beat?',
    },
    intermediate: {
      why: 'Harmless, but loops from elsewhere and stems for others are easier at a round tempo.',
      tryThis: ['Type the number before you record audio.', 'Keep it if a recording set it.'],
      listenFor: 'Unwarped recordings against the grid after the change.',
    },
    advanced: {
      why: 'A difference of 0.0003 BPM drifts by a few samples over a song; DAW exchange by tempo number rounds it away and the ends differ by that much.',
      tryThis: ['Hand over a tempo map as MIDI instead of a number.'],
      listenFor: 'Phase of parallel stems at the end.',
    },
  },
  learnMore: [manual('Audio Clips, Tempo, and Warping')],
  honesty: 'Certain.',
}

/** Files keep tempo as a 32-bit float: 93.7 is written as 93.6999969. */
const FLOAT_NOISE = 2e-5
