import type { PlacedClip } from '../song/song.ts'

/**
 * A clip as it is heard: cut where automation closes a fader on its way, each piece with the notes that reach into it. Nothing of
 * one that is not heard; the clip itself where it is heard all along.
 *
 * `heardPieces(clip)` → two pieces of four bars, for one of sixteen under a fader that is down in the middle
 */
export function heardPieces<Placed extends Pick<PlacedClip, 'report' | 'notes'>>(placed: Placed): readonly Placed[] {
  const { report, notes } = placed
  if (!report.isHeard) return []
  const { heardIn, ...whole } = report
  if (!heardIn) return [placed]
  return heardIn.map(({ startBeats, endBeats }) => {
    const from = startBeats - report.startBeats
    const length = endBeats - startBeats
    return {
      ...placed,
      report: { ...whole, startBeats, endBeats },
      notes: notes.flatMap(([pitch, start, duration, velocity]) => {
        const [begins, ends] = [Math.max(0, start - from), start + duration - from]
        return begins < length && ends > 0 ? [[pitch, begins, ends - begins, velocity] as const] : []
      }),
    }
  })
}
