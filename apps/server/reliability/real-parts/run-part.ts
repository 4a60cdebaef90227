import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { pause } from '../spawn-server.ts'

export type Part = { readonly child: ChildProcess; readonly stop: () => Promise<void>; readonly words: () => string }

/** Runs a program until it is told to stop, or we end. */
export function runPart(
  program: string,
  args: readonly string[],
  options: { readonly asPostgres?: boolean } = {},
): Part {
  const asPostgres = options.asPostgres && process.getuid?.() === 0
  const account = asPostgres ? ['--reuid=postgres', '--regid=postgres', '--clear-groups'] : []
  const child = spawn('setpriv', [...account, '--pdeathsig=KILL', program, ...args], {
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => (text = `${text}${String(part)}`.slice(-4000)))
  const exit = once(child, 'exit')
  return {
    child,
    words: () => text,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await Promise.race([exit, pause(3_000).then(() => child.kill('SIGKILL'))])
      await exit
    },
  }
}

/** Ports that nothing listens on now. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map((server) => once(server, 'listening')))
  const ports = servers.map((server) => (server.address() as AddressInfo).port)
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return ports
}

/** Until something takes connections there. */
export async function untilOpen(port: number, part: Part): Promise<void> {
  for (let waited = 0; waited < PATIENCE_MS; waited += 50) {
    if (part.child.exitCode !== null) break
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true))
      socket.on('error', () => resolve(false))
      setTimeout(() => socket.destroy(), 500).unref()
    })
    if (isOpen) return
    await pause(50)
  }
  throw new Error(`Nothing listens on ${port}: ${part.words()}`)
}

const PATIENCE_MS = 20_000
