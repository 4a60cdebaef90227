import { list } from '../../words/name-words.ts'
import { count } from '../../words/number-words.ts'
import type { Check } from '../check.ts'
import { activeDevices, isReverb } from '../devices-of.ts'
import { aboutTrack } from '../evidence.ts'
import { manual, term } from '../sources.ts'

export const manyInsertReverbs: Check = {
  id: 'SP01',
  title: 'Many reverbs of their own',
  area: 'mix',
  severity: 'idea',
  stages: ['mix'],
  confidence: 'certain',
  reads: ['tracks.devices'],
  source: 'Live’s manual: return tracks are for effects that tracks share. Four is a rule of thumb',
  find: (song) => {
    const own = song.parts.filter(
      (part) => part.track.kind !== 'return' && part.track.kind !== 'group' && activeDevices(part).some(isReverb),
    )
    if (own.length < MANY) return null
    return {
      claim: `${count(own.length, 'track')} each have a reverb of their own.`,
      evidence: own.map((part) =>
        aboutTrack(
          part,
          list(
            activeDevices(part)
              .filter(isReverb)
              .map(({ device }) => device.name),
            3,
          ),
        ),
      ),
    }
  },
  lesson: {
    beginner: {
      why: 'Each reverb is a room. With many different rooms it sounds as if the players were in different houses.',
      tryThis: [
        'Put one Reverb on a return track, Dry/Wet 100 %.',
        'Turn up its send on three parts, and switch their own reverbs off.',
      ],
      listenFor: 'Whether the parts move closer together.',
    },
    intermediate: {
      why: 'One short and one long room on returns glue a mix and leave you two faders for all space. Special sounds keep their own.',
      tryThis: [
        'Return A: room of 0.6–1 s; return B: hall of 2–3 s, both low-cut at 250 Hz.',
        'Replace inserts one by one, starting with those that sound ordinary.',
      ],
      listenFor: 'Front and back: short sends come forward, long ones go back.',
    },
    advanced: {
      why: 'Shared early reflections are a strong cue for a common space. Inserts also see the track’s dynamics and fader, sends post-fader only its level, so compression before them acts differently.',
      tryThis: ['Keep early reflections shared, late tails individual.', 'Compare CPU before and after.'],
      listenFor: 'Tails at section ends.',
    },
  },
  learnMore: [manual('Mixing', 'Return tracks and the Main track'), term('Return track', 'return-track')],
  honesty: 'Certain about the count. As sound design, a reverb belongs to its sound.',
}

const MANY = 4
