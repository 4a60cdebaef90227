import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { ToolCall } from './calls-to.ts'
import type { Way } from './way.ts'

export type Turn = { readonly cpuMicros: number; readonly perSecond: number; readonly p99Ms: number }

export type Server = {
  readonly port: number
  /** What the process pays for calls, whose times in milliseconds are given back. */
  readonly measure: (makeCalls: () => Promise<number[]>) => Promise<Turn>
  readonly end: () => Promise<void>
}

export async function startServer({ server }: Way, call: ToolCall): Promise<Server> {
  const child = fork(fileURLToPath(new URL('serve.ts', import.meta.url)), [server, JSON.stringify(call)])
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return {
    port,
    measure: async (makeCalls) => {
      const before = await cpuOf(child)
      const start = performance.now()
      const times = (await makeCalls()).sort((a, b) => a - b)
      const seconds = (performance.now() - start) / 1000
      const cpuMicros = ((await cpuOf(child)) - before) / times.length
      return { cpuMicros, perSecond: times.length / seconds, p99Ms: times[Math.floor(times.length * 0.99)] ?? 0 }
    },
    end: async () => {
      child.kill()
      await once(child, 'exit')
    },
  }
}

async function cpuOf(child: ChildProcess): Promise<number> {
  child.send('cpu')
  const [{ cpu }] = (await once(child, 'message')) as [{ cpu: NodeJS.CpuUsage }]
  return cpu.user + cpu.system
}
