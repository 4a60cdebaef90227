import { soundingStretches } from '../../arrangement/sounding.ts'
import type { Stretch } from '../../signal/fader-curve.ts'
import type { Song } from '../../song/song.ts'

/** From the first to the last sound of the arrangement, in beats; `null` where nothing is arranged, or nothing sounds. */
export function soundingSpan({ parts, picture }: Song): Stretch | null {
  if (picture.of !== 'arrangement') return null
  const clips = parts.flatMap((part) => (part.isAudible ? part.clips : []))
  const stretches = soundingStretches(clips, { start: 0, end: Infinity })
  const [first, last] = [stretches[0], stretches.at(-1)]
  return first && last ? { start: first.start, end: last.end } : null
}
