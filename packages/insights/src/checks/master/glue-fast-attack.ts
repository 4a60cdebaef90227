import type { Check } from '../check.ts'
import { steady } from '../device-parameters.ts'
import { activeDevices } from '../devices-of.ts'
import { aboutDevice } from '../evidence.ts'
import { partOf } from '../roles-of.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'
import { plain } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const glueFastAttack: Check = {
  id: 'MB07',
  title: 'Bus compressor with the fastest attack',
  area: 'mix',
  severity: 'idea',
  stages: ['mix'],
  confidence: 'certain',
  source: 'Steps of the Glue Compressor: attack .01, .1, .3, 1, 3, 10, 30 ms; ratio 2, 4, 10. The rule is one of thumb',
  find: (song) =>
    saw(
      activeDevices(song, 'GlueCompressor').filter(({ device, trackId }) => {
        const isBus = trackId === 'main' || partOf(song, trackId)?.track.kind === 'group'
        return isBus && (steady(device, 'Attack') ?? 9) <= 1 && (steady(device, 'Ratio') ?? 0) >= 1
      }),
      {
        name: ({ trackName }) => trackName,
        one: (name, { device }) =>
          say`The Glue Compressor on ${name} acts within ${plain(ATTACKS_MS[steady(device, 'Attack') ?? 0] ?? 0.1, 2)} ms.`,
        many: (number, names) => say`${number} Glue Compressors on groups act within 0.1 ms: ${names}.`,
        evidence: (placed) =>
          aboutDevice(placed, say`attack ${plain(ATTACKS_MS[steady(placed.device, 'Attack') ?? 0] ?? 0.1, 2)} ms`),
      },
    ),
  learnMore: [manual('Live Audio Effect Reference', 'Glue Compressor')],
  honesty: 'Certain about the setting; as a clipping effect it is a known sound.',
}

const ATTACKS_MS = [0.01, 0.1, 0.3, 1, 3, 10, 30]
