import type { Track } from '@kvint/als'

/**
 * Whether a track is heard with its fader down: by a send in front of it, or since another track turns its notes into
 * sound.
 */
export function isBesideFader({ output, mixer }: Track, areSendsPreFader: readonly boolean[]): boolean {
  const playsNotes = output?.target.startsWith('MidiOut/') ?? false
  const isSentBefore = mixer.sends.some(
    ({ returnIndex, levelDb, isActive }) =>
      isActive && levelDb > SILENT_SEND_DB && areSendsPreFader[returnIndex] === true,
  )
  return playsNotes || isSentBefore
}

export const SILENT_SEND_DB = -60
