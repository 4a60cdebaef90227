import { barAt, type ChordReading, type Report } from '@kvint/report'
import { chordPiece } from '../../player/pieces.ts'
import { type Question, SURE } from '../question.ts'
import { ordered } from '../ordered.ts'

/** Which of two chords of the song comes next. */
export function nextChord(report: Report): Question[] {
  if (report.harmony.kind === 'unknown') return []
  const { chords } = report.harmony
  const { meters } = report.arrangement
  const sure = chords.filter(({ confidence }) => confidence >= SURE)
  return chords.flatMap((chord, at) => {
    const [earlier, before] = [chords[at - 2], chords[at - 1]]
    if (!earlier || !before || [before, chord].some((each) => each.confidence < SURE)) return []
    if (before.rootPitchClass === chord.rootPitchClass || chord.endBeats - chord.startBeats < 1) return []
    if (Math.abs(before.endBeats - chord.startBeats) > HAIR_BEATS || chord.startBeats - earlier.startBeats > 16)
      return []
    const other = otherChord(sure, [before, chord], at)
    if (!other) return []
    const id = `next ${chord.startBeats}`
    const [choices, answer] = ordered(
      id,
      [chord, other].map((each) => ({ kind: 'name' as const, name: each.symbol, piece: chordPiece(report, each) })),
    )
    const { only } = chordPiece(report, chord)
    return {
      id,
      kind: 'next' as const,
      bar: barAt(meters, chord.startBeats),
      before: before.symbol,
      pieces: [
        {
          key: `ears ${id}`,
          kind: 'place' as const,
          range: { start: earlier.startBeats, end: chord.startBeats },
          ...(only ? { only } : {}),
        },
      ],
      choices,
      answer,
    } satisfies Question
  })
}

/** A chord of the song with another root, so that the two cannot be taken for one. */
function otherChord(
  sure: readonly ChordReading[],
  not: readonly ChordReading[],
  turn: number,
): ChordReading | undefined {
  const others = sure.filter(
    ({ rootPitchClass, startBeats, endBeats }) =>
      endBeats - startBeats >= 1 && not.every((each) => each.rootPitchClass !== rootPitchClass),
  )
  return others[(turn * 7) % Math.max(1, others.length)]
}

const HAIR_BEATS = 0.01
