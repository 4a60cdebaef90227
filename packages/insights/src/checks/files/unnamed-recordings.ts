import { quoted } from '../../words/name-words.ts'
import { count } from '../../words/number-words.ts'
import type { Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { allSamples, eachFileOnce } from './samples-of.ts'
import { manual } from '../sources.ts'

export const unnamedRecordings: Check = {
  id: 'FI08',
  title: 'Recordings without a name',
  area: 'workflow',
  severity: 'idea',
  stages: ['arrange', 'mix'],
  confidence: 'certain',
  reads: ['samples.fileName', 'tracks.arrangementClips'],
  source: 'Ten is a rule of thumb',
  find: (song) => {
    const unnamed = eachFileOnce(allSamples(song)).filter(({ sample }) => /^\d+-Audio \d+/i.test(sample.fileName))
    if (unnamed.length <= MANY) return null
    return {
      claim: `${count(unnamed.length, 'recording')} are named by number only.`,
      evidence: unnamed.map(({ sample, part }) => aboutTrack(part, quoted(sample.fileName))),
    }
  },
  lesson: {
    beginner: {
      why: '“4-Audio 0017” will not tell you next year that it was the good take.',
      tryThis: ['Rename the track before you record: the file gets its name.'],
      listenFor: 'The take that you use: rename that clip now.',
    },
    intermediate: {
      why: 'Files take the track’s name at the moment of recording. Renaming clips later does not rename files.',
      tryThis: ['Rename files in Live’s browser: Live keeps the link.', 'Name by part and take: “Vox verse”.'],
      listenFor: 'Unused takes: File ▸ Manage Files lists them.',
    },
    advanced: {
      why: 'Names survive in stems, in clearance lists and when a set breaks.',
      tryThis: [
        'Name the tracks of your template, so that each take is named as it is recorded.',
        'For the takes that you have: rename them in Live’s browser, where links are kept.',
      ],
      listenFor: 'Takes that turn out to be the same part: solo them before you name them.',
    },
  },
  learnMore: [manual('Recording New Clips')],
  honesty: 'Certain about the names.',
}

const MANY = 10
