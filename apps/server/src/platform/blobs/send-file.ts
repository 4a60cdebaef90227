import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'

/** Sends a file by a client that listens to no error of what it sends: one ends the sending, and nothing else. */
export async function sendFile(
  path: string,
  send: (body: Readable, signal: AbortSignal) => Promise<unknown>,
): Promise<void> {
  const unreadable = new AbortController()
  const body = createReadStream(path)
  body.on('error', (error) => unreadable.abort(error))
  try {
    await send(body, unreadable.signal)
  } finally {
    body.destroy()
  }
}
