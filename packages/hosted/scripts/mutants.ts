import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readMutants, withHole, type Mutant } from './read-mutants.ts'

/**
 * `npm run mutants`: plants one hole after another into a copy of the service and runs the tests that must notice it. Ends with 1
 * where a hole survives. `--sample N` takes N of them, evenly spread; `--part 2/6` the second of six parts of equal length; further
 * words pick those whose name contains one; `--check` only looks whether each has its place.
 */
const { values, positionals } = parseArgs({
  options: { sample: { type: 'string' }, part: { type: 'string', default: '1/1' }, check: { type: 'boolean' } },
  allowPositionals: true,
})
const ROOT = resolve(import.meta.dirname, '../../..')

const all = readMutants(join(import.meta.dirname, 'mutants.txt'))
for (const mutant of all) withHole(readFileSync(join(ROOT, 'packages/hosted', mutant.file), 'utf8'), mutant)
const named = all.filter(({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)))
const [part = 1, parts = 1] = values.part.split('/').map(Number)
const bounds = [part - 1, part].map((edge) => Math.round((edge * named.length) / parts))
const chosen = named.slice(...bounds)
const amount = Number(values.sample ?? chosen.length)
const turn = (index: number) => Math.floor((index * amount) / chosen.length)
const survivors = values.check ? [] : runAll(chosen.filter((_, index) => turn(index) !== turn(index - 1)))
process.exitCode = survivors.length > 0 ? 1 : 0

function runAll(mutants: Mutant[]): Mutant[] {
  const folder = mkdtempSync(join(tmpdir(), 'kvint-mutants-'))
  try {
    prepare(folder)
    if (!passes(folder, [...new Set(mutants.flatMap(({ tests }) => tests))]))
      throw new Error('The suite is red without a hole: mend it first.')
    const alive = mutants.filter((mutant) => !isKilled(folder, mutant))
    say(`${mutants.length - alive.length} of ${mutants.length} killed (${all.length} known)`)
    return alive
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function isKilled(folder: string, mutant: Mutant): boolean {
  const path = join(folder, 'packages/hosted', mutant.file)
  const original = readFileSync(path, 'utf8')
  writeFileSync(path, withHole(original, mutant))
  const killed = !passes(folder, mutant.tests)
  writeFileSync(path, original)
  say(`${killed ? 'killed  ' : 'SURVIVED'} ${mutant.section.padEnd(8)} ${mutant.name}`)
  return killed
}

/** A copy, so that nobody who works in the repository meanwhile meets a hole. */
function prepare(folder: string): void {
  for (const part of ['packages/hosted', 'packages/postgres', 'supabase', 'scripts'])
    cpSync(join(ROOT, part), join(folder, part), { recursive: true, filter: (path) => !path.includes('node_modules') })
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  const test = {
    include: ['packages/hosted/**/*.test.ts'],
    setupFiles: ['./scripts/fail-on-console-error.ts'],
    testTimeout: 30_000,
  }
  writeFileSync(join(folder, 'vitest.config.ts'), `export default ${JSON.stringify({ test })}`)
}

function passes(folder: string, tests: string[]): boolean {
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs')
  const args = [vitest, 'run', '--bail=1', '--reporter=dot', ...tests.map((test) => `packages/hosted/${test}`)]
  const run = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', timeout: 300_000 })
  if (run.status !== 0 && !/\d+ failed/.test(run.stdout))
    throw new Error(`The tests did not run: ${run.stdout}${run.stderr}`)
  return run.status === 0
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
