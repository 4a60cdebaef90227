import { DRUM_ROLES } from '../../roles/role-by-name.ts'
import { quotedTracks } from '../../words/name-words.ts'
import { count } from '../../words/number-words.ts'
import type { Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { manual } from '../sources.ts'

export const noGroups: Check = {
  id: 'HY03',
  title: 'Many tracks, no groups',
  area: 'workflow',
  severity: 'idea',
  stages: ['arrange', 'mix'],
  confidence: 'certain',
  source: 'Twelve tracks is a rule of thumb',
  find: ({ parts }) => {
    const tracks = parts.filter(({ track }) => track.kind === 'midi' || track.kind === 'audio')
    if (tracks.length <= MANY || parts.some(({ track }) => track.kind === 'group')) return null
    const drums = tracks.filter(({ report }) => DRUM_ROLES.has(report.role.role))
    return {
      claim: `${count(tracks.length, 'track')} stand side by side, without a group.`,
      evidence: [
        aboutSet(
          drums.length > 1
            ? `${count(drums.length, 'drum track')} could be the first group: ${quotedTracks(drums.map(({ track }) => track))}`
            : `${count(tracks.length, 'track')}, 0 groups`,
        ),
      ],
    }
  },
  learnMore: [manual('Mixing', 'Group tracks')],
  honesty: 'Certain: counted.',
}

const MANY = 12
