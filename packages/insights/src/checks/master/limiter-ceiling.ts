import { decibels } from '../../words/number-words.ts'
import type { Check } from '../check.ts'
import { steady } from '../device-parameters.ts'
import { aboutDevice } from '../evidence.ts'
import { manual, standard, term } from '../sources.ts'
import { activeMainDevices } from './limiters.ts'

export const limiterCeiling: Check = {
  id: 'MB03',
  title: 'Limiter ceiling close to 0 dB',
  area: 'mix',
  severity: 'check',
  stages: ['export'],
  confidence: 'likely',
  reads: ['main.devices.parameters Ceiling, Mode'],
  source: 'EBU R 128 and AES TD1008 ask for at most −1 dBTP; several streaming services ask for the same',
  find: (song) => {
    const limiter = activeMainDevices(song).findLast(({ device }) => device.tag === 'Limiter')
    if (!limiter) return null
    const ceilingDb = steady(limiter.device, 'Ceiling')
    const isTruePeak = limiter.device.parameters.find(({ name }) => name === 'Mode')?.value === TRUE_PEAK
    if (ceilingDb === undefined || ceilingDb <= HIGHEST_CEILING_DB || isTruePeak) return null
    return {
      claim: `The Limiter on ${song.mainName} lets peaks through up to ${decibels(ceilingDb)}.`,
      evidence: [
        aboutDevice(limiter, `ceiling ${decibels(ceilingDb)}, True Peak off; recommended for release: ${decibels(-1)}`),
      ],
    }
  },
  lesson: {
    beginner: {
      why: 'Streaming services pack your file smaller, and unpacked again the loudest moments come out a little higher than they went in. A small gap below the maximum keeps them clean.',
      tryThis: [
        'Click the Limiter on the main track.',
        'Set Ceiling to −1 dB.',
        'Export again. Nothing else needs to change.',
      ],
      listenFor: 'Nothing at all, hopefully: 0.7 dB less is hard to hear. It is a safety margin.',
    },
    intermediate: {
      why: 'A standard limiter watches the samples. Between two samples the rebuilt waveform can be higher, often by a few tenths of a dB, and lossy encoding adds more. EBU R 128 and AES TD1008 therefore ask for −1 dB true peak.',
      tryThis: [
        'Ceiling −1 dB; in Live 12 also set the mode to True Peak.',
        'If the song is very loud, try −2 dB: loud masters overshoot more when encoded.',
        'Encode once to AAC or Ogg and look at the peaks of the decoded file.',
      ],
      listenFor: 'Crackle on the loudest hits of the encoded file, before and after.',
    },
    advanced: {
      why: 'Inter-sample peaks follow from band-limited reconstruction; BS.1770 estimates them with 4× oversampling (about 0.2 dB of uncertainty). Codec overshoot grows with spectral density and falls with bit rate, so −1 dBTP is a compromise and not a guarantee.',
      tryThis: [
        'True Peak mode where your Live has it; in older versions oversample outside, or lower the ceiling to −1.5 dB.',
        'Measure the decoded file, not the master.',
      ],
      listenFor: 'Transient distortion at a low bit rate, such as 96 kbit/s, as a stress test.',
    },
  },
  learnMore: [
    manual('Live Audio Effect Reference', 'Limiter'),
    standard('EBU R 128', 'EBU R 128, Loudness normalisation and permitted maximum level'),
    term('True peak', 'true-peak'),
  ],
  honesty:
    'Certain about the setting; whether your song really overshoots only the exported audio can show. For a demo between friends it does not matter.',
}

const HIGHEST_CEILING_DB = -1
/** `Mode` of the Limiter since Live 12: 0 Standard, 1 Soft Clip, 2 True Peak. Absent in older sets. */
const TRUE_PEAK = 2
