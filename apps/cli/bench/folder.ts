import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildSet, type SetDescription } from '@kvint/als/build'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'

/**
 * How soon `kvint mcp` answers over a large folder: the first questions while nothing is read yet, and any question when
 * all is. The sets are made here: 10,000 small ones each in a project of its own, or as many as the first argument says.
 */
const SETS = Number(process.argv[2] ?? 10_000)
const COLD_MS = 2_000
const INDEXED_MS = 200
const ROUNDS = 10

async function measure(): Promise<void> {
  const cold = await coldAnswers()
  const { client, close } = await serve('indexed')
  const started = performance.now()
  while (await isPartial(client)) await new Promise((resolve) => setTimeout(resolve, 1_000))
  console.log(`all read ${seconds(performance.now() - started)} after the start`)
  const indexed = []
  for (const [name, input] of QUESTIONS) {
    const times = []
    for (let round = 0; round < ROUNDS; round++) times.push((await ask(client, name, input(round))).ms)
    times.sort((a, b) => a - b)
    indexed.push({ question: name, median: Math.round(times[ROUNDS >> 1] ?? 0), most: Math.round(times.at(-1) ?? 0) })
  }
  await close()
  console.table(cold)
  console.table(indexed)
  const slow = [
    ...cold.filter(({ ms, partial }) => ms > COLD_MS || !partial).map(({ question }) => `${question}, cold`),
    ...indexed.filter(({ median }) => median > INDEXED_MS).map(({ question }) => question),
  ]
  console.log(slow.length === 0 ? 'within the bounds' : `outside the bounds: ${slow.join('; ')}`)
  if (slow.length > 0) process.exitCode = 1
}

/** Each first question to a server that has read nothing. */
async function coldAnswers() {
  const rows = []
  for (const [name, input] of COLD_QUESTIONS) {
    const { client, close } = await serve(`cold-${name}`)
    const { ms, text } = await ask(client, name, input)
    rows.push({ question: name, ms: Math.round(ms), partial: PARTIAL.test(text) })
    await close()
  }
  return rows
}

async function serve(data: string) {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [fileURLToPath(new URL('../src/main.ts', import.meta.url)), 'mcp', '--folder', join(home, 'sets')],
    env: { ...(process.env as Record<string, string>), KVINT_DATA: join(home, data) },
  })
  const client = new Client({ name: 'bench-folder', version: '1.0.0' })
  await client.connect(transport)
  return { client, close: () => client.close() }
}

async function ask(client: Client, name: string, input: Record<string, unknown>) {
  const started = performance.now()
  const { content, isError } = await client.callTool({ name, arguments: input })
  const ms = performance.now() - started
  const text = (content as { text: string }[])[0]?.text ?? ''
  if (isError) throw new Error(`${name}: ${text}`)
  return { ms, text }
}

async function isPartial(client: Client): Promise<boolean> {
  return PARTIAL.test((await ask(client, 'music_search', { for: 'device', text: 'Operator', limit: 1 })).text)
}

async function makeSets(folder: string): Promise<void> {
  const contents = await Promise.all(Array.from({ length: VARIANTS }, (_, at) => buildSet(variant(at))))
  for (let at = 0; at < SETS; at++) {
    const project = join(folder, `Year ${at % 12}`, `Song ${at} Project`)
    await mkdir(project, { recursive: true })
    await writeFile(join(project, `Song ${at}.als`), contents[at % VARIANTS] ?? new Uint8Array())
  }
}

/** A bass line and chords of four bars; tempo, key and devices differ. */
function variant(at: number): SetDescription {
  const root = at % 12
  return {
    tempo: 80 + (at % 70),
    tracks: [
      {
        kind: 'midi',
        name: 'Bass',
        devices: [{ tag: at % 3 === 0 ? 'Operator' : 'OriginalSimpler' }, { tag: 'Eq8' }],
        arrangementClips: [
          clip(BARS.map(([startBeats, step]) => ({ pitch: 36 + ((root + step) % 12), startBeats, durationBeats: 4 }))),
        ],
      },
      {
        kind: 'midi',
        name: 'Keys',
        devices: [{ tag: 'Reverb' }],
        arrangementClips: [
          clip(
            BARS.flatMap(([startBeats, step]) =>
              [0, 4, 7].map((tone) => ({ pitch: 60 + root + step + tone, startBeats, durationBeats: 4 })),
            ),
          ),
        ],
      },
    ],
  }
}

function clip(
  notes: readonly { readonly pitch: number; readonly startBeats: number; readonly durationBeats: number }[],
) {
  return { kind: 'midi' as const, name: 'Part', startBeats: 0, lengthBeats: 16, notes }
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}

/** Where chords begin, and their roots above the tonic: I IV V I. */
const BARS = [
  [0, 0],
  [4, 5],
  [8, 7],
  [12, 0],
] as const
const VARIANTS = 420
const PARTIAL = /not read yet|still being searched|not looked for yet/

const COLD_QUESTIONS: readonly (readonly [name: string, input: Record<string, unknown>])[] = [
  ['projects_find', { bpmFrom: 120, bpmTo: 126 }],
  ['music_search', { for: 'device', text: 'Operator' }],
  ['library_habits', {}],
]

const QUESTIONS: readonly (readonly [name: string, input: (round: number) => Record<string, unknown>])[] = [
  ['projects_find', () => ({ bpmFrom: 120, bpmTo: 126 })],
  ['projects_find', (round) => ({ text: `Song ${round}` })],
  ['projects_find', () => ({ key: 'F minor', compatible: true })],
  ['music_search', () => ({ for: 'device', text: 'Operator' })],
  ['music_search', () => ({ for: 'device', text: 'Limiter', without: true })],
  ['music_search', () => ({ for: 'chord', text: 'V' })],
  ['music_search', () => ({ for: 'progression', text: 'I IV V' })],
  ['music_search', () => ({ for: 'key', text: 'C major' })],
  ['music_search', () => ({ for: 'missing sample' })],
  ['library_habits', () => ({})],
  ['library_habits', () => ({ projects: 500 })],
  ['library_habits', () => ({ list: 'devices' })],
  ['practice_plan', () => ({})],
  ['project_overview', (round) => ({ project: `Song ${(round * 200) % SETS}` })],
  ['mix_facts', (round) => ({ project: `Song ${(round * 200 + 2) % SETS}` })],
]

const home = await mkdtemp(join(tmpdir(), 'kvint-bench-folder-'))
try {
  const made = performance.now()
  await makeSets(join(home, 'sets'))
  console.log(`${SETS} sets made in ${seconds(performance.now() - made)}`)
  await measure()
} finally {
  await rm(home, { recursive: true, force: true })
}
