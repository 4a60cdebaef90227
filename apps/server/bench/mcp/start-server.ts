import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Made, ToolCall } from './calls-to.ts'

/** A way to answer the calls, by a server in a process of its own. */
export type Way = { readonly name: string; readonly server: 'kvint' | 'sdk' | 'bare'; readonly hasSession: boolean }

export type Turn = { readonly cpuMicros: number; readonly perSecond: number; readonly p99Ms: number }

export type Server = {
  readonly port: number
  /** What the process pays for so many calls. */
  readonly measure: (make: (count: number) => Promise<Made>, count: number) => Promise<Turn>
  readonly end: () => Promise<void>
}

export async function startServer({ server }: Way, call: ToolCall): Promise<Server> {
  const child = fork(fileURLToPath(new URL('serve.ts', import.meta.url)), [server, JSON.stringify(call)])
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return {
    port,
    measure: async (make, count) => {
      const before = await cpuOf(child)
      const { seconds, p99Ms } = await make(count)
      const cpuMicros = ((await cpuOf(child)) - before) / count
      return { cpuMicros, perSecond: count / seconds, p99Ms }
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
