import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { encode } from 'gpt-tokenizer'
import { TOOLS } from '../src/index.ts'
import { builtLibrary } from './built-library.ts'
import { QUESTIONS, type Question } from './questions.ts'
import { realLibrary } from './real/real-library.ts'
import type { Label, RealQuestion } from './real/asking.ts'
import { LIBRARY_QUESTIONS } from './real/library-questions.ts'
import { MIX_QUESTIONS } from './real/mix-questions.ts'
import { SONG_QUESTIONS } from './real/song-questions.ts'

/**
 * Asks sixty questions of the tools: thirty-five over built projects, whose answers are known, and twenty-five over real
 * sets, whose answers are held against the XML. Says which calls answer each, what they cost, what is missing or false.
 */
type Row = {
  readonly question: string
  readonly asked: number
  readonly calls: number
  readonly tokens: number
  readonly missing: readonly string[]
  readonly wrong: readonly string[]
}

const DATA = process.env['KVINT_REAL_SETS'] ?? fileURLToPath(new URL('../../../../shared/data', import.meta.url))
const MAX_CALLS = 3
const ALLOWED_MISSES = 2
const only = process.argv[2]
const built = await builtLibrary()
const rows: Row[] = []
if (only === undefined) for (const question of QUESTIONS) rows.push(await askBuilt(question))
if (existsSync(`${DATA}/als/sets`)) rows.push(...(await askReal()))
else console.log(`The real sets are not here (${DATA}/als/sets): their twenty-five questions are left out.`)

console.table(
  rows.map(({ missing, wrong, ...row }) => ({
    ...row,
    answered: wrong.length > 0 ? `FALSE: ${wrong.length}` : missing.length > 0 ? `no: ${missing.length}` : 'yes',
  })),
)
for (const { question, missing, wrong } of rows)
  for (const [what, texts] of [
    ['false', wrong],
    ['missing', missing],
  ] as const)
    for (const text of texts.slice(0, only === undefined ? 4 : 40)) console.log(`${what}: ${question} ${text}`)
const right = rows.filter(({ missing, wrong, calls }) => missing.length + wrong.length === 0 && calls <= MAX_CALLS)
console.log(`right, in at most ${MAX_CALLS} calls: ${right.length} of ${rows.length}`)
console.log(`false: ${rows.filter(({ wrong }) => wrong.length > 0).length}`)
console.log(
  `median of calls ${median(rows.map(({ calls }) => calls))}, of tokens ${median(rows.map(({ tokens }) => tokens))}`,
)
console.log(`most tokens: ${Math.max(...rows.map(({ tokens }) => tokens))}`)
if (right.length < rows.length - ALLOWED_MISSES || rows.some(({ wrong }) => wrong.length > 0)) process.exitCode = 1

async function askBuilt({ asks, calls, answer }: Question): Promise<Row> {
  let said = ''
  for (const [name, input] of calls) {
    const tool = TOOLS.find((candidate) => candidate.name === name)
    if (!tool) throw new Error(`There is no tool ${name}.`)
    const context = { library: built, signal: new AbortController().signal, progress: () => undefined }
    const result = await tool.run(tool.input.parse(input), context)
    said += JSON.stringify(result.kind === 'answer' ? tool.output.parse(result.value) : result.message)
  }
  return {
    question: asks,
    asked: 1,
    calls: calls.length,
    tokens: encode(said).length,
    missing: answer.filter((part) => !part.test(said)).map(String),
    wrong: [],
  }
}

async function askReal(): Promise<Row[]> {
  const library = await realLibrary(`${DATA}/als/sets`)
  const labels = readFileSync(`${DATA}/labels/real-sets.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Label)
  const shown: Row[] = []
  try {
    for (let isReading = true; isReading;) {
      const { content } = await library.client.callTool({ name: 'library_habits', arguments: {} })
      isReading = /not read yet|still being searched/.test(JSON.stringify(content))
    }
    for (const question of [...SONG_QUESTIONS, ...MIX_QUESTIONS, ...LIBRARY_QUESTIONS])
      if (only === undefined || question.asks.includes(only)) shown.push(await hold(question, library, labels))
  } finally {
    await library.close()
  }
  return shown
}

async function hold(
  { asks, hold: holdAnswers }: RealQuestion,
  library: Awaited<ReturnType<typeof realLibrary>>,
  labels: readonly Label[],
): Promise<Row> {
  const [missing, wrong]: [string[], string[]] = [[], []]
  const askings: { calls: number; tokens: number }[] = []
  const once = () => void askings.push({ calls: 0, tokens: 0 })
  const call = async (name: string, input: Record<string, unknown>) => {
    if (askings.length === 0) once()
    const { content, structuredContent, isError } = await library.client.callTool({ name, arguments: input })
    const text = (content as { text: string }[])[0]?.text ?? ''
    const asking = askings.at(-1)
    if (asking) [asking.calls, asking.tokens] = [asking.calls + 1, asking.tokens + encode(text).length]
    return isError ? { problem: text } : structuredContent
  }
  await holdAnswers({
    library,
    labels,
    call,
    once,
    missing: (what) => void missing.push(what),
    wrong: (what) => void wrong.push(what),
  }).catch((error: unknown) => void missing.push(String(error)))
  const of = (what: 'calls' | 'tokens') =>
    median(askings.filter(({ calls }) => calls > 0).map((asking) => asking[what]))
  return { question: asks, asked: askings.length, calls: of('calls'), tokens: of('tokens'), missing, wrong }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
