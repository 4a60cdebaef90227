import { encode } from 'gpt-tokenizer'
import { TOOLS } from '../src/index.ts'
import { builtLibrary } from './built-library.ts'
import { QUESTIONS, type Question } from './questions.ts'

/** Asks the forty questions of the tools and says which calls answer each, what they cost, and what is missing. */
const MAX_CALLS = 3
const library = await builtLibrary()
const rows = []
for (const question of QUESTIONS) rows.push(await ask(question))

console.table(
  rows.map(({ missing, ...row }) => ({ ...row, answered: missing.length === 0 ? 'yes' : `no: ${missing.join(' ')}` })),
)
const answered = rows.filter(({ missing, calls }) => missing.length === 0 && calls <= MAX_CALLS)
const tokens = rows.map(({ tokens: cost }) => cost).sort((a, b) => a - b)
console.log(`answered in at most ${MAX_CALLS} calls: ${answered.length} of ${rows.length}`)
console.log(`tokens of the answers: median ${tokens[Math.floor(tokens.length / 2)]}, most ${tokens.at(-1)}`)
if (answered.length < rows.length) process.exitCode = 1

async function ask({ asks, calls, answer }: Question) {
  let said = ''
  for (const [name, input] of calls) {
    const tool = TOOLS.find((candidate) => candidate.name === name)
    if (!tool) throw new Error(`There is no tool ${name}.`)
    const context = { library, signal: new AbortController().signal, progress: () => undefined }
    const result = await tool.run(tool.input.parse(input), context)
    said += JSON.stringify(result.kind === 'answer' ? tool.output.parse(result.value) : result.message)
  }
  return {
    question: asks,
    tools: calls.map(([name]) => name).join(', '),
    calls: calls.length,
    tokens: encode(said).length,
    missing: answer.filter((part) => !part.test(said)).map(String),
  }
}
