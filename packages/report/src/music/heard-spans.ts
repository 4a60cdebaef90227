import type { ClipReport } from '../schema/arrangement-picture.ts'

/**
 * Where a clip is heard, in beats of the song and in order: all of it, the stretches in which automation lets it through, or
 * nothing.
 *
 * `heardSpans(clip)` of 16 bars under a fader that is up from bar 9 on → `[{ startBeats: 32, endBeats: 64 }]`
 */
export function heardSpans(
  clip: Pick<ClipReport, 'isHeard' | 'heardIn' | 'startBeats' | 'endBeats'>,
): readonly Pick<ClipReport, 'startBeats' | 'endBeats'>[] {
  return clip.isHeard ? (clip.heardIn ?? [clip]) : []
}
