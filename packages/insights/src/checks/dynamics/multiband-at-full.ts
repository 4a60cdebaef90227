import type { Check } from '../check.ts'
import { parameter, steadyShare } from '../device-parameters.ts'
import { chosenDevices } from '../devices-of.ts'
import { aboutDevice } from '../evidence.ts'
import { manual } from '../sources.ts'
import { percent, quotedTracks } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const multibandAtFull: Check = {
  id: 'DY09',
  title: 'Full-strength multiband on several tracks',
  area: 'mix',
  severity: 'idea',
  stages: ['mix'],
  confidence: 'certain',
  source:
    'The pattern of the preset “OTT”: above ratio < −0.5, below ratio > 0.3, amount > 70 %. Two tracks is a rule of thumb',
  find: (song) => {
    const full = song.parts.flatMap((part) =>
      chosenDevices(part, 'MultibandDynamics').filter(
        ({ device }) =>
          (steadyShare(device, 'GlobalAmount') ?? 0) > FULL_AMOUNT &&
          (parameter(device, 'AboveRatioMid')?.rawValue ?? 0) < -0.5 &&
          (parameter(device, 'BelowRatioMid')?.rawValue ?? 0) > 0.3,
      ),
    )
    if (new Set(full.map(({ trackId }) => trackId)).size < 2) return null
    return {
      claim: say`Upward and downward multiband compression works at full strength on ${quotedTracks(full.map(({ trackId, trackName }) => ({ id: trackId, name: trackName })))}.`,
      evidence: full.map((placed) =>
        aboutDevice(placed, say`amount ${percent(steadyShare(placed.device, 'GlobalAmount') ?? 1)}`),
      ),
    }
  },
  learnMore: [manual('Live Audio Effect Reference', 'Multiband Dynamics')],
  honesty: 'Certain about the settings; as a sound it is loved in many styles.',
}

const FULL_AMOUNT = 0.7
