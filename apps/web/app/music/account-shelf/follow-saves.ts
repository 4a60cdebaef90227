import { type KeptSave, keptSaveSchema } from '@kvint/contract'
import { apiUrl } from '../../api/call-api.ts'
import { readEvents } from '@kvint/workbench/read-events'

export type SaveEvent =
  | { readonly kind: 'save'; readonly save: KeptSave }
  | { readonly kind: 'gone'; readonly saveId: string; readonly projectId: string }

/**
 * Tells of every change of kept saves until `signal` ends it. A stream that breaks is opened again where it broke off:
 * `EventSource` does that too, but cannot send a token.
 */
export async function followSaves(
  token: () => Promise<string | null>,
  onEvent: (event: SaveEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  let last = 0
  for (let delayMs = FIRST_DELAY_MS; !signal.aborted; delayMs = Math.min(delayMs * 2, LONGEST_DELAY_MS)) {
    try {
      const answer = await fetch(apiUrl('/api/v1/projects/events'), {
        headers: { authorization: `Bearer ${await token()}`, 'last-event-id': String(last) },
        signal,
      })
      if (answer.ok && answer.body) {
        delayMs = FIRST_DELAY_MS
        for await (const { event, data } of readEvents(answer.body)) {
          if (event === 'gone')
            onEvent({ kind: 'gone', ...(JSON.parse(data) as { saveId: string; projectId: string }) })
          if (event !== 'save') continue
          const save = keptSaveSchema.parse(JSON.parse(data))
          last = Math.max(last, save.event)
          onEvent({ kind: 'save', save })
        }
      }
    } catch {
      /** Away: asked again below. */
    }
    await pause(delayMs, signal)
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    window.addEventListener('online', end)
    signal.addEventListener('abort', end, { once: true })
  })
}

const FIRST_DELAY_MS = 500
const LONGEST_DELAY_MS = 15_000
