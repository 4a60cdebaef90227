import type { PlacedDevice } from '../../song/song.ts'
import type { Check } from '../check.ts'
import { steady } from '../device-parameters.ts'
import { chosenDevices } from '../devices-of.ts'
import { aboutDevice } from '../evidence.ts'
import { confidenceByRole, partsWith } from '../roles-of.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'
import { milliseconds, plain, quoted, ratio } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const attackTakesTheHit: Check = {
  id: 'DY07',
  title: 'Attack that takes the hit away',
  area: 'mix',
  severity: 'check',
  stages: ['mix'],
  confidence: 'likely',
  source: 'Under 1 ms, 4:1, below −6 dB: rules of thumb',
  find: (song) => {
    const drums = partsWith(song, 'kick', 'snare', 'drums', 'percussion')
    const found = drums.flatMap((part) =>
      chosenDevices(part, 'Compressor2')
        .filter(isFast)
        .map((placed) => ({ ...placed, part })),
    )
    const sighting = saw(found, {
      name: ({ trackName }) => trackName,
      one: (name, { device, chain }) => {
        const attack = milliseconds(steady(device, 'Attack') ?? 0)
        return chain && chain.name !== ''
          ? say`On ${quoted(chain.name)} of ${name} the Compressor clamps down within ${attack}: it takes the attack off each hit.`
          : say`The Compressor on ${name} clamps down within ${attack}: it takes the attack off each hit.`
      },
      many: (number, names) =>
        say`${number} Compressors on drums clamp down in under a millisecond: ${names}. They take the attack off the hits.`,
      evidence: (placed) =>
        aboutDevice(
          placed,
          say`attack ${plain(steady(placed.device, 'Attack') ?? 0, 2)} ms, ratio ${ratio(steady(placed.device, 'Ratio') ?? 0)}`,
        ),
    })
    return sighting && { ...sighting, confidence: confidenceByRole(found.map(({ part }) => part)) }
  },
  learnMore: [manual('Live Audio Effect Reference', 'Compressor')],
  honesty: 'Likely: the numbers are certain. Taming a spiky sample may be the point.',
}

function isFast({ device }: PlacedDevice): boolean {
  return (
    device.sidechain?.isOn !== true &&
    (steady(device, 'Attack') ?? 9) < 1 &&
    (steady(device, 'Ratio') ?? 0) >= 4 &&
    (steady(device, 'Threshold') ?? 0) < -6
  )
}
