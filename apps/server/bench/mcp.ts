import { callsTo } from './mcp/calls-to.ts'
import { type Turn, startServer } from './mcp/start-server.ts'
import type { Way } from './mcp/way.ts'

/**
 * What a `tools/call` costs the server in CPU, and how long it takes with 32 connections: our plain, session and stateless paths
 * beside the official SDK's stateless server with the same tools, and beside `node:http` alone, which reads the same body and
 * answers with the same bytes, made before: no server on it can cost less. Each server is started and warmed up once; then
 * they are measured in many short turns, so that all see the same machine. Of a machine that does nothing else the
 * least turn says what the call costs, the median what it costs here.
 */
const WAYS: readonly Way[] = [
  { name: 'Kvint, plain JSON-RPC', server: 'kvint', speaks: 'plain' },
  { name: 'Kvint, session', server: 'kvint', speaks: 'session' },
  { name: 'Kvint, 2026-07-28', server: 'kvint', speaks: '2026-07-28' },
  { name: 'SDK, stateless, node:http', server: 'sdk', speaks: 'plain' },
  { name: 'node:http alone, answer made before', server: 'bare', speaks: 'plain' },
]
const CONNECTIONS = 32
const CALLS = Number(process.env['BENCH_CALLS'] ?? 500)
const TURNS = Number(process.env['BENCH_TURNS'] ?? 30)
/** A server runs for days; after 8,000 calls a tenth of what a call costs us is still compiling. */
const WARM_UP = Number(process.env['BENCH_WARM_UP'] ?? 20_000)
const TOOL_CALLS = [
  { name: 'projects_find', arguments: {} },
  { name: 'findings_list', arguments: { project: 'example' } },
]

for (const call of TOOL_CALLS) {
  const servers = []
  for (const way of WAYS) {
    const server = await startServer(way, call)
    const calls = await callsTo(server.port, call, { connections: CONNECTIONS, speaks: way.speaks })
    await calls.make(WARM_UP)
    servers.push({ way, server, calls, turns: [] as Turn[] })
  }
  for (let turn = 0; turn < TURNS; turn++) {
    for (const { server, calls, turns } of servers) turns.push(await server.measure(() => calls.make(CALLS)))
  }
  for (const { server, calls } of servers) {
    calls.end()
    await server.end()
  }
  const sdk = servers.find(({ way }) => way.server === 'sdk')?.turns ?? []
  console.log(`\n${call.name}, ${CALLS} calls × ${TURNS} turns, ${CONNECTIONS} connections`)
  console.table(servers.map(({ way, turns }) => ({ way: way.name, ...row(turns, sdk) })))
}

function row(turns: readonly Turn[], sdk: readonly Turn[]) {
  const [cpu, sdkCpu] = [turns, sdk].map((all) => all.map(({ cpuMicros }) => cpuMicros)) as [number[], number[]]
  const inTurns = cpu.map((micros, turn) => (sdkCpu[turn] ?? 0) / micros)
  const times = [Math.min(...sdkCpu) / Math.min(...cpu), median(sdkCpu) / median(cpu), median(inTurns)]
  return {
    'CPU µs a call (least, median)': [Math.min(...cpu), median(cpu)].map(Math.round).join(', '),
    'times cheaper than the SDK (least, median, turn by turn)': times.map((each) => each.toFixed(1)).join(', '),
    'calls a second': Math.round(median(turns.map(({ perSecond }) => perSecond))),
    'p99 ms': median(turns.map(({ p99Ms }) => p99Ms)).toFixed(1),
  }
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
