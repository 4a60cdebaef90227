import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { MUTANTS, type Mutant } from './mutant-list.ts'

/**
 * `npm run mutants`: plants one hole after another into a copy of the service and runs the tests that must notice it. Ends with 1
 * where a hole survives. `--sample N` takes N of them, evenly spread; further words pick those whose name contains one.
 */
const { values, positionals } = parseArgs({
  options: { sample: { type: 'string' }, check: { type: 'boolean' } },
  allowPositionals: true,
})
const ROOT = resolve(import.meta.dirname, '../../..')

const named = MUTANTS.filter(({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)))
const amount = Number(values.sample ?? named.length)
const chosen = named.filter(
  (_, index) => Math.floor((index * amount) / named.length) !== Math.floor(((index - 1) * amount) / named.length),
)
const outcomes = values.check ? [] : runAll(chosen)
for (const mutant of MUTANTS) mutated(mutant)
const survivors = outcomes.filter(({ isKilled }) => !isKilled)
for (const { mutant } of survivors) console.log(`SURVIVED ${mutant.section} ${mutant.name}`)
console.log(`${outcomes.length - survivors.length} of ${outcomes.length} killed (${MUTANTS.length} known)`)
process.exitCode = survivors.length > 0 ? 1 : 0

function runAll(mutants: Mutant[]): { mutant: Mutant; isKilled: boolean }[] {
  const folder = mkdtempSync(join(tmpdir(), 'kvint-mutants-'))
  try {
    prepare(folder)
    if (!passes(folder, [...new Set(mutants.flatMap(({ tests }) => tests))]))
      throw new Error('The suite is red without a hole: mend it first.')
    return mutants.map((mutant) => {
      const path = join(folder, 'packages/hosted', mutant.file)
      const original = readFileSync(path, 'utf8')
      writeFileSync(path, mutated(mutant))
      const isKilled = !passes(folder, mutant.tests)
      writeFileSync(path, original)
      console.log(`${isKilled ? 'killed  ' : 'SURVIVED'} ${mutant.section.padEnd(6)} ${mutant.name}`)
      return { mutant, isKilled }
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function prepare(folder: string): void {
  for (const part of ['packages/hosted', 'packages/postgres', 'supabase', 'scripts'])
    cpSync(join(ROOT, part), join(folder, part), { recursive: true, filter: (path) => !path.includes('node_modules') })
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(
    join(folder, 'vitest.config.ts'),
    `export default { test: { include: ['packages/hosted/**/*.test.ts'], setupFiles: ['./scripts/fail-on-console-error.ts'], testTimeout: 30000 } }`,
  )
}

function passes(folder: string, tests: string[]): boolean {
  const args = [
    join(ROOT, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--bail=1',
    '--reporter=dot',
    ...tests.map((test) => `packages/hosted/${test}`),
  ]
  const run = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', timeout: 300_000 })
  if (run.status !== 0 && !/(failed|FAIL)/.test(run.stdout))
    throw new Error(`The tests did not run: ${run.stdout}${run.stderr}`)
  return run.status === 0
}

/** The file with the hole in it; the place must be there exactly once. */
function mutated({ name, file, from, to }: Mutant): string {
  const text = readFileSync(join(ROOT, 'packages/hosted', file), 'utf8')
  const places = text.split(from).length - 1
  if (places !== 1) throw new Error(`"${name}": ${file} has its place ${places} times, not once:\n${from}`)
  return text.replace(from, () => to)
}
