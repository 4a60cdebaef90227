import type { NoteRow } from '@kvint/report'
import type { Score, ScorePart } from '../score/score.ts'

/** Beats of the song at which a row sounds. */
type PlacedRow = { readonly pitch: number; readonly beats: number; readonly velocity: number }

/** A copy of a score with some notes of some parts otherwise: for an illustration, never kept. */
export function changeScore(
  score: Score,
  isChanged: (part: ScorePart) => boolean,
  change: (row: PlacedRow, part: ScorePart) => Partial<PlacedRow>,
): Score {
  return {
    ...score,
    parts: score.parts.map((part) => (isChanged(part) ? changePart(part, (row) => change(row, part)) : part)),
  }
}

/** The same score without the notes before and after a place, which are not heard there. */
export function cutScore(score: Score, from: number, to: number): Score {
  return {
    ...score,
    parts: score.parts.map((part) => ({
      ...part,
      passages: part.passages
        .filter(({ startBeats, endBeats }) => startBeats < to && endBeats > from)
        .map((passage) => ({
          ...passage,
          rows: passage.rows.filter(([, start, length]) => {
            const beats = passage.startBeats + start
            return beats < to && beats + length > from
          }),
        })),
    })),
  }
}

function changePart(part: ScorePart, change: (row: PlacedRow) => Partial<PlacedRow>): ScorePart {
  return {
    ...part,
    passages: part.passages.map((passage) => ({
      ...passage,
      rows: passage.rows
        .map(([written, start, length, velocity]): NoteRow => {
          const row = { pitch: written + part.shift, beats: passage.startBeats + start, velocity }
          const { pitch, beats, velocity: strength } = { ...row, ...change(row) }
          return [pitch - part.shift, Math.max(0, beats - passage.startBeats), length, strength]
        })
        .toSorted((a, b) => a[1] - b[1]),
    })),
  }
}
