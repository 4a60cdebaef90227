import { type Key, keyName as nameOfKey, type Mode } from '@kvint/theory'
import { type Message, pitchClassSign, withSigns } from '@kvint/report'
import type { HarmonyDetail } from '../../song/harmony-detail.ts'
import type { Song } from '../../song/song.ts'
import { ANY_STAGE, type Check, type Sighting } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { term } from '../sources.ts'
import { replacedTone } from './sounding-tones.ts'
import { confidenceByKey, sureHarmony } from './sure-harmony.ts'
import { count, keyEvidence, keyName, percent, pitch } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

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
    if (!detail || song.harmony.kind === 'unknown') return null
    const colour = COLOURS[detail.key.mode]
    if (!colour) return otherForm(song, detail)
    const pitchClass = (detail.key.tonicPitchClass + colour.semitones) % 12
    const weight = song.harmony.key.pitchClassWeights[pitchClass] ?? 0
    if (weight < LEAST_SHARE) return null
    const name = pitchClassSign(pitchClass, detail.key)
    return {
      claim: say`This is ${keyName(detail.key.name)} rather than plain ${colour.plain}: ${pitch(name)}, the ${colour.degree}, makes the difference.`,
      confidence: confidenceByKey(detail),
      evidence: [
        aboutSet(say`${pitch(name)} takes ${percent(weight)} of the sounding time`),
        ...detail.key.evidence.slice(0, 3).map((reason) => aboutSet(keyEvidence(reason))),
      ],
    }
  },
  learnMore: [term('Mode', 'mode')],
  honesty:
    'Likely: the share of the note is exact, the tonic is an estimate with the confidence that the key view shows.',
}

/** Plain major or minor by its name, with one step only ever in the form of a mode. */
function otherForm(song: Song, { key }: HarmonyDetail): Sighting | null {
  const replaced = replacedTone(song, key)
  if (!replaced) return null
  const { mode } = replaced
  const present = pitch(pitchClassSign(replaced.present, { ...key, mode }))
  const home = pitch(pitchClassSign(key.tonicPitchClass, key))
  const majorOf = (key.tonicPitchClass + (COLOURS[mode]?.aboveItsMajor ?? 0)) % 12
  const named = (one: Key) => keyName(withSigns(nameOfKey(one)))
  return {
    claim: say`Where ${keyName(key.name)} would have ${pitch(pitchClassSign(replaced.absent, key))}, you play ${present}: with ${home} as home that is ${named({ ...key, mode })}, from the notes of ${named({ tonicPitchClass: majorOf, mode: 'major' })}.`,
    confidence: 'guess',
    evidence: [aboutSet(say`${present} begins ${count(replaced.times, 'time')}`)],
  }
}

type Colour = {
  readonly semitones: number
  /** Semitones from its home up to that of the major key with the same notes. */
  readonly aboveItsMajor: number
  readonly degree: Message
  readonly plain: Message
}

const COLOURS: Readonly<Partial<Record<Mode, Colour>>> = {
  dorian: { semitones: 9, aboveItsMajor: 10, degree: say`bright sixth step`, plain: say`minor` },
  phrygian: { semitones: 1, aboveItsMajor: 8, degree: say`low second step`, plain: say`minor` },
  lydian: { semitones: 6, aboveItsMajor: 7, degree: say`high fourth step`, plain: say`major` },
  mixolydian: { semitones: 10, aboveItsMajor: 5, degree: say`low seventh step`, plain: say`major` },
}
const LEAST_SHARE = 0.02
