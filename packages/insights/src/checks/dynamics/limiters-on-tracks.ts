import type { Check } from '../check.ts'
import { chosenDevices } from '../devices-of.ts'
import { aboutTrack } from '../evidence.ts'
import { manual } from '../sources.ts'
import { count } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const limitersOnTracks: Check = {
  id: 'DY10',
  title: 'Limiters on single tracks',
  area: 'mix',
  severity: 'info',
  stages: ['mix'],
  confidence: 'certain',
  source: 'Three tracks is a rule of thumb; presets and racks bring limiters along',
  find: (song) => {
    const limited = song.parts.filter((part) => chosenDevices(part, 'Limiter').length > 0)
    if (limited.length < MANY) return null
    return {
      claim: say`${count(limited.length, 'track')} carry a Limiter of their own.`,
      evidence: limited.map((part) => aboutTrack(part, say`Limiter active`)),
    }
  },
  learnMore: [manual('Live Audio Effect Reference', 'Limiter')],
  honesty: 'Certain that they are there; whether they work only their meters say.',
}

const MANY = 3
