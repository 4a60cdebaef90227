import type { Check } from '../check.ts'
import { holeInTheSong } from './hole-in-the-song.ts'
import { silentBass } from './silent-bass.ts'
import { strayClip } from './stray-clip.ts'
import { tailOfOnePart } from './tail-of-one-part.ts'

/** What lies in an arrangement beside the song, or is missing in it. */
export const LEFT_OVER: readonly Check[] = [strayClip, holeInTheSong, tailOfOnePart, silentBass]
