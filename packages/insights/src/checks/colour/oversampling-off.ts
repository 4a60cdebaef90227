import type { Check } from '../check.ts'
import { steady, steadyShare } from '../device-parameters.ts'
import { activeDevices } from '../devices-of.ts'
import { aboutDevice } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'

export const oversamplingOff: Check = {
  id: 'SA04',
  title: 'Strong distortion without oversampling',
  area: 'sound',
  severity: 'info',
  stages: ['export'],
  confidence: 'certain',
  reads: ['devices Saturator PreDrive, Oversampling'],
  source: 'Aliasing: overtones above half of the sample rate fold back. 12 dB is a rule of thumb',
  find: (song) =>
    saw(
      activeDevices(song, 'Saturator', 'Pedal').filter(({ device }) => {
        const isStrong =
          device.tag === 'Saturator'
            ? (steady(device, 'PreDrive') ?? 0) > STRONG_DB
            : (steadyShare(device, 'Gain') ?? 0) > 0.5
        return isStrong && steady(device, 'Oversampling') === 0
      }),
      {
        name: ({ trackName }) => trackName,
        one: (name, { device }) => `${device.name} on ${name} distorts strongly, with Hi-Quality off.`,
        many: (number, names) => `${number} devices distort strongly with Hi-Quality off: on ${names}.`,
        evidence: (placed) => aboutDevice(placed, 'oversampling off'),
      },
    ),
  lesson: {
    beginner: {
      why: 'Strong distortion makes tones so high that a computer cannot hold them; some come back as a shimmer that is not in the music. A better quality is one click away.',
      tryThis: ['Right-click the title bar of the device.', 'Choose Hi-Quality (or Oversampling) before you export.'],
      listenFor: 'High notes: is there a tone that moves against the melody?',
    },
    intermediate: {
      why: 'Oversampling computes the distortion at a higher rate and filters what would fold back. It costs CPU, so switch it on at the end.',
      tryThis: ['Switch it on for leads and cymbals; on a bass you will rarely hear it.'],
      listenFor: 'A slide upwards: folded tones go down.',
    },
    advanced: {
      why: 'Folding products of order n fall at |n·f − k·fs|. A 5 kHz sine at 44.1 kHz folds from the fifth harmonic on. Internal oversampling of 2–4× moves that by one or two octaves.',
      tryThis: ['Or work at 96 kHz for the bounce of that one part.'],
      listenFor: 'Inharmonic tones under a sine sweep.',
    },
  },
  learnMore: [manual('Live Audio Effect Reference', 'Saturator')],
  honesty: 'Certain about the setting; on low sounds it is hard to hear, and the roughness may be welcome.',
}

const STRONG_DB = 12
