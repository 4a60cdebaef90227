import { barAt } from '@kvint/report'
import type { ChordReading, Report } from '@kvint/report'
import { type Key, MODE_INTERVALS } from '@kvint/theory/mode'
import { isInScale } from '@kvint/theory/scale-members'
import { type Stretch } from './bar-lines.ts'
import { round } from './numbers.ts'

/**
 * What the chords of a stretch say for its key: how much of their time rests on its tonic and on roots of its scale, and
 * where the dominant leads home.
 *
 * `['6 of 16 beats rest on the tonic chord', '16 of 16 beats rest on roots of the scale', 'The dominant leads home at bar 4']`
 */
export function placeEvidence(
  chords: readonly ChordReading[],
  key: Key,
  place: Stretch,
  { arrangement: { meters } }: Report,
): string[] {
  const beats = (some: readonly ChordReading[]) =>
    some.reduce(
      (sum, { startBeats, endBeats }) =>
        sum + Math.min(endBeats, place.endBeats) - Math.max(startBeats, place.startBeats),
      0,
    )
  const all = beats(chords)
  if (all <= 0) return ['No chords sound here: the key is carried over from around it.']
  const onTonic = beats(chords.filter(({ rootPitchClass }) => rootPitchClass === key.tonicPitchClass))
  const onScale = beats(chords.filter(({ rootPitchClass }) => isInScale(rootPitchClass, key)))
  const dominant = (key.tonicPitchClass + (MODE_INTERVALS[key.mode][4] ?? 7)) % 12
  const homecomings = chords.flatMap((chord, at) =>
    chord.rootPitchClass === key.tonicPitchClass && chords[at - 1]?.rootPitchClass === dominant
      ? [barAt(meters, chord.startBeats)]
      : [],
  )
  const bars = [...new Set(homecomings)]
  return [
    `${round(onTonic, 1)} of ${round(all, 1)} beats of chords rest on the tonic.`,
    `${round(onScale, 1)} of ${round(all, 1)} beats rest on roots of the scale.`,
    ...(bars.length === 0
      ? []
      : [
          `The dominant leads to the tonic at bar ${bars.slice(0, SHOWN_BARS).join(', ')}${bars.length > SHOWN_BARS ? ' and on' : ''}.`,
        ]),
  ]
}

const SHOWN_BARS = 6
