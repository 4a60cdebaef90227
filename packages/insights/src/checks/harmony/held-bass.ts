import { list } from '../../words/name-words.ts'
import { withSigns } from '@kvint/report'
import { count, percent } from '../../words/number-words.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutStretch } from '../evidence.ts'
import { term } from '../sources.ts'
import { sureHarmony } from './sure-harmony.ts'

export const heldBass: Check = {
  id: 'HA03',
  title: 'A bass that stays while chords move',
  area: 'harmony',
  severity: 'strength',
  stages: ANY_STAGE,
  confidence: 'likely',
  reads: ['clips.notes'],
  source: 'The pedal point of textbooks on harmony: chords on three roots or more over one bass note',
  find: (song) => {
    const pedals = (sureHarmony(song)?.facts.pedals ?? [])
      .filter(({ confidence, roots }) => confidence >= SURE_CHORD && roots >= FEWEST_ROOTS)
      .toSorted((a, b) => b.span.endBeats - b.span.startBeats - (a.span.endBeats - a.span.startBeats))
    const [longest] = pedals
    if (!longest) return null
    return {
      claim: `The bass holds ${withSigns(longest.name)} under ${count(longest.chords.length, 'different chord')}: a pedal point${DEGREES[longest.degree]}.`,
      evidence: pedals.map(({ name, chords, span, confidence }) =>
        aboutStretch(
          song,
          span,
          `${withSigns(name)} under ${list(chords.map(withSigns), 6)}, confidence ${percent(confidence)}`,
        ),
      ),
      place: { trackIds: [], clipIds: [], bars: aboutStretch(song, longest.span, '').bars },
    }
  },
  lesson: {
    beginner: {
      why: 'The lowest note stays where it is, and the chords change above it. It is like standing on firm ground and watching clouds move.',
      tryThis: ['Move the bass with the chords once, and compare.', 'Return to the held note.'],
      listenFor: 'The tension when a chord and the bass disagree, and the calm when they agree again.',
    },
    intermediate: {
      why: 'A held bass makes chords that are simple by themselves sound rich: over D, a C major chord becomes a soft suspension. On the home note it gives calm, on the dominant it builds up.',
      tryThis: [
        'Hold the dominant through the eight bars before the drop.',
        'Release it: let the bass move on the first beat of the next section.',
      ],
      listenFor: 'How much larger that first bass movement feels.',
    },
    advanced: {
      why: 'Chord symbols over a pedal describe two layers: the upper structure and a fixed root. Function follows the upper layer while weight follows the bass, and the tension between the two is the effect.',
      tryThis: [
        'Invert it: hold a note on top of changing chords.',
        'Let the upper structure leave the key for one chord while the pedal keeps it in sight.',
      ],
      listenFor: 'Which layer you would name the chord by.',
    },
  },
  learnMore: [term('Pedal point', 'pedal-point'), term('Tonic', 'tonic')],
  honesty: 'Likely: read from MIDI. Where the bass is audio, I may take the lowest note of the chords for it.',
}

const DEGREES = { tonic: ' on the home note', dominant: ' on the dominant', other: '' } as const
/** The bass is sure here; what stands on it need only be a chord of its own. */
const SURE_CHORD = 0.4
const FEWEST_ROOTS = 3
