import { quotedTracks } from '../../words/name-words.ts'
import { count } from '../../words/number-words.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { manual } from '../sources.ts'

export const unnamedTracks: Check = {
  id: 'HY01',
  title: 'Tracks without names',
  area: 'workflow',
  severity: 'idea',
  stages: ANY_STAGE,
  confidence: 'certain',
  reads: ['tracks.userName'],
  source: 'Six tracks and half of them are rules of thumb; in 56 % of public projects it is so',
  find: ({ parts }) => {
    const own = parts.filter(({ track }) => track.kind !== 'return')
    const unnamed = own.filter(({ track }) => track.userName.trim() === '')
    if (own.length < FEWEST_TRACKS || unnamed.length * 2 <= own.length) return null
    return {
      claim: `${String(unnamed.length)} of ${count(own.length, 'track')} have no name of their own.`,
      evidence: [
        aboutSet(
          `Among them ${quotedTracks(
            unnamed.map(({ track }) => track),
            6,
          )}`,
        ),
      ],
      place: { trackIds: unnamed.map(({ track }) => track.id), clipIds: [], bars: null },
    }
  },
  lesson: {
    beginner: {
      why: '“7-Audio” tells you nothing next month.',
      tryThis: [
        'Click the first track and press Ctrl-R (Cmd-R).',
        'Type a name, press Tab for the next one. Two minutes, and you are done.',
      ],
      listenFor: 'While you name them, listen to each one alone: a good review.',
    },
    intermediate: {
      why: 'Names go into stems, frozen files and recordings, and a collaborator reads them first. This report, too, reads roles from names.',
      tryThis: ['Name by role first: “Bass mid”, “Pad wide”.', 'Use # for the track’s number.'],
      listenFor: 'Two tracks with the same job.',
    },
    advanced: {
      why: 'A name raises the certainty of a role here from about 0.5, by note range, to 0.85 and more, so rules that depend on roles get quieter and more exact.',
      tryThis: [
        'Name the five parts that carry the song, and open the set here again.',
        'Put names into your template and record onto named tracks.',
      ],
      listenFor: 'Compare the two reports: which findings went, and which roles did names correct?',
    },
  },
  learnMore: [manual('Live Concepts', 'Tracks')],
  honesty: 'Certain: counted.',
}

const FEWEST_TRACKS = 6
