import { list } from '../../words/name-words.ts'
import { count, plain } from '../../words/number-words.ts'
import type { Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { allSamples, eachFileOnce } from './samples-of.ts'
import { manual } from '../sources.ts'

export const mixedSampleRates: Check = {
  id: 'FI04',
  title: 'Samples of different rates',
  area: 'files',
  severity: 'info',
  stages: ['export'],
  confidence: 'certain',
  reads: ['samples.sampleRateHz'],
  source: 'Live’s Audio Fact Sheet: playback is neutral where file and set have the same rate',
  find: (song) => {
    const samples = eachFileOnce(allSamples(song)).filter(({ sample }) => (sample.sampleRateHz ?? 0) > 0)
    const rates = Map.groupBy(samples, ({ sample }) => sample.sampleRateHz ?? 0)
    if (rates.size < 2) return null
    const told = [...rates].toSorted(([, a], [, b]) => b.length - a.length)
    return {
      claim: `The samples come in ${count(told.length, 'sample rate')}: ${list(
        told.map(([hz]) => `${plain(hz / 1000)} kHz`),
        5,
      )}.`,
      evidence: told.map(([hz, files]) => aboutSet(`${plain(hz / 1000)} kHz: ${count(files.length, 'file')}`)),
      place: { trackIds: [], clipIds: [], bars: null },
    }
  },
  lesson: {
    beginner: {
      why: 'Live converts them while playing. It works, and you need not do anything.',
      tryThis: ['If you like order: export at the rate that most files have.'],
      listenFor: 'Solo a file of each rate: you should not be able to tell which is which.',
    },
    intermediate: {
      why: 'Conversion is good, though not bit for bit neutral. For exposed sounds there is a better quality per clip.',
      tryThis: ['Clip view ▸ Hi-Q on for single, open sounds.', 'Choose one rate for a project and record at it.'],
      listenFor: 'High, sustained tones.',
    },
    advanced: {
      why: 'Warped or transposed clips are resampled anyway, so rate differences add nothing there. Between 44.1 and 48 kHz the filter is steep; aliasing stays low in Hi-Q.',
      tryThis: ['Convert outside with a high-quality resampler if a client asks for neutrality.'],
      listenFor: 'Null test of a converted file.',
    },
  },
  learnMore: [manual('Audio Fact Sheet')],
  honesty: 'Certain about the rates. It hardly matters to the ear.',
}
