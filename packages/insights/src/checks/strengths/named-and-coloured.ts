import { ANY_STAGE, type Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { manual } from '../sources.ts'
import { count } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const namedAndColoured: Check = {
  id: 'ST-NAMES',
  title: 'Tracks that say what they are',
  area: 'workflow',
  severity: 'strength',
  stages: ANY_STAGE,
  confidence: 'certain',
  source: 'Four of five names and four colours are rules of thumb; in 56 % of public projects most tracks have no name',
  find: ({ parts }) => {
    const tracks = parts.filter(({ track }) => track.kind !== 'return').map(({ track }) => track)
    const named = tracks.filter((track) => track.userName.trim() !== '').length
    const colors = new Set(tracks.map((track) => track.colorIndex)).size
    if (tracks.length < FEWEST_TRACKS || named / tracks.length < NAMED_SHARE || colors < FEWEST_COLORS) return null
    return {
      claim: say`${String(named)} of ${count(tracks.length, 'track')} have a name of their own, and ${count(colors, 'colour')} tell them apart.`,
      evidence: [aboutSet(say`${String(named)} of ${String(tracks.length)} tracks named; ${count(colors, 'colour')}`)],
    }
  },
  learnMore: [manual('Live Concepts', 'Tracks')],
  honesty: 'Certain: counted in the file. Whether the names fit the sounds only you know.',
}

const FEWEST_TRACKS = 4
const NAMED_SHARE = 0.8
const FEWEST_COLORS = 3
