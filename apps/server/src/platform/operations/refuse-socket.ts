import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import type { ErrorBody, ErrorCode } from '@kvint/contract'

/** Ends a connection whose request cannot be answered in the usual way: the same shape of error, by hand. */
export function refuseSocket(socket: Socket, why: keyof typeof REFUSALS, error?: Error): void {
  const { status, code, message } = REFUSALS[why]
  const body = JSON.stringify({ error: { code, message, requestId: randomUUID() } } satisfies ErrorBody)
  if (socket.writable)
    socket.write(
      `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    )
  socket.destroy(error)
}

const REFUSALS = {
  late: {
    status: '408 Request Timeout',
    code: 'timeout',
    message: 'The request did not arrive in time. Send it again.',
  },
  large: {
    status: '431 Request Header Fields Too Large',
    code: 'too-large',
    message: 'The headers are too large. Send fewer or shorter ones.',
  },
  unreadable: {
    status: '400 Bad Request',
    code: 'bad-request',
    message: 'This is no HTTP request that can be read.',
  },
} as const satisfies Record<string, { status: string; code: ErrorCode; message: string }>
