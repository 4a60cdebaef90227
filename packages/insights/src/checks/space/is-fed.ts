import type { Part } from '../../song/song.ts'

/** Whether a track sends to the return of this index, or its send there is automated. */
export function isFed(parts: readonly Part[], returnIndex: number): boolean {
  const returnId = parts.filter(({ track }) => track.kind === 'return')[returnIndex]?.track.id
  return parts.some(({ track }) => {
    if (returnId !== undefined && track.output?.trackId === returnId) return true
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
