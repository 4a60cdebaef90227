import type { Chord } from '@kvint/theory'
import { withSigns } from '@kvint/report'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutSet, aboutStretch, atBar } from '../evidence.ts'
import { term } from '../sources.ts'
import { lowestBegun, lowestByBeat } from './sounding-tones.ts'
import { count, pitch } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const fallingBass: Check = {
  id: 'HA04',
  title: 'A bass that walks down',
  area: 'harmony',
  severity: 'strength',
  stages: ANY_STAGE,
  confidence: 'likely',
  source: 'Four steps down without a leap: the “lament” and its relatives in textbooks on harmony',
  find: (song) => {
    const detail = song.harmonyDetail
    const motion = detail?.facts.bassMotion
    if (!detail || !motion?.lament) return null
    const { names, span } = motion.lament
    const walked = detail.chords.filter(
      ({ startBeats, endBeats }) => startBeats >= span.startBeats && endBeats <= span.endBeats,
    )
    const lowest = lowestByBeat(song)
    // A line that leaps to other notes on the way, below or above, walks nowhere.
    const isLowest = (chord: Chord) => {
      const { startBeats, endBeats, bassPitchClass } = chord
      const begun = lowestBegun(song, chord)
      const beats = [...lowest].filter(([beat]) => beat > startBeats - LEAST_BEATS && beat < endBeats - HAIR_BEATS)
      const own = beats.filter(([, note]) => note % 12 === bassPitchClass)
      return (begun === null || begun % 12 === bassPitchClass) && own.length >= beats.length * NEARLY_ALL
    }
    if (!walked.every(isLowest)) return null
    return {
      claim: say`From ${atBar(song, span.bar)} the bass walks down step by step: ${pitch(withSigns(names.join(' ')))}.`,
      evidence: [
        aboutStretch(song, span, say`${count(names.length, 'bass note')}: ${pitch(withSigns(names.join(' ')))}`),
        aboutSet(
          say`In the whole song the bass of the chords moves by step ${count(motion.steps, 'time')} and leaps ${count(motion.leaps, 'time')}`,
        ),
      ],
    }
  },
  learnMore: [term('Dominant', 'dominant')],
  honesty: 'Likely: the bass is the lowest heard note under each chord, in any octave, read from MIDI.',
}

const LEAST_BEATS = 0.5
const HAIR_BEATS = 0.05
const NEARLY_ALL = 0.75
