import { ANY_STAGE, type Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { STREAM_NAME } from './downloaded-streams.ts'
import { allSamples, eachFileOnce } from './samples-of.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'
import { quoted } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

const LOSSY = /\.(?:mp3|m4a|aac|wma)$/i
/** Names that phones and messengers give. */
const OF_PHONE =
  /^rpreplay|screen ?rec|voice ?(?:memo|note)|^ptt-|^aud-\d|whatsapp|(?:new|neue|nytt) ?(?:recording|aufnahme|opptak)/i
const OF_LIVE: ReadonlySet<string> = new Set(['library', 'factoryPack', 'builtIn'])

export const lossySamples: Check = {
  id: 'FI05',
  title: 'Compressed files as source material',
  area: 'files',
  /** Most have no other source: a record, a phone, a friend. */
  severity: 'info',
  stages: ANY_STAGE,
  confidence: 'certain',
  source:
    'How lossy codecs work. Left out is what has no better original: the sounds of packs and games (.ogg), recordings of a phone, what was taken from a stream',
  find: (song) =>
    saw(
      eachFileOnce(allSamples(song)).filter(
        ({ sample, part }) =>
          LOSSY.test(sample.fileName) &&
          part.isAudible &&
          !OF_LIVE.has(sample.location) &&
          !STREAM_NAME.test(sample.fileName) &&
          !OF_PHONE.test(sample.fileName),
      ),
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
