import type { Check } from '../check.ts'
import { chosenDevices, isReverb } from '../devices-of.ts'
import { aboutTrack } from '../evidence.ts'
import { manual, term } from '../sources.ts'
import { count, list } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const manyInsertReverbs: Check = {
  id: 'SP01',
  title: 'Many reverbs of their own',
  area: 'mix',
  severity: 'idea',
  stages: ['mix'],
  confidence: 'certain',
  source: 'Live’s manual: return tracks are for effects that tracks share. Four is a rule of thumb',
  find: (song) => {
    const own = song.parts.filter(
      (part) =>
        part.clips.length > 0 &&
        part.track.kind !== 'return' &&
        part.track.kind !== 'group' &&
        chosenDevices(part).some(isReverb),
    )
    if (own.length < MANY) return null
    return {
      claim: say`${count(own.length, 'track')} each have a reverb of their own.`,
      evidence: own.map((part) =>
        aboutTrack(
          part,
          list(
            chosenDevices(part)
              .filter(isReverb)
              .map(({ device }) => device.name),
            3,
          ),
        ),
      ),
      figures: { tracks: own.length },
    }
  },
  learnMore: [manual('Mixing', 'Return tracks and the Main track'), term('Return track', 'return-track')],
  honesty: 'Certain about the count. As sound design, a reverb belongs to its sound.',
}

const MANY = 4
