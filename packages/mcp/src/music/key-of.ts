import type { Report } from '@kvint/insights'
import { type Key, MODES } from '@kvint/theory/mode'

/** The key by which notes are spelled at a beat: the local one, else the set's; `undefined` where none is known. */
export function keyAt({ harmony }: Report, beats: number): Key | undefined {
  if (harmony.kind === 'unknown') return undefined
  const local = harmony.localKeys.find(({ startBeats, endBeats }) => startBeats <= beats && beats < endBeats)
  const { tonicPitchClass, mode } = local ?? harmony.key
  const known = MODES.find((name) => name === mode)
  return known ? { tonicPitchClass, mode: known } : undefined
}
