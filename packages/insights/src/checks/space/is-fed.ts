import type { Part } from '../../song/song.ts'
import { downstreamOf } from '../../signal/downstream.ts'

/** Whether a track sends to the return of this index, or automation opens its send there. */
export function isFed(parts: readonly Part[], returnIndex: number): boolean {
  return feedsOf(parts, returnIndex).length > 0
}

/** Tracks that send to the return of this index, play straight into it, or whose send there is opened by automation. */
function feedsOf(parts: readonly Part[], returnIndex: number): Part[] {
  const returnId = parts.filter(({ track }) => track.kind === 'return')[returnIndex]?.track.id
  return parts.filter(({ track }) => {
    if (returnId !== undefined && track.output?.trackId === returnId) return true
    const send = track.mixer.sends.find((one) => one.returnIndex === returnIndex)
    return (
      (send !== undefined && send.levelDb > SILENT_SEND_DB) ||
      track.automation.some(
        ({ target, events }) =>
          target.kind === 'mixer' &&
          target.parameter === 'send' &&
          target.sendIndex === returnIndex &&
          events.some(({ value }) => value > SILENT_SEND),
      )
    )
  })
}

/** Whether one of these parts, or a group that it runs through, sends to the return of this index. */
export function isFedBy(parts: readonly Part[], feeding: readonly Part[], returnIndex: number): boolean {
  const feeds = feedsOf(parts, returnIndex)
  return feeding.some((part) => [part, ...downstreamOf(parts, part)].some((one) => feeds.includes(one)))
}

const SILENT_SEND_DB = -60
/** The same as the gain that automation writes. */
const SILENT_SEND = 0.001
