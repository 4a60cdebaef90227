import type { Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { manual } from '../sources.ts'
import { count } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const jamNeverArranged: Check = {
  id: 'AR01',
  title: 'A jam that waits for an order in time',
  area: 'arrangement',
  severity: 'idea',
  stages: ['sketch'],
  confidence: 'certain',
  source: 'Eight clips are a rule of thumb for “enough to arrange”',
  find: ({ parts, overview }) => {
    const { session, arrangement } = overview.clipCounts
    if (session < FEWEST_CLIPS || arrangement > 0) return null
    const tracks = parts.filter(({ track }) => track.sessionClips.length > 0).length
    return {
      claim: say`${count(session, 'clip')} in the session view, and nothing in the arrangement yet.`,
      evidence: [
        aboutSet(
          say`${count(session, 'session clip')} on ${count(tracks, 'track')}, ${count(overview.sceneCount, 'scene')}`,
        ),
        aboutSet(say`0 clips in the arrangement`),
      ],
    }
  },
  learnMore: [manual('Session View', 'Recording sessions into the arrangement')],
  honesty:
    'Certain about the counts. If this is a set for playing live, it is complete as it is: say so, and I will not ask again.',
}

const FEWEST_CLIPS = 8
