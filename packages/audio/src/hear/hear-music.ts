import type { MonoSound } from '../sound.ts'
import type { Music } from './music.ts'

/** Time and harmony of the kept channel: the seam at which `time/` and `harmony/` plug in. */
export function hearMusic(_sound: MonoSound): Music {
  return { tempo: null, beats: [], tuningCents: null, key: null, chords: [] }
}
