import { barPlace, type MeterSpan } from '@kvint/report'
import type { Score } from '../score/score.ts'
import { changeScore } from './change-score.ts'

type Parts = ReadonlySet<number>

/** Every note on the nearest sixteenth. */
export function straight(score: Score, parts: Parts): Score {
  return changeScore(score, has(parts), ({ beats }) => ({ beats: Math.round(beats * 4) / 4 }))
}

/** Every second sixteenth late: the pair divided at 58 %, a light swing as in Live's own MPC grooves. */
export function swung(score: Score, parts: Parts): Score {
  return changeScore(score, has(parts), ({ beats }) => {
    const sixteenth = Math.round(beats * 4)
    return Math.abs(beats * 4 - sixteenth) < 0.1 && sixteenth % 2 !== 0
      ? { beats: beats + (SWING - 0.5) * PAIR_BEATS }
      : {}
  })
}

/** All notes as strong as their middle. */
export function even(score: Score, parts: Parts): Score {
  const middles = new Map(
    score.parts.map(({ trackId, passages }) => {
      const all = passages.flatMap(({ rows }) => rows.map((row) => row[3])).toSorted((a, b) => a - b)
      return [trackId, all[all.length >> 1] ?? 100]
    }),
  )
  return changeScore(score, has(parts), (_, { trackId }) => ({ velocity: middles.get(trackId) ?? 100 }))
}

/** Strong on the beat, softer between: 100, 80 on the off-beat, 60 on the sixteenths, the bar's first a little more. */
export function accented(score: Score, parts: Parts, meters: readonly MeterSpan[]): Score {
  return changeScore(score, has(parts), ({ beats }) => {
    const sixteenth = Math.round(beats * 4)
    const isFirst = Math.abs(barPlace(meters, beats) % 1) < 0.01
    return { velocity: isFirst ? 110 : sixteenth % 4 === 0 ? 100 : sixteenth % 2 === 0 ? 80 : 60 }
  })
}

function has(parts: Parts): (part: { readonly trackId: number }) => boolean {
  return ({ trackId }) => parts.has(trackId)
}

const SWING = 0.58
const PAIR_BEATS = 0.5
