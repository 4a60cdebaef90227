import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request as send } from 'node:http'
import { fileURLToPath } from 'node:url'

/**
 * What a `tools/call` costs the server in CPU, and how long it takes with 32 connections: our plain and session paths
 * beside the official SDK's stateless server with the same tools, all in one run, in turns, each server warmed up once. The
 * least of the rounds is what the call itself costs: whatever else the machine does only adds.
 */
type Path = { readonly name: string; readonly server: 'kvint' | 'sdk'; readonly hasSession: boolean }
type Served = { readonly path: Path; readonly measure: () => Promise<Round>; readonly end: () => Promise<void> }
type Round = { readonly cpuMicros: number; readonly perSecond: number; readonly p99Ms: number }

const PATHS: readonly Path[] = [
  { name: 'Kvint, plain JSON-RPC', server: 'kvint', hasSession: false },
  { name: 'Kvint, session', server: 'kvint', hasSession: true },
  { name: 'SDK, stateless, node:http', server: 'sdk', hasSession: false },
]
const CONNECTIONS = 32
const CALLS = Number(process.env['BENCH_CALLS'] ?? 4000)
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5)
/** A server runs for days; after 8,000 calls a tenth of what a call costs us is still compiling. */
const WARM_UP = Number(process.env['BENCH_WARM_UP'] ?? 20_000)
const TOOL_CALLS = [
  { name: 'projects_find', arguments: {} },
  { name: 'findings_list', arguments: { project: 'example' } },
]

const INITIALIZE = {
  jsonrpc: '2.0',
  id: 0,
  method: 'initialize',
  params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'bench', version: '1.0.0' } },
}

for (const call of TOOL_CALLS) {
  const served: Served[] = []
  for (const path of PATHS) served.push(await serve(path, call))
  const rounds = new Map<Path, Round[]>(PATHS.map((path) => [path, []]))
  for (let round = 0; round < ROUNDS; round++) {
    for (const { path, measure } of served) rounds.get(path)?.push(await measure())
  }
  for (const { end } of served) await end()
  const cpuOfPath = (path: Path) => (rounds.get(path) ?? []).map(({ cpuMicros }) => cpuMicros)
  const sdk = cpuOfPath(PATHS[2] as Path)
  console.log(`\n${call.name}, ${CALLS} calls × ${ROUNDS} rounds, ${CONNECTIONS} connections`)
  console.table(
    PATHS.map((path) => {
      const own = rounds.get(path) ?? []
      const cpu = cpuOfPath(path)
      return {
        path: path.name,
        'CPU µs a call (least, median)': [Math.min(...cpu), median(cpu)].map(Math.round).join(', '),
        'times cheaper than the SDK': [Math.min(...sdk) / Math.min(...cpu), median(sdk) / median(cpu)]
          .map((times) => times.toFixed(1))
          .join(', '),
        'calls a second (best)': Math.round(Math.max(...own.map(({ perSecond }) => perSecond))),
        'p99 ms (at best)': Math.min(...own.map(({ p99Ms }) => p99Ms)).toFixed(1),
      }
    }),
  )
}

async function serve(path: Path, call: (typeof TOOL_CALLS)[number]): Promise<Served> {
  const child = fork(fileURLToPath(new URL('mcp/serve.ts', import.meta.url)), [path.server])
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const post = (body: unknown, headers: Record<string, string> = {}) => posted(agent, port, body, headers)
  const opened = path.hasSession ? await post(INITIALIZE) : null
  const headers: Record<string, string> = opened ? { 'mcp-session-id': String(opened.headers['mcp-session-id']) } : {}
  const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: call }

  const many = async (count: number) => {
    const times: number[] = []
    let left = count
    const one = async () => {
      while (left-- > 0) {
        const start = performance.now()
        const answer = await post(body, headers)
        if (!answer.text.includes('structuredContent')) throw new Error(`A call failed: ${answer.text}`)
        times.push(performance.now() - start)
      }
    }
    await Promise.all(Array.from({ length: CONNECTIONS }, one))
    return times
  }
  await many(WARM_UP)
  return {
    path,
    measure: async () => {
      const before = await cpuOf(child)
      const start = performance.now()
      const times = (await many(CALLS)).sort((a, b) => a - b)
      const seconds = (performance.now() - start) / 1000
      const cpuMicros = ((await cpuOf(child)) - before) / CALLS
      return { cpuMicros, perSecond: CALLS / seconds, p99Ms: times[Math.floor(times.length * 0.99)] ?? 0 }
    },
    end: async () => {
      agent.destroy()
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

function posted(agent: Agent, port: number, body: unknown, headers: Record<string, string>) {
  const payload = JSON.stringify(body)
  const options = {
    agent,
    port,
    host: '127.0.0.1',
    path: '/mcp',
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'content-length': Buffer.byteLength(payload),
      ...headers,
    },
  }
  return new Promise<{ text: string; headers: NodeJS.Dict<string | string[]> }>((resolve, reject) => {
    const request = send(options, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => (text += part))
      answer.on('end', () => resolve({ text, headers: answer.headers }))
    })
    request.on('error', reject)
    request.end(payload)
  })
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
