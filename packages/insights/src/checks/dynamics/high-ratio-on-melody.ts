import type { Part, PlacedDevice } from '../../song/song.ts'
import type { Check } from '../check.ts'
import { steady } from '../device-parameters.ts'
import { chosenDevices } from '../devices-of.ts'
import { aboutDevice, placeOfDevice } from '../evidence.ts'
import { confidenceByRole, partsWith } from '../roles-of.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'
import { ratio } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const highRatioOnMelody: Check = {
  id: 'DY06',
  title: 'Very high ratio on a melodic part',
  area: 'mix',
  severity: 'idea',
  stages: ['mix'],
  confidence: 'likely',
  source: '10:1 is where textbooks begin to say limiting: a rule of thumb',
  find: (song) => {
    const parts = partsWith(song, 'vocal', 'keys', 'pad', 'guitar', 'lead', 'chords').filter(
      (part) => compressors(part).length > 0,
    )
    const sighting = saw(
      parts.flatMap((part) => compressors(part)),
      {
        name: placeOfDevice,
        one: (name, { device }) => say`The Compressor on ${name} works at ${ratio(steady(device, 'Ratio') ?? 10)}.`,
        many: (number, names) => say`${number} Compressors on melodic parts work at 10:1 or more: ${names}.`,
        evidence: (placed) => aboutDevice(placed, say`ratio ${ratio(steady(placed.device, 'Ratio') ?? 10)}`),
      },
    )
    return sighting && { ...sighting, confidence: confidenceByRole(parts) }
  },
  learnMore: [manual('Live Audio Effect Reference', 'Compressor')],
  honesty: 'Likely: the ratio is certain. If the threshold is hardly reached, only single peaks are touched.',
}

function compressors(part: Part): PlacedDevice[] {
  return chosenDevices(part, 'Compressor2').filter(
    ({ device }) => (steady(device, 'Ratio') ?? 0) >= LIMITING_RATIO && device.sidechain?.isOn !== true,
  )
}

const LIMITING_RATIO = 10
