import type { Part, PlacedDevice } from '../../song/song.ts'
import { ratio } from '../../words/number-words.ts'
import type { Check } from '../check.ts'
import { steady } from '../device-parameters.ts'
import { activeDevices } from '../devices-of.ts'
import { aboutDevice } from '../evidence.ts'
import { confidenceByRole, partsWith } from '../roles-of.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'

export const highRatioOnMelody: Check = {
  id: 'DY06',
  title: 'Very high ratio on a melodic part',
  area: 'mix',
  severity: 'idea',
  stages: ['mix'],
  confidence: 'likely',
  reads: ['devices Compressor Ratio', 'tracks.role'],
  source: '10:1 is where textbooks begin to say limiting: a rule of thumb',
  find: (song) => {
    const parts = partsWith(song, 'vocal', 'keys', 'pad', 'guitar', 'lead', 'chords').filter(
      (part) => compressors(part).length > 0,
    )
    const sighting = saw(
      parts.flatMap((part) => compressors(part)),
      {
        name: ({ trackName }) => trackName,
        one: (name, { device }) => `The Compressor on ${name} works at ${ratio(steady(device, 'Ratio') ?? 10)}.`,
        many: (number, names) => `${number} Compressors on melodic parts work at 10:1 or more: ${names}.`,
        evidence: (placed) => aboutDevice(placed, `ratio ${ratio(steady(placed.device, 'Ratio') ?? 10)}`),
      },
    )
    return sighting && { ...sighting, confidence: confidenceByRole(parts) }
  },
  lesson: {
    beginner: {
      why: 'At such a ratio, everything above the threshold comes out equally loud. The ups and downs of a phrase get ironed flat.',
      tryThis: [
        'Turn Ratio to about 3.',
        'Lower Threshold until it moves as much as before.',
        'Compare at the same loudness.',
      ],
      listenFor: 'Words or notes that lean forward again.',
    },
    intermediate: {
      why: 'Above 10:1 a compressor is a limiter. For evenness with expression, a lower ratio and a lower threshold spread the same reduction over more of the part.',
      tryThis: [
        '2:1 to 4:1, attack 10–30 ms, 3–6 dB of reduction.',
        'Ride the few loud words by automation before it.',
      ],
      listenFor: 'Breaths and consonants: high ratios pull them up.',
    },
    advanced: {
      why: 'Reduction at high ratio follows peaks rather than level; with the RMS model it does so later. Two stages of 3:1 give a similar range with less audible action.',
      tryThis: ['Serial: slow 2:1 first, fast 4:1 after, 2–3 dB each.'],
      listenFor: 'Tone change while it works: intermodulation on vowels.',
    },
  },
  learnMore: [manual('Live Audio Effect Reference', 'Compressor')],
  honesty: 'Likely: the ratio is certain. If the threshold is hardly reached, only single peaks are touched.',
}

function compressors(part: Part): PlacedDevice[] {
  return activeDevices(part, 'Compressor2').filter(
    ({ device }) => (steady(device, 'Ratio') ?? 0) >= LIMITING_RATIO && device.sidechain?.isOn !== true,
  )
}

const LIMITING_RATIO = 10
