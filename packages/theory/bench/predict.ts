import { analyseForm, type Chord } from '@kvint/theory'
import { harmonyWith } from '../src/harmony/harmony-with.ts'
import { shippedWeights, type Weights } from '../src/harmony/weights.ts'
import { pieceInput, type Piece } from '../scripts/read-pieces.ts'

/** What `harmony-eval.mjs` scores, and the confidences beside it. */
export type Prediction = {
  readonly id: string
  readonly key?: { readonly tonic: number; readonly mode: string; readonly confidence: number }
  readonly segments?: readonly {
    readonly start: number
    readonly end: number
    readonly tonic: number
    readonly mode: string
    readonly confidence: number
  }[]
  readonly chords: readonly {
    readonly start: number
    readonly end: number
    readonly root: number | null
    readonly quality: string
    readonly bass: number | null
    readonly confidence: number
  }[]
  readonly sections?: readonly { readonly start: number; readonly end: number; readonly label: string }[]
}

/** Analyses a piece as a Live set would be analysed, and puts the answer in the benchmark's words. */
export function predict(piece: Piece, weights: () => Weights = shippedWeights): Prediction {
  const { notes, meter, roles } = pieceInput(piece)
  const harmony = harmonyWith(weights, notes, { meter, roles })
  const form = analyseForm(notes, meter)
  const sections =
    form.kind === 'form'
      ? form.sections.map(({ startBeats, endBeats, label }) => ({ start: startBeats, end: endBeats, label }))
      : []
  if (harmony.kind === 'unknown') return { id: piece.id, chords: [], sections }
  const { key } = harmony
  return {
    id: piece.id,
    ...(key.kind === 'key' ? { key: { tonic: key.tonicPitchClass, mode: key.mode, confidence: key.confidence } } : {}),
    segments: harmony.localKeys.map((local) => ({
      start: local.startBeats,
      end: local.endBeats,
      tonic: local.tonicPitchClass,
      mode: local.mode,
      confidence: local.confidence,
    })),
    chords: harmony.chords.map((chord) => ({
      start: chord.startBeats,
      end: chord.endBeats,
      ...(isDelayedDominant(chord) && WRITES_SIX_FOURS_AS_DOMINANTS.test(piece.id)
        ? { root: chord.bassPitchClass, quality: 'maj' }
        : { root: chord.rootPitchClass, quality: chord.quality }),
      bass: chord.bassPitchClass,
      confidence: chord.confidence,
    })),
    sections,
  }
}

/** A tonic six-four that the engine takes for the dominant which it delays. */
function isDelayedDominant({ roman, function: role }: Chord): boolean {
  return role === 'dominant' && (roman === 'I64' || roman === 'i64')
}

/** The DCML corpora write a cadential six-four as `V(64)`, When in Rome as the tonic that it sounds like (decision 124). */
const WRITES_SIX_FOURS_AS_DOMINANTS = /^dcml_/
