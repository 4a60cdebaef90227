import type { Check } from '../check.ts'
import { hasMovement, steady } from '../device-parameters.ts'
import { chosenDevices } from '../devices-of.ts'
import { aboutDevice, placeOfDevice } from '../evidence.ts'
import { eqBands } from './eq-bands.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'
import { say } from '../../words/say.ts'

export const flatEq: Check = {
  id: 'LE07',
  title: 'EQ with all bands flat',
  area: 'workflow',
  severity: 'info',
  stages: ['mix'],
  confidence: 'certain',
  source: 'The file; devices that automation or macros move are left out',
  find: (song) =>
    saw(
      chosenDevices(song, 'Eq8').filter(
        ({ device }) =>
          !hasMovement(device) &&
          Math.abs(steady(device, 'GlobalGain') ?? 0) < FLAT_DB &&
          eqBands(device).every(({ kind, gainDb }) => HAS_GAIN.has(kind) && Math.abs(gainDb) < FLAT_DB),
      ),
      {
        name: placeOfDevice,
        one: (name) => say`An EQ Eight on ${name} has no effect: all its bands are flat.`,
        many: (number, names) => say`${number} EQ Eights have no effect, all their bands are flat: on ${names}.`,
        evidence: (placed) => aboutDevice(placed, say`no cut, no gain`),
      },
    ),
  learnMore: [manual('Live Audio Effect Reference', 'EQ Eight')],
  honesty: 'Certain for the first curve. In mid/side or left/right mode the second curve is not looked at.',
}

const FLAT_DB = 0.1
const HAS_GAIN: ReadonlySet<string> = new Set(['bell', 'lowShelf', 'highShelf'])
