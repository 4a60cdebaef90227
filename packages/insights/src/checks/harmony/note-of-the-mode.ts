import { type Mode } from '@kvint/theory'
import { type Harmony, type Message, pitchClassSign } from '@kvint/report'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { term } from '../sources.ts'
import { isOneLine } from './one-line.ts'
import { notesOf } from './sounding-tones.ts'
import { confidenceByKey, sureHarmony } from './sure-harmony.ts'
import { keyEvidence, keyName, percent, pitch } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const noteOfTheMode: Check = {
  id: 'HA07',
  title: 'The one note that makes the mode',
  area: 'harmony',
  severity: 'strength',
  stages: ANY_STAGE,
  confidence: 'likely',
  source:
    'The characteristic degree of each mode, as textbooks name it; 2 % of the sounding time, and half as much of the plain step, are rules of thumb',
  find: (song) => {
    const detail = sureHarmony(song)
    const colour = detail && COLOURS[detail.key.mode]
    if (!detail || !colour || song.harmony.kind === 'unknown' || isOneLine(song)) return null
    const pitchClass = (detail.key.tonicPitchClass + colour.semitones) % 12
    const weight = song.harmony.key.pitchClassWeights[pitchClass] ?? 0
    const plainWeight = song.harmony.key.pitchClassWeights[(detail.key.tonicPitchClass + colour.instead) % 12] ?? 0
    // A mode is a scale: of fewer steps, or beside a long foreign note, it is not told.
    if (!isScale(song.harmony.key)) return null
    // A mode has one of the two; a song that has both is in no mode.
    if (weight < LEAST_SHARE || plainWeight > weight * MOST_OF_PLAIN) return null
    // One long note beside many short ones of the plain step decides nothing.
    const times = (tone: number) => notesOf(song).filter((note) => note.pitch % 12 === tone % 12).length
    const plainTimes = times(detail.key.tonicPitchClass + colour.instead)
    if (times(pitchClass) < Math.max(FEWEST_TIMES, plainTimes)) return null
    const held = notesOf(song).filter((note) => note.pitch % 12 === pitchClass && note.durationBeats >= HELD_BEATS)
    if (held.length < FEWEST_TIMES) return null
    // Of one chord its notes say no more than what it is called.
    const sure = detail.chords.filter(({ sounding, confidence }) => !sounding && confidence >= SURE_CHORD)
    if (sure.length > 0 && new Set(sure.map(({ rootPitchClass }) => rootPitchClass)).size < 2) return null
    const name = pitchClassSign(pitchClass, detail.key)
    return {
      claim: say`This is ${keyName(detail.key.name)} rather than plain ${colour.plain}: ${pitch(name)}, the ${colour.degree}, makes the difference.`,
      confidence: confidenceByKey(detail),
      figures: {
        tone: name,
        toneInstead: pitchClassSign((detail.key.tonicPitchClass + colour.instead) % 12, detail.key),
      },
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

/** Whether five steps or more of the scale sound, and no note for long that is none of them. */
function isScale({ pitchClassWeights, scalePitchClasses }: HarmonyKey): boolean {
  const inScale = pitchClassWeights.filter((share, tone) => share >= LEAST_STEP && scalePitchClasses.includes(tone))
  const foreign = pitchClassWeights.filter((_, tone) => !scalePitchClasses.includes(tone))
  return inScale.length >= FEWEST_STEPS && foreign.every((share) => share < LONG_FOREIGN)
}

type HarmonyKey = Extract<Harmony, { kind: 'known' }>['key']

type Colour = {
  readonly semitones: number
  /** The step of plain major or minor that it replaces. */
  readonly instead: number
  readonly degree: Message
  readonly plain: Message
}

/** What makes each mode, in semitones above home. */
export const COLOURS: Readonly<Partial<Record<Mode, Colour>>> = {
  dorian: { semitones: 9, instead: 8, degree: say`bright sixth step`, plain: say`minor` },
  phrygian: { semitones: 1, instead: 2, degree: say`low second step`, plain: say`minor` },
  lydian: { semitones: 6, instead: 5, degree: say`high fourth step`, plain: say`major` },
  mixolydian: { semitones: 10, instead: 11, degree: say`low seventh step`, plain: say`major` },
}
const SURE_CHORD = 0.5
const FEWEST_STEPS = 5
const LEAST_STEP = 0.005
const LONG_FOREIGN = 0.05
const FEWEST_TIMES = 2
/** What is shorter passes, and makes no mode. */
const HELD_BEATS = 0.75
const LEAST_SHARE = 0.02
const MOST_OF_PLAIN = 0.5
