import type { Part } from '../../song/song.ts'

/** Whether a track sends to the return of this index, or its send there is automated. */
export function isFed(parts: readonly Part[], returnIndex: number): boolean {
  return parts.some(({ track }) => {
    const send = track.mixer.sends.find((one) => one.returnIndex === returnIndex)
    return (
      (send !== undefined && send.levelDb > SILENT_SEND_DB) ||
      track.automation.some(
        ({ target, events }) =>
          target.kind === 'mixer' &&
          target.parameter === 'send' &&
          target.sendIndex === returnIndex &&
          events.length > 1,
      )
    )
  })
}

const SILENT_SEND_DB = -60
