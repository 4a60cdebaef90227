import type { Piece } from '../scripts/read-pieces.ts'
import type { Prediction } from './predict.ts'

type Judged = readonly { readonly pieces: readonly Piece[]; readonly predictions: ReadonlyMap<string, Prediction> }[]
type Answer = { readonly confidence: number; readonly isRight: boolean; readonly weight: number }

/** Reliability tables and expected calibration error (ten bins) of the confidences of keys, local keys and chords over all sets. */
export function reliability(judged: Judged): string {
  return [
    table('key confidence (a piece counts once)', keyAnswers(judged)),
    table('local key confidence (by time)', localAnswers(judged)),
    table('chord confidence (by time; root and quality right)', chordAnswers(judged)),
  ].join('\n\n')
}

/** Mean absolute difference between confidence and share right, weighted over ten bins (Guo et al., ICML 2017). */
export function calibrationError(answers: readonly Answer[]): number {
  const total = answers.reduce((sum, answer) => sum + answer.weight, 0)
  return bins(answers).reduce((sum, bin) => sum + Math.abs(bin.right - bin.confidence), 0) / Math.max(1e-9, total)
}

function table(title: string, answers: readonly Answer[]): string {
  const rows = bins(answers).map(({ weight, right, confidence }, index) =>
    weight > 0
      ? `  ${(index / 10).toFixed(1)}–${((index + 1) / 10).toFixed(1)}   said ${(confidence / weight).toFixed(3)}   right ${(right / weight).toFixed(3)}   weight ${weight.toFixed(0)}`
      : null,
  )
  return [`${title}: ECE ${calibrationError(answers).toFixed(3)}`, ...rows.filter((row) => row !== null)].join('\n')
}

function bins(answers: readonly Answer[]): { weight: number; right: number; confidence: number }[] {
  const found = Array.from({ length: 10 }, () => ({ weight: 0, right: 0, confidence: 0 }))
  for (const { confidence, isRight, weight } of answers) {
    const bin = found[Math.min(9, Math.floor(confidence * 10))]
    if (!bin) continue
    bin.weight += weight
    bin.confidence += weight * confidence
    if (isRight) bin.right += weight
  }
  return found
}

const isMajor = (mode: string): boolean => mode === 'major' || mode === 'lydian' || mode === 'mixolydian'

function keyAnswers(judged: Judged): Answer[] {
  return judged.flatMap(({ pieces, predictions }) =>
    pieces.flatMap((piece): Answer[] => {
      const key = predictions.get(piece.id)?.key
      if (!key || !piece.key?.mode) return []
      const isRight = key.tonic === piece.key.tonic && isMajor(key.mode) === isMajor(piece.key.mode)
      return [{ confidence: key.confidence, isRight, weight: 1 }]
    }),
  )
}

function localAnswers(judged: Judged): Answer[] {
  return judged.flatMap(({ pieces, predictions }) =>
    pieces.flatMap((piece) =>
      overlaps(predictions.get(piece.id)?.segments, piece.segments).flatMap(([key, truth, weight]) => {
        if (truth.mode === null) return []
        const isRight = truth.tonic === key.tonic && isMajor(truth.mode) === isMajor(key.mode)
        return [{ confidence: key.confidence, isRight, weight }]
      }),
    ),
  )
}

function chordAnswers(judged: Judged): Answer[] {
  return judged.flatMap(({ pieces, predictions }) =>
    pieces.flatMap((piece) =>
      overlaps(predictions.get(piece.id)?.chords, piece.chords).flatMap(([chord, truth, weight]) => {
        if (/^(X|other|aug6)$/.test(truth.quality)) return []
        const isRight = truth.root === chord.root && truth.quality === chord.quality
        return [{ confidence: chord.confidence, isRight, weight }]
      }),
    ),
  )
}

type Span = { readonly start: number; readonly end: number }

/** What is said and what is true over the same time, and for how many beats; both in order. */
function overlaps<Said extends Span, True extends Span>(
  said: readonly Said[] = [],
  truth: readonly True[] | null,
): [Said, True, number][] {
  const found: [Said, True, number][] = []
  const truths = truth ?? []
  let at = 0
  for (const answer of said) {
    while (at < truths.length && (truths[at]?.end ?? 0) <= answer.start) at++
    for (let index = at; index < truths.length; index++) {
      const other = truths[index]
      if (!other || other.start >= answer.end) break
      const beats = Math.min(other.end, answer.end) - Math.max(other.start, answer.start)
      if (beats > 0) found.push([answer, other, beats])
    }
  }
  return found
}
