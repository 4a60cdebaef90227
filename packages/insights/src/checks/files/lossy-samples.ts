import { ANY_STAGE, type Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { allSamples, eachFileOnce } from './samples-of.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'
import { quoted } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const lossySamples: Check = {
  id: 'FI05',
  title: 'Compressed files as source material',
  area: 'files',
  severity: 'idea',
  stages: ANY_STAGE,
  confidence: 'certain',
  source: 'How lossy codecs work',
  find: (song) =>
    saw(
      eachFileOnce(allSamples(song)).filter(({ sample }) => /\.(?:mp3|m4a|ogg|aac|wma)$/i.test(sample.fileName)),
      {
        name: ({ sample }) => sample.fileName,
        one: (name) => say`${name} is a compressed file.`,
        many: (number, names) => say`${number} sounds are compressed files: ${names}.`,
        evidence: ({ sample, part }) => aboutTrack(part, quoted(sample.fileName)),
      },
    ),
  learnMore: [manual('Managing Files and Sets')],
  honesty: 'Certain about the file type, not about its quality.',
}
