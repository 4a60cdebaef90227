import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import type { Means } from './means.ts'

/** Somebody with an account, and the address that she comes from. */
export type Person = { id: string; token: string; address: string }
export type Target = { url: string; key: string }

/** @returns The status of the answer, whose body is read to its end. */
export async function call(
  { url, key }: Target,
  from: Pick<Person, 'address'>,
  method: string,
  path: string,
  token?: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<number> {
  const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
  const isRaw = typeof body === 'string' || body instanceof Uint8Array
  const answer = await fetch(url + path, {
    method,
    headers: headersOf(key, from, token, { ...type, ...headers }),
    ...(body === undefined ? {} : { body: isRaw ? (body as BodyInit) : JSON.stringify(body) }),
  })
  await answer.arrayBuffer()
  return answer.status
}

export function meansOf(target: Target, attacker: Person): Omit<Means, 'n'> {
  return {
    token: attacker.token,
    id: attacker.id,
    call: (...request) => call(target, attacker, ...request),
    open: (frames, lingerMs) => open(target, attacker, frames, lingerMs),
    async listen(path, lingerMs) {
      const leaving = new AbortController()
      const headers = headersOf(target.key, attacker, attacker.token, { accept: 'text/event-stream' })
      const { status } = await fetch(target.url + path, { headers, signal: leaving.signal })
      await sleep(lingerMs)
      leaving.abort()
      return status
    },
  }
}

export function headersOf(
  key: string,
  { address }: Pick<Person, 'address'>,
  token?: string,
  more: Record<string, string> = {},
): Record<string, string> {
  const bearer: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  return { apikey: key, 'x-forwarded-for': address, ...bearer, ...more }
}

/** A socket that sends what it is given and is closed a little later; the status is 101, or that of the refusal. */
async function open({ url, key }: Target, from: Person, frames: string[], lingerMs = 200): Promise<number> {
  const address = `${url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${key}`
  const socket = new WebSocket(address, { headers: { 'x-forwarded-for': from.address } })
  const status = await new Promise<number>((done) => {
    socket.once('open', () => done(101))
    socket.once('unexpected-response', (_, answer) => done(answer.statusCode ?? 0))
    socket.once('error', () => done(0))
  })
  socket.on('error', () => {})
  if (status === 101) for (const frame of frames) socket.send(frame)
  await sleep(lingerMs)
  socket.terminate()
  return status
}
