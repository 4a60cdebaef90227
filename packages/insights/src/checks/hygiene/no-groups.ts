import { DRUM_ROLES } from '../../roles/role-by-name.ts'
import type { Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { manual } from '../sources.ts'
import { count, quotedTracks } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

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
      claim: say`${count(tracks.length, 'track')} stand side by side, without a group.`,
      evidence: [
        aboutSet(
          drums.length > 1
            ? say`${count(drums.length, 'drum track')} could be the first group: ${quotedTracks(drums.map(({ track }) => track))}`
            : say`${count(tracks.length, 'track')}, 0 groups`,
        ),
      ],
    }
  },
  learnMore: [manual('Mixing', 'Group tracks')],
  honesty: 'Certain: counted.',
}

const MANY = 12
