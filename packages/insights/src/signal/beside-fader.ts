import type { Track } from '@kvint/als'

/** Whether a track is heard with its fader down, by a send in front of it. */
export function isBesideFader({ mixer }: Track, areSendsPreFader: readonly boolean[]): boolean {
  return mixer.sends.some(
    ({ returnIndex, levelDb, isActive }) =>
      isActive && levelDb > SILENT_SEND_DB && areSendsPreFader[returnIndex] === true,
  )
}

export const SILENT_SEND_DB = -60
