import { count } from '../../words/number-words.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { manual } from '../sources.ts'

export const namedAndColoured: Check = {
  id: 'ST-NAMES',
  title: 'Tracks that say what they are',
  area: 'workflow',
  severity: 'strength',
  stages: ANY_STAGE,
  confidence: 'certain',
  reads: ['tracks.userName', 'tracks.colorIndex'],
  source: 'Four of five names and four colours are rules of thumb; in 56 % of public projects most tracks have no name',
  find: ({ parts }) => {
    const tracks = parts.filter(({ track }) => track.kind !== 'return').map(({ track }) => track)
    const named = tracks.filter((track) => track.userName.trim() !== '').length
    const colors = new Set(tracks.map((track) => track.colorIndex)).size
    if (tracks.length < FEWEST_TRACKS || named / tracks.length < NAMED_SHARE || colors < FEWEST_COLORS) return null
    return {
      claim: `${String(named)} of ${count(tracks.length, 'track')} have a name of their own, and ${count(colors, 'colour')} tell them apart.`,
      evidence: [aboutSet(`${String(named)} of ${String(tracks.length)} tracks named; ${count(colors, 'colour')}`)],
    }
  },
  lesson: {
    beginner: {
      why: 'A set that explains itself is one that you come back to. In a month you will still know which track is which.',
      tryThis: ['Save these names and colours as your template: File ▸ Save Live Set as Template.'],
      listenFor: 'How fast you find a part in this set, compared with an older one.',
    },
    intermediate: {
      why: 'Names and colours cost seconds while writing and save minutes while mixing. They also travel: stems, frozen files and exports take the track’s name.',
      tryThis: [
        'Keep one colour for each role in all your sets: your eye learns it.',
        'Assign Track Color to Clips (right-click a track) makes the arrangement readable from afar.',
      ],
      listenFor: 'Whether you look at names less and less: then the colours work.',
    },
    advanced: {
      why: 'Roles here are read from device, sample, name and range; a clear name settles most doubts, so everything that this report says about roles is surer for it.',
      tryThis: ['Use the # sign in a name for a running number: “# Pad” stays right when tracks move.'],
      listenFor: 'Exports with All Individual Tracks: the file names are ready for a mixing engineer.',
    },
  },
  learnMore: [manual('Live Concepts', 'Tracks')],
  honesty: 'Certain: counted in the file. Whether the names fit the sounds only you know.',
}

const FEWEST_TRACKS = 4
const NAMED_SHARE = 0.8
const FEWEST_COLORS = 3
