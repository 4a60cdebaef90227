import { barsOfPart } from '../bars-of-part.ts'
import type { Check } from '../check.ts'
import { aboutSet, aboutTrack } from '../evidence.ts'
import { manual } from '../sources.ts'
import { panWords } from './pan-words.ts'
import { quotedTracks } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const pictureLeans: Check = {
  id: 'ST05',
  title: 'The stereo picture leans to one side',
  area: 'mix',
  severity: 'idea',
  stages: ['mix', 'export'],
  confidence: 'guess',
  source: 'Mean pan over 15 % with four panned parts: a rule of thumb',
  find: (song) => {
    const heard = song.parts
      .filter(({ report, clips, track }) => report.isHeard && clips.length > 0 && track.kind !== 'return')
      .map((part) => ({ part, pan: part.track.mixer.pan, bars: barsOfPart(song, part) }))
    const panned = heard.filter(({ pan, bars }) => Math.abs(pan) > CENTRE_TOLERANCE && bars > 0)
    const bars = heard.reduce((sum, one) => sum + one.bars, 0)
    const lean = heard.reduce((sum, one) => sum + one.pan * one.bars, 0) / Math.max(1, bars)
    if (panned.length < FEWEST_PANNED || Math.abs(lean) <= MOST_LEAN) return null
    const side = lean < 0 ? say`left` : say`right`
    const there = panned.filter(({ pan }) => Math.sign(pan) === Math.sign(lean))
    const [most] = there.toSorted((a, b) => Math.abs(b.pan) * b.bars - Math.abs(a.pan) * a.bars)
    return {
      claim: say`More parts are panned to the ${side} than to the other side: on average ${panWords(lean)}.`,
      evidence: [
        aboutSet(say`To the ${side}: ${quotedTracks(there.map(({ part }) => part.track))}`),
        ...panned.map(({ part, pan }) => aboutTrack(part, say`pan ${panWords(pan)}`)),
      ],
      ...(most && {
        figures: { part: most.part.track.name, pan: panWords(most.pan), mirror: panWords(-most.pan) },
      }),
    }
  },
  learnMore: [manual('Mixing', 'The Live Mixer')],
  honesty:
    'A guess: levels are unknown to me, stereo samples have sides of their own, and panning inside instruments is invisible.',
}

const CENTRE_TOLERANCE = 0.05
const FEWEST_PANNED = 4
const MOST_LEAN = 0.15
