import { quotedTracks } from '../../words/name-words.ts'
import { percent } from '../../words/number-words.ts'
import type { Check } from '../check.ts'
import { parameter, steadyShare } from '../device-parameters.ts'
import { activeDevices } from '../devices-of.ts'
import { aboutDevice } from '../evidence.ts'
import { manual } from '../sources.ts'

export const multibandAtFull: Check = {
  id: 'DY09',
  title: 'Full-strength multiband on several tracks',
  area: 'mix',
  severity: 'idea',
  stages: ['mix'],
  confidence: 'certain',
  reads: ['devices Multiband Dynamics'],
  source:
    'The pattern of the preset “OTT”: above ratio < −0.5, below ratio > 0.3, amount > 70 %. Two tracks is a rule of thumb',
  find: (song) => {
    const full = song.parts.flatMap((part) =>
      activeDevices(part, 'MultibandDynamics').filter(
        ({ device }) =>
          (steadyShare(device, 'GlobalAmount') ?? 0) > FULL_AMOUNT &&
          (parameter(device, 'AboveRatioMid')?.rawValue ?? 0) < -0.5 &&
          (parameter(device, 'BelowRatioMid')?.rawValue ?? 0) > 0.3,
      ),
    )
    if (new Set(full.map(({ trackId }) => trackId)).size < 2) return null
    return {
      claim: `Upward and downward multiband compression works at full strength on ${quotedTracks(full.map(({ trackId, trackName }) => ({ id: trackId, name: trackName })))}.`,
      evidence: full.map((placed) =>
        aboutDevice(placed, `amount ${percent(steadyShare(placed.device, 'GlobalAmount') ?? 1)}`),
      ),
    }
  },
  lesson: {
    beginner: {
      why: 'This setting makes everything quiet loud and everything loud quiet. One part jumps forward with it; with several, they all push.',
      tryThis: ['Choose the part that should lead.', 'On the others, turn Amount to 30.'],
      listenFor: 'Depth: some parts in front, some behind.',
    },
    intermediate: {
      why: 'It fills every band at all times. Two such parts leave no gaps for each other, and the mix gets flat and bright.',
      tryThis: ['Amount 20–40 %, or only the high band on.', 'Put it on a return and blend it in.'],
      listenFor: 'Reverb and noise that come up with it.',
    },
    advanced: {
      why: 'Upward compression raises whatever lies 30–40 dB down, including reverb and crosstalk, and shifts the spectral balance towards flat. Crossovers of the device also turn phase around 88 Hz and 2.5 kHz in the default.',
      tryThis: ['Time at 200–400 % for a slower grip.', 'Compare spectra of both tracks before and after.'],
      listenFor: 'Masking between the two after level matching.',
    },
  },
  learnMore: [manual('Live Audio Effect Reference', 'Multiband Dynamics')],
  honesty: 'Certain about the settings; as a sound it is loved in many styles.',
}

const FULL_AMOUNT = 0.7
