import { type Mode } from '@kvint/theory'
import { pitchClassSign, withSigns } from '@kvint/report'
import { percent } from '../../words/number-words.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { term } from '../sources.ts'
import { sureHarmony } from './sure-harmony.ts'

export const noteOfTheMode: Check = {
  id: 'HA07',
  title: 'The one note that makes the mode',
  area: 'harmony',
  severity: 'strength',
  stages: ANY_STAGE,
  confidence: 'likely',
  source: 'The characteristic degree of each mode, as textbooks name it; 2 % of the sounding time is a rule of thumb',
  find: (song) => {
    const detail = sureHarmony(song)
    const colour = detail && COLOURS[detail.key.mode]
    if (!detail || !colour || song.harmony.kind === 'unknown') return null
    const pitchClass = (detail.key.tonicPitchClass + colour.semitones) % 12
    const weight = song.harmony.key.pitchClassWeights[pitchClass] ?? 0
    if (weight < LEAST_SHARE) return null
    const name = pitchClassSign(pitchClass, detail.key)
    return {
      claim: `This is ${withSigns(detail.key.name)} rather than plain ${colour.plain}: ${name}, the ${colour.degree}, makes the difference.`,
      evidence: [
        aboutSet(`${name} takes ${percent(weight)} of the sounding time`),
        ...detail.key.evidence.slice(0, 3).map(({ sentence }) => aboutSet(withSigns(sentence))),
      ],
    }
  },
  learnMore: [term('Mode', 'mode')],
  honesty:
    'Likely: the share of the note is exact, the tonic is an estimate with the confidence that the key view shows.',
}

type Colour = { readonly semitones: number; readonly degree: string; readonly plain: 'major' | 'minor' }

const COLOURS: Readonly<Partial<Record<Mode, Colour>>> = {
  dorian: { semitones: 9, degree: 'bright sixth step', plain: 'minor' },
  phrygian: { semitones: 1, degree: 'low second step', plain: 'minor' },
  lydian: { semitones: 6, degree: 'high fourth step', plain: 'major' },
  mixolydian: { semitones: 10, degree: 'low seventh step', plain: 'major' },
}
const LEAST_SHARE = 0.02
