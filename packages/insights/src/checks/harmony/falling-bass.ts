import type { Chord } from '@kvint/theory'
import { withSigns } from '@kvint/report'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutSet, aboutStretch, atBar } from '../evidence.ts'
import { term } from '../sources.ts'
import type { Stretch } from './sounding-notes.ts'
import { lowestInBeats } from './sounding-tones.ts'
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
    // A tune alone is no bass.
    if (walked.filter(({ sounding }) => !sounding).length * 2 < walked.length) return null
    // A line that leaps to other notes on the way, below or above, walks nowhere.
    const isLowest = (chord: Stretch & Pick<Chord, 'bassPitchClass'>) => {
      const beats = lowestInBeats(song, chord)
      const own = beats.filter((note) => note % 12 === chord.bassPitchClass)
      return beats.length === 0 || (own.includes(Math.min(...beats)) && own.length >= beats.length * NEARLY_ALL)
    }
    if (!overEachBass(walked).every(isLowest)) return null
    return {
      claim: say`From ${atBar(song, span.bar)} the bass walks down step by step: ${pitch(withSigns(names.join(' ')))}.`,
      evidence: [
        aboutStretch(song, span, say`${count(names.length, 'bass note')}: ${pitch(withSigns(names.join(' ')))}`),
        aboutSet(
          say`In the whole song the bass of the chords moves by step ${count(motion.steps, 'time')} and leaps ${count(motion.leaps, 'time')}`,
        ),
      ],
      figures: {
        tones: withSigns(names.join(' ')),
        toneBefore: withSigns(names.at(-1) ?? ''),
        steps: motion.steps,
        leaps: motion.leaps,
      },
    }
  },
  learnMore: [term('Dominant', 'dominant')],
  honesty: 'Likely: the bass is the lowest heard note under each chord, in any octave, read from MIDI.',
}

/** Chords in a row over one bass note as one. */
function overEachBass(chords: readonly Chord[]) {
  const each: (Stretch & Pick<Chord, 'bassPitchClass'>)[] = []
  for (const { startBeats, endBeats, bassPitchClass } of chords) {
    const before = each.at(-1)
    if (before?.bassPitchClass === bassPitchClass) each.splice(-1, 1, { ...before, endBeats })
    else each.push({ startBeats, endBeats, bassPitchClass })
  }
  return each
}

const NEARLY_ALL = 0.75
