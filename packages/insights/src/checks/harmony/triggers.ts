import type { Song } from '../../song/song.ts'
import { partsWith, PITCHED } from '../roles-of.ts'

/**
 * The pitch classes of a set in which nearly every part is triggered by one key: sounds that are started, whose pitch is not known.
 * `null` where parts play by pitch.
 */
export function triggerKeys(song: Song): ReadonlySet<number> | null {
  const lines = partsWith(song, ...PITCHED, 'unknown')
    .map(({ track }) => song.lines.byTrack.get(track.id) ?? [])
    .filter(({ length }) => length > 0)
  const onOneKey = lines.filter((line) => line.every(({ pitch }) => pitch === line[0]?.pitch))
  if (onOneKey.length < FEWEST_PARTS || onOneKey.length < lines.length * NEARLY_ALL) return null
  return new Set(onOneKey.flatMap((line) => line.slice(0, 1).map(({ pitch }) => pitch % 12)))
}

const FEWEST_PARTS = 5
const NEARLY_ALL = 0.85
