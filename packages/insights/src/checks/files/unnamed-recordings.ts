import type { Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { allSamples, eachFileOnce } from './samples-of.ts'
import { manual } from '../sources.ts'
import { count, quoted } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const unnamedRecordings: Check = {
  id: 'FI08',
  title: 'Recordings without a name',
  area: 'workflow',
  severity: 'idea',
  stages: ['arrange', 'mix'],
  confidence: 'certain',
  source: 'Ten is a rule of thumb',
  find: (song) => {
    const unnamed = eachFileOnce(allSamples(song)).filter(({ sample }) => /^\d+-Audio \d+/i.test(sample.fileName))
    if (unnamed.length <= MANY) return null
    return {
      claim: say`${count(unnamed.length, 'recording')} are named by number only.`,
      evidence: unnamed.map(({ sample, part }) => aboutTrack(part, quoted(sample.fileName))),
    }
  },
  learnMore: [manual('Recording New Clips')],
  honesty: 'Certain about the names.',
}

const MANY = 10
