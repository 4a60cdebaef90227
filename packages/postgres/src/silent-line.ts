import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { Transform } from 'node:stream'

/** A way to a server that a network can forget: connections stay open at both ends, and nothing comes through any more. */
export type SilentLine = {
  readonly port: number
  /** Forgets every line there is; new ones pass. */
  forget(): void
  /** As long as it holds, what is opened is taken and nothing passes. */
  hold(isSilent: boolean): void
  close(): Promise<void>
}

/** For tests; each answer comes `delayMs` late. @example const line = await openSilentLine({ port: 5432, host: 'localhost' }) */
export async function openSilentLine(
  to: { port: number; host: string } | { path: string },
  { delayMs = 0 }: { delayMs?: number } = {},
): Promise<SilentLine> {
  const pairs = new Set<readonly [Socket, Socket]>()
  let isSilent = false
  const server = createServer((near) => {
    const far = connect(to)
    const pair = [near, far] as const
    pairs.add(pair)
    for (const socket of pair) {
      socket.on('error', () => {})
      socket.on('close', () => {
        pairs.delete(pair)
        for (const each of pair) each.destroy()
      })
    }
    if (isSilent) return
    near.pipe(far)
    if (delayMs > 0) far.pipe(late(delayMs)).pipe(near)
    else far.pipe(near)
  })
  const forget = () => {
    for (const [near, far] of pairs) {
      near.unpipe()
      far.unpipe()
      for (const socket of [near, far]) socket.resume()
    }
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    forget,
    hold(silent) {
      isSilent = silent
      if (silent) forget()
    },
    async close() {
      for (const pair of pairs) for (const socket of pair) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function late(delayMs: number): Transform {
  return new Transform({ transform: (chunk, _, pass) => void setTimeout(() => pass(null, chunk), delayMs) })
}
