import type { Harmony, Report } from '@kvint/insights'
import { type Key, MODES } from '@kvint/theory/mode'

/** The key by which notes are spelled at a beat: the local one, else the set's; `undefined` where none is known. */
export function keyAt({ harmony }: Report, beats: number): Key | undefined {
  if (harmony.kind === 'unknown') return undefined
  const { tonicPitchClass, mode } = localKeyAt(harmony, beats)
  const known = MODES.find((name) => name === mode)
  return known ? { tonicPitchClass, mode: known } : undefined
}

/** Name of the key that holds at a beat. */
export function keyNameAt(harmony: KnownHarmony, beats: number): string {
  return localKeyAt(harmony, beats).name
}

function localKeyAt({ localKeys, key }: KnownHarmony, beats: number) {
  return localKeys.find(({ startBeats, endBeats }) => startBeats <= beats && beats < endBeats) ?? key
}

type KnownHarmony = Extract<Harmony, { kind: 'known' }>
