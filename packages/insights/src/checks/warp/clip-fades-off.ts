import type { AudioClip } from '@kvint/als'
import type { Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { manual } from '../sources.ts'
import { count } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const clipFadesOff: Check = {
  id: 'WA09',
  title: 'Cuts without fades',
  area: 'sound',
  severity: 'info',
  stages: ['export'],
  confidence: 'guess',
  source: 'A cut away from zero clicks; Live can make short fades by itself. Ten clips is a rule of thumb',
  find: (song) => {
    if (song.picture.of !== 'arrangement') return null
    const parts = song.parts.flatMap((part) => {
      const { length } = part.clips.filter(({ clip, report }) => clip.kind === 'audio' && isCut(clip) && report.isHeard)
      return length > 0 ? [{ part, length }] : []
    })
    const clips = parts.reduce((sum, { length }) => sum + length, 0)
    if (clips <= MANY) return null
    return {
      claim: say`${count(clips, 'audio clip')} have no fade at their edges.`,
      evidence: parts.map(({ part, length }) => aboutTrack(part, count(length, 'clip'))),
    }
  },
  learnMore: [manual('Arrangement View', 'Audio clip fades and crossfades')],
  honesty: 'A guess: clips that start and end in silence need none.',
}

/** Without a fade at either end, and not for Live to make one, which it does where its Fade switch is on and no one changed the fade. */
function isCut({ hasFades, fades }: AudioClip): boolean {
  return !hasFades && !(fades.isOn && (fades.in.isDefault || fades.out.isDefault))
}

const MANY = 10
