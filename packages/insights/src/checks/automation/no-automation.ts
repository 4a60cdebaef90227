import { movingEnvelopes } from './envelopes-of.ts'
import type { Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { manual, term } from '../sources.ts'
import { clock } from '../../words/number-words.ts'
import { say } from '../../words/say.ts'

export const noAutomation: Check = {
  id: 'AU01',
  title: 'No automation',
  area: 'arrangement',
  severity: 'idea',
  stages: ['arrange', 'mix'],
  confidence: 'certain',
  source: 'Two minutes is a rule of thumb; 56 % of public sets have none, so this only teaches',
  find: (song) => {
    const isSong = song.overview.lengthOf === 'arrangement' && song.overview.lengthSeconds > SONG_SECONDS
    const inClips = song.parts.some(({ clips }) =>
      clips.some(({ clip }) => clip.envelopes.some(({ events }) => events.length > 1)),
    )
    if (!isSong || inClips || movingEnvelopes(song).length > 0) return null
    return {
      claim: say`Nothing is automated in ${clock(song.overview.lengthSeconds)} of music.`,
      evidence: [aboutSet(say`0 envelopes that move, in tracks and in clips`)],
    }
  },
  learnMore: [manual('Automation and Editing Envelopes'), term('Automation', 'automation')],
  honesty: 'Certain about the file. LFO devices, plug-ins and recorded audio can move all by themselves.',
}

const SONG_SECONDS = 120
