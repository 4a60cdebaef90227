import type { Part, PlacedDevice } from '../../song/song.ts'
import { milliseconds, plain, ratio } from '../../words/number-words.ts'
import type { Check } from '../check.ts'
import { steady } from '../device-parameters.ts'
import { activeDevices } from '../devices-of.ts'
import { aboutDevice } from '../evidence.ts'
import { confidenceByRole, partsWith } from '../roles-of.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'

export const attackTakesTheHit: Check = {
  id: 'DY07',
  title: 'Attack that takes the hit away',
  area: 'mix',
  severity: 'check',
  stages: ['mix'],
  confidence: 'likely',
  reads: ['devices Compressor Attack, Ratio, Threshold', 'tracks.role'],
  source: 'Under 1 ms, 4:1, below −6 dB: rules of thumb',
  find: (song) => {
    const parts = partsWith(song, 'kick', 'snare', 'drums', 'percussion').filter(
      (part) => fastCompressors(part).length > 0,
    )
    const sighting = saw(parts.flatMap(fastCompressors), {
      name: ({ trackName }) => trackName,
      one: (name, { device }) =>
        `The Compressor on ${name} catches the first ${milliseconds(steady(device, 'Attack') ?? 0)} of each hit.`,
      many: (number, names) => `${number} Compressors on drums act in under a millisecond: ${names}.`,
      evidence: (placed) =>
        aboutDevice(
          placed,
          `attack ${plain(steady(placed.device, 'Attack') ?? 0, 2)} ms, ratio ${ratio(steady(placed.device, 'Ratio') ?? 0)}`,
        ),
    })
    return sighting && { ...sighting, confidence: confidenceByRole(parts) }
  },
  lesson: {
    beginner: {
      why: 'The first blink of a drum is the hit itself. A compressor that reacts at once turns down exactly that.',
      tryThis: ['Turn Attack to 20 ms.', 'Turn it back slowly until the hit is as sharp as you like.'],
      listenFor: 'The click of the kick, the crack of the snare.',
    },
    intermediate: {
      why: 'Attack decides what gets through before the compressor closes. 10–30 ms leaves the transient and shapes the body; under 1 ms does the opposite.',
      tryThis: [
        'Attack 10–30 ms, release so that it is back before the next hit.',
        'Less transient wanted? Then this setting is right: listen at equal loudness.',
      ],
      listenFor: 'Punch at low volume.',
    },
    advanced: {
      why: 'With attack times below one period of the fundamental the gain follows the waveform, which adds harmonics. Lookahead makes this stronger.',
      tryThis: [
        'Parallel: fast and crushed underneath, untouched above, about 30 % wet.',
        'Or a clipper for spikes: it leaves the body alone.',
      ],
      listenFor: 'Low-end distortion on long kicks.',
    },
  },
  learnMore: [manual('Live Audio Effect Reference', 'Compressor')],
  honesty: 'Likely: the numbers are certain. Taming a spiky sample may be the point.',
}

function fastCompressors(part: Part): PlacedDevice[] {
  return activeDevices(part, 'Compressor2').filter(
    ({ device }) =>
      device.sidechain?.isOn !== true &&
      (steady(device, 'Attack') ?? 9) < 1 &&
      (steady(device, 'Ratio') ?? 0) >= 4 &&
      (steady(device, 'Threshold') ?? 0) < -6,
  )
}
