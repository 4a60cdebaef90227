import type { Song } from '../../song/song.ts'
import { contentPlaces, type ContentPlace } from './content-places.ts'
import { isNear } from './slips-of.ts'

/**
 * The clips of a song whose phrases begin beside Live's bar line by one amount throughout; empty where they do not.
 * Worked out once a song.
 *
 * `phrasesBesideTheBar(song)[0]?.lateBeats` → `2` where the music begins on beat 3 and goes on from there
 */
export function phrasesBesideTheBar(song: Song): readonly ContentPlace[] {
  const known = KNOWN.get(song)
  if (known) return known
  const found = song.picture.of === 'arrangement' ? besideIn(song) : []
  KNOWN.set(song, found)
  return found
}

function besideIn(song: Song): readonly ContentPlace[] {
  const whole = contentPlaces(song).filter(({ isWholeBar }) => isWholeBar)
  const byPlace = Map.groupBy(whole, ({ lateBeats }) => Math.round(lateBeats * 4) / 4)
  const [most] = [...byPlace].toSorted(([, a], [, b]) => b.length - a.length)
  if (!most || most[0] === 0) return []
  const beside = most[1].filter((place) => isNear(song, place, most[0]))
  const tracks = new Set(beside.map(({ part }) => part)).size
  return beside.length >= FEWEST_CLIPS && tracks >= FEWEST_TRACKS && beside.length >= whole.length * LEAST_SHARE
    ? beside
    : []
}

const KNOWN = new WeakMap<Song, readonly ContentPlace[]>()
const FEWEST_CLIPS = 12
const FEWEST_TRACKS = 3
const LEAST_SHARE = 0.8
