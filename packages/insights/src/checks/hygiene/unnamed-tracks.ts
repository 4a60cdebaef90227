import { ANY_STAGE, type Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { manual } from '../sources.ts'
import { count, quotedTracks } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const unnamedTracks: Check = {
  id: 'HY01',
  title: 'Tracks without names',
  area: 'workflow',
  severity: 'idea',
  stages: ANY_STAGE,
  confidence: 'certain',
  source: 'Six tracks and half of them are rules of thumb; in 56 % of public projects it is so',
  find: ({ parts }) => {
    const own = parts.filter(({ track }) => track.kind !== 'return')
    const unnamed = own.filter(({ track }) => track.userName.trim() === '')
    if (own.length < FEWEST_TRACKS || unnamed.length * 2 <= own.length) return null
    return {
      claim: say`${String(unnamed.length)} of ${count(own.length, 'track')} have no name of their own.`,
      evidence: [
        aboutSet(
          say`Among them ${quotedTracks(
            unnamed.map(({ track }) => track),
            6,
          )}`,
        ),
      ],
      place: { trackIds: unnamed.map(({ track }) => track.id), clipIds: [], bars: null },
    }
  },
  learnMore: [manual('Live Concepts', 'Tracks')],
  honesty: 'Certain: counted.',
}

const FEWEST_TRACKS = 6
