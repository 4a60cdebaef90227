import type { Confidence } from '@kvint/report'
import type { HarmonyDetail } from '../../song/harmony-detail.ts'
import type { Song } from '../../song/song.ts'
import { triggerKeys } from './triggers.ts'

/** The harmony where its key is sure enough to teach from it: not of keys that only start a sound each. */
export function sureHarmony(song: Song): HarmonyDetail | null {
  const { harmonyDetail } = song
  return harmonyDetail && harmonyDetail.key.confidence >= SURE_KEY && !triggerKeys(song) ? harmonyDetail : null
}

/** How sure a finding is that would be another one in another key. */
export function confidenceByKey({ key }: HarmonyDetail): Confidence {
  return key.confidence >= WELL_SURE_KEY ? 'likely' : 'guess'
}

/** Of the answers given with so much confidence this share is right (measured on labelled music, see the theory package). */
const SURE_KEY = 0.6
/** As for the absence of the home chord (HA15). */
export const WELL_SURE_KEY = 0.75
