import { barsBetween, withSigns } from '@kvint/report'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutStretch } from '../evidence.ts'
import { term } from '../sources.ts'
import { chordDoubt } from './chord-doubt.ts'
import { sureHarmony } from './sure-harmony.ts'
import { chordSymbol, count, list, pitch } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const heldBass: Check = {
  id: 'HA03',
  title: 'A bass that stays while chords move',
  area: 'harmony',
  severity: 'strength',
  stages: ANY_STAGE,
  confidence: 'likely',
  source:
    'The pedal point of textbooks on harmony: chords on three roots or more over one bass note, to one of which it does not belong; two bars are a rule of thumb',
  find: (song) => {
    const { beatsPerBar } = song.lines.meter
    const pedals = (sureHarmony(song)?.facts.pedals ?? [])
      .filter(({ confidence, roots, isDissonant }) => confidence >= SURE_CHORD && roots >= FEWEST_ROOTS && isDissonant)
      .filter(({ span }) => span.endBeats - span.startBeats >= FEWEST_BARS * beatsPerBar)
      .toSorted((a, b) => b.span.endBeats - b.span.startBeats - (a.span.endBeats - a.span.startBeats))
    const [longest] = pedals
    if (!longest) return null
    return {
      claim: say`The bass holds ${pitch(withSigns(longest.name))} under ${count(longest.chords.length, 'different chord')}: a pedal point${DEGREES[longest.degree]}.`,
      evidence: pedals.map(({ name, chords, span, confidence }) =>
        aboutStretch(
          song,
          span,
          say`${pitch(withSigns(name))} under ${list(chords.map(chordSymbol), 6)}${chordDoubt(confidence)}`,
        ),
      ),
      figures: { tone: withSigns(longest.name), chords: longest.chords.length },
      place: {
        trackIds: [],
        clipIds: [],
        bars: barsBetween(song.picture.meters, longest.span.startBeats, longest.span.endBeats),
      },
    }
  },
  learnMore: [term('Pedal point', 'pedal-point'), term('Tonic', 'tonic')],
  honesty: 'Likely: read from MIDI. Where the bass is audio, I may take the lowest note of the chords for it.',
}

const DEGREES = { tonic: say` on the home note`, dominant: say` on the dominant`, other: '' } as const
/** The bass is sure here; what stands on it need only be a chord of its own. */
const SURE_CHORD = 0.4
const FEWEST_ROOTS = 3
/** In less it is a note that two chords share. */
const FEWEST_BARS = 2
