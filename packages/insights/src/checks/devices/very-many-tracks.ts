import type { Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { manual } from '../sources.ts'
import { count } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const veryManyTracks: Check = {
  id: 'CP03',
  title: 'A very large set',
  area: 'workflow',
  severity: 'info',
  stages: ['arrange', 'mix'],
  confidence: 'certain',
  source: 'Of 115 public sets, the middle one has 11 tracks, a quarter more than 33, the largest 136',
  find: ({ parts }) => {
    const tracks = parts.filter(({ track }) => track.kind === 'midi' || track.kind === 'audio')
    if (tracks.length <= MANY) return null
    const groups = parts.filter(({ track }) => track.kind === 'group').length
    return {
      claim: say`This set has ${count(tracks.length, 'track')}.`,
      evidence: [aboutSet(say`${count(tracks.length, 'audio and MIDI track')} in ${count(groups, 'group')}`)],
    }
  },
  learnMore: [manual('Mixing', 'Group tracks')],
  honesty: 'Certain: counted. Film and live sets are this large for good reasons.',
}

const MANY = 60
