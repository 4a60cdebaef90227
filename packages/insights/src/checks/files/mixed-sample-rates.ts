import type { Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { allSamples, eachFileOnce } from './samples-of.ts'
import { manual } from '../sources.ts'
import { count, list, plain } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const mixedSampleRates: Check = {
  id: 'FI04',
  title: 'Samples of different rates',
  area: 'files',
  severity: 'info',
  stages: ['export'],
  confidence: 'certain',
  source: 'Live’s Audio Fact Sheet: playback is neutral where file and set have the same rate',
  find: (song) => {
    const samples = eachFileOnce(allSamples(song)).filter(({ sample }) => (sample.sampleRateHz ?? 0) > 0)
    const rates = Map.groupBy(samples, ({ sample }) => sample.sampleRateHz ?? 0)
    if (rates.size < 2) return null
    const told = [...rates].toSorted(([, a], [, b]) => b.length - a.length)
    return {
      claim: say`The samples come in ${count(told.length, 'sample rate')}: ${list(
        told.map(([hz]) => say`${plain(hz / 1000)} kHz`),
        5,
      )}.`,
      evidence: told.map(([hz, files]) => aboutSet(say`${plain(hz / 1000)} kHz: ${count(files.length, 'file')}`)),
      place: { trackIds: [], clipIds: [], bars: null },
    }
  },
  learnMore: [manual('Audio Fact Sheet')],
  honesty: 'Certain about the rates. It hardly matters to the ear.',
}
