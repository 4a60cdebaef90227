import type { Check } from '../check.ts'
import { steady } from '../device-parameters.ts'
import { activeDevices } from '../devices-of.ts'
import { aboutDevice } from '../evidence.ts'
import { partOf } from '../roles-of.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'

export const glueFastAttack: Check = {
  id: 'MB07',
  title: 'Bus compressor with the fastest attack',
  area: 'mix',
  severity: 'idea',
  stages: ['mix'],
  confidence: 'certain',
  reads: ['main.devices', 'group devices', 'parameters Attack, Ratio'],
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
          `The Glue Compressor on ${name} acts within ${ATTACKS[steady(device, 'Attack') ?? 0] ?? '0.1'} ms.`,
        many: (number, names) => `${number} Glue Compressors on groups act within 0.1 ms: ${names}.`,
        evidence: (placed) =>
          aboutDevice(placed, `attack ${ATTACKS[steady(placed.device, 'Attack') ?? 0] ?? '0.1'} ms`),
      },
    ),
  lesson: {
    beginner: {
      why: 'The first instant of a drum is what you feel. A compressor this fast grabs exactly that instant, on everything that passes through it.',
      tryThis: ['Turn Attack to 10.', 'Lower Threshold until the needle moves by 1 to 2.'],
      listenFor: 'Drums that come forward again.',
    },
    intermediate: {
      why: 'Glue works on the body of the sound: slow attack lets the hits through, and the needle breathes with the bar. At 0.01 ms it becomes a limiter for transients.',
      tryThis: [
        'Attack 10 or 30 ms, release Auto, ratio 2:1, 1–2 dB of reduction.',
        'If you do want clipping, use Soft Clip for it, with the slow attack.',
      ],
      listenFor: 'The snare against the pads before and after.',
    },
    advanced: {
      why: 'With attack well below a period of the bass, gain follows the waveform and distorts lows; harmonic distortion rises steeply below about 3 ms on full mixes.',
      tryThis: [
        'Sidechain-EQ high-pass near 100 Hz if the kick drives it.',
        'Parallel: Dry/Wet 30–50 % with the fast setting.',
      ],
      listenFor: 'Bass notes for buzz, transients for dullness.',
    },
  },
  learnMore: [manual('Live Audio Effect Reference', 'Glue Compressor')],
  honesty: 'Certain about the setting; as a clipping effect it is a known sound.',
}

const ATTACKS = ['0.01', '0.1', '0.3', '1', '3', '10', '30']
