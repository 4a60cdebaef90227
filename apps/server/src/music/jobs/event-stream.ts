import { PassThrough } from 'node:stream'

/** Server-sent events on their way to one page. */
export type EventStream = {
  /** What is sent as the answer. */
  readonly body: PassThrough
  /** After its end nothing is written. A page that does not read is let go: it comes again, and asks what it missed. */
  readonly write: (text: string) => void
  readonly end: (text?: string) => void
}

export function eventStream(mostUnreadBytes = MOST_UNREAD_BYTES): EventStream {
  const body = new PassThrough()
  /** The sender stops listening when it has ended; a later failure must not end the process. */
  body.on('error', () => undefined)
  return {
    body,
    write(text) {
      if (!body.writable) return
      if (body.writableLength + body.readableLength > mostUnreadBytes) body.destroy()
      else body.write(text)
    },
    end: (text = '') => void body.end(text),
  }
}

const MOST_UNREAD_BYTES = 1_048_576
