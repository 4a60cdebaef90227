import { quoted } from '../../words/name-words.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { allSamples, eachFileOnce } from './samples-of.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'

export const lossySamples: Check = {
  id: 'FI05',
  title: 'Compressed files as source material',
  area: 'files',
  severity: 'info',
  stages: ANY_STAGE,
  confidence: 'certain',
  reads: ['samples.fileName'],
  source: 'How lossy codecs work',
  find: (song) =>
    saw(
      eachFileOnce(allSamples(song)).filter(({ sample }) => /\.(?:mp3|m4a|ogg|aac|wma)$/i.test(sample.fileName)),
      {
        name: ({ sample }) => sample.fileName,
        one: (name) => `${name} is a compressed file.`,
        many: (number, names) => `${number} sounds are compressed files: ${names}.`,
        evidence: ({ sample, part }) => aboutTrack(part, quoted(sample.fileName)),
      },
    ),
  lesson: {
    beginner: {
      why: 'MP3 and its relatives leave out what one hardly hears. Effects can bring the gaps to light.',
      tryThis: ['If you have the WAV of it, use that.', 'For a sketch or a texture it is fine.'],
      listenFor: 'A watery shimmer on cymbals and “s” sounds.',
    },
    intermediate: {
      why: 'Highs above about 16 kHz are often gone, and stretching, EQ boosts and compression raise the artefacts.',
      tryThis: ['Ask for the original.', 'Avoid large high boosts and strong time-stretching on it.'],
      listenFor: 'Stretch it to half speed once: the artefacts become plain.',
    },
    advanced: {
      why: 'Codecs quantise each band against a masking threshold that holds for the original playback; processing moves signal and noise differently. Encoder delay also adds some 20–50 ms of silence at the start.',
      tryThis: ['Check the start of loops: warp markers may sit late.'],
      listenFor: 'Pre-echo before sharp attacks.',
    },
  },
  learnMore: [manual('Managing Files and Sets')],
  honesty: 'Certain about the file type, not about its quality.',
}
