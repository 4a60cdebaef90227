import type { HarmonyDetail } from '../../song/harmony-detail.ts'
import type { Song } from '../../song/song.ts'

/** The harmony where its key is sure enough to teach from it. */
export function sureHarmony({ harmonyDetail }: Song): HarmonyDetail | null {
  return harmonyDetail && harmonyDetail.key.confidence >= SURE_KEY ? harmonyDetail : null
}

/** Of the answers given with so much confidence this share is right (measured on labelled music, see the theory package). */
const SURE_KEY = 0.6
