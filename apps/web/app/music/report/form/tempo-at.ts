import type { ArrangementPicture } from '@kvint/report'

/** Tempo at a beat: straight from breakpoint to breakpoint; of two at one beat the later holds. */
export function tempoAt(tempos: ArrangementPicture['tempos'], beats: number): number {
  const next = tempos.findIndex(({ startBeats }) => startBeats > beats)
  const before = tempos[next === -1 ? tempos.length - 1 : next - 1] ?? tempos[0]
  const after = tempos[next]
  if (!before) return 0
  if (!after || next === 0) return before.bpm
  const share = (beats - before.startBeats) / (after.startBeats - before.startBeats)
  return before.bpm + (after.bpm - before.bpm) * share
}
