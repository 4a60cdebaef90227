import type { Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { allSamples, eachFileOnce } from './samples-of.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'
import { quoted } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const downloadedStreams: Check = {
  id: 'FI07',
  title: 'Samples from a stream',
  area: 'files',
  severity: 'idea',
  stages: ['export'],
  confidence: 'guess',
  source: 'Names that download tools write: a rule of thumb',
  find: (song) =>
    saw(
      eachFileOnce(allSamples(song)).filter(
        ({ sample }) => STREAM_NAME.test(sample.fileName) || STREAM_NAME.test(sample.path ?? ''),
      ),
      {
        name: ({ sample }) => sample.fileName,
        one: (name) => say`${name} looks as if it came from a streaming site.`,
        many: (number, names) => say`${number} sounds look as if they came from a streaming site: ${names}.`,
        evidence: ({ sample, part }) => aboutTrack(part, quoted(sample.fileName)),
      },
    ),
  learnMore: [manual('Managing Files and Sets')],
  honesty: 'A guess from a file name. It may be your own upload, or cleared long ago.',
}

/** Names that download tools give. */
export const STREAM_NAME =
  /youtube|y2mate|ytmp3|yt[1-9]s|getmp3|savefrom|mp3juice|soundcloud[ _-]?(?:download|rip)|tiktok/i
