import { barsBetween, withSigns } from '@kvint/report'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutStretch } from '../evidence.ts'
import { term } from '../sources.ts'
import { sureHarmony } from './sure-harmony.ts'
import { chordSymbol, count, list, pitch } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const rootUnderEveryChord: Check = {
  id: 'HA23',
  title: 'The root under every chord',
  area: 'harmony',
  severity: 'idea',
  stages: ANY_STAGE,
  confidence: 'likely',
  source:
    'Root position and inversions: Aldwell & Schachter, Harmony and Voice Leading. Sixteen chords on three roots, each of three tones or more, are rules of thumb',
  find: (song) => {
    const detail = sureHarmony(song)
    const chords = (detail?.chords ?? []).filter((chord) => !chord.sounding && chord.confidence >= SURE_CHORD)
    const isRootBelow = chords.every(({ bassPitchClass, rootPitchClass }) => bassPitchClass === rootPitchClass)
    const byRoot = new Map(chords.toReversed().map((chord) => [chord.rootPitchClass, chord]))
    if (!isRootBelow || chords.length < FEWEST_CHORDS || byRoot.size < FEWEST_ROOTS) return null
    const firsts = [...byRoot.values()].toReversed()
    const third = (names: readonly string[]) => withSigns(names[1] ?? '')
    const [first] = firsts
    if (!first) return null
    return {
      claim: say`The lowest note is the root under each of ${count(chords.length, 'chord')} that are sure: ${list(firsts.map(({ noteNames }) => pitch(withSigns(noteNames[0] ?? ''))))}.`,
      evidence: firsts.map((chord) =>
        aboutStretch(
          song,
          chord,
          say`${chordSymbol(chord.symbol)}: ${pitch(withSigns(chord.noteNames[0] ?? ''))} below; its third is ${pitch(third(chord.noteNames))}`,
        ),
      ),
      figures: {
        chords: chords.length,
        chord: withSigns(first.symbol),
        root: withSigns(first.noteNames[0] ?? ''),
        third: third(first.noteNames),
      },
      place: { trackIds: [], clipIds: [], bars: barsBetween(song.picture.meters, first.startBeats, first.endBeats) },
    }
  },
  learnMore: [term('Inversion', 'inversion'), term('Root', 'root')],
  honesty:
    'Likely: read from MIDI. A bass in audio is unknown to me, and firm roots are just right for much dance music.',
}

const SURE_CHORD = 0.6
const FEWEST_CHORDS = 16
const FEWEST_ROOTS = 3
