import { dueNotes } from '../score/due-notes.ts'
import type { Score, ScorePart } from '../score/score.ts'
import { createMixer } from './mixer.ts'

export type PieceToRender = {
  readonly score: Score
  readonly from: number
  readonly end: number
  readonly isOn: (part: ScorePart) => boolean
}

/** A place of a score as samples, away from the loudspeaker and before its limiter. */
export async function renderPiece({ score, from, end, isOn }: PieceToRender, rate: number): Promise<AudioBuffer> {
  const begun = score.clock.secondsAt(from)
  const secondsAt = (beats: number) => score.clock.secondsAt(beats) - begun
  const length = secondsAt(end)
  const context = new OfflineAudioContext(2, Math.ceil((length + TAIL_SECONDS) * rate), rate)
  const mixer = createMixer(context, context.destination, score, { isOn })
  const hand = (seconds: number) => {
    const stretch = {
      from: score.clock.beatsAt(begun + seconds),
      to: Math.min(end, score.clock.beatsAt(begun + seconds + STEP_SECONDS)),
      endBeats: end,
    }
    for (const part of score.parts) {
      if (!isOn(part)) continue
      for (const note of dueNotes(part, stretch, seconds === 0))
        mixer.sound(part, note, secondsAt(note.startBeats), secondsAt(note.endBeats))
    }
  }
  hand(0)
  // A step at a time: the browser works on every sound that it was given, also on those that have not begun.
  for (let seconds = STEP_SECONDS; seconds < length; seconds += STEP_SECONDS) {
    void context.suspend(seconds - LEAD_SECONDS).then(() => {
      hand(seconds)
      void context.resume()
    })
  }
  return await context.startRendering()
}

/** What rings after the last note. */
const TAIL_SECONDS = 0.5
const STEP_SECONDS = 0.5
const LEAD_SECONDS = 0.02
