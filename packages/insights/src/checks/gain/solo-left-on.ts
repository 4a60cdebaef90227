import type { Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { manual } from '../sources.ts'
import { count, quotedTracks } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const soloLeftOn: Check = {
  id: 'GS09',
  title: 'Solo left on',
  area: 'mix',
  severity: 'fix',
  stages: ['arrange', 'mix', 'export'],
  confidence: 'certain',
  source: 'Signal flow of Live’s mixer',
  find: ({ parts }) => {
    const soloed = parts.filter(({ track }) => track.mixer.isSoloed)
    if (soloed.length === 0) return null
    const names = quotedTracks(soloed.map(({ track }) => track))
    const silent = parts.filter(({ track, report }) => !report.isHeard && !track.mixer.isMuted).length
    return {
      claim:
        soloed.length === 1
          ? say`Solo is still on for ${names}.`
          : say`Solo is still on for ${count(soloed.length, 'track')}: ${names}.`,
      evidence: soloed.map((part) =>
        aboutTrack(part, silent > 0 ? say`solo on; ${count(silent, 'other track')} silent` : say`solo on`),
      ),
    }
  },
  learnMore: [manual('Mixing', 'Track soloing'), manual('Managing Files and Sets', 'Exporting audio and video')],
  honesty: 'Certain: the file says so. If you saved in the middle of listening to one part, nothing is amiss.',
}
