import type { Song } from '../../song/song.ts'
import { activeMainDevices } from './limiters.ts'

/** A whole song whose main track has nothing that acts. */
export function hasCleanMain(song: Song): boolean {
  const isSong = song.picture.of === 'arrangement' && song.overview.lengthSeconds > SONG_SECONDS
  return song.set.main !== null && isSong && activeMainDevices(song).length === 0
}

/** Two minutes: a rule of thumb for “a whole song”. */
const SONG_SECONDS = 120
