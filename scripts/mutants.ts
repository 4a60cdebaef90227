import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { copyRepository, type RepositoryCopy } from './mutants/copy-repository.ts'
import { keptVerdicts } from './mutants/kept-verdicts.ts'
import { readMutants, withHole, type Mutant } from './mutants/read-mutants.ts'

/**
 * `npm run mutants`: plants one hole after another into a copy of the repository and runs the tests that must notice it. The
 * holes of a workspace are listed in its `scripts/mutants.txt`. Ends with 1 where a hole survives. A run that was broken off
 * goes on where it stopped, as long as nothing has changed; `--fresh` begins again. `--sample N` takes N of them, evenly
 * spread; `--part 2/6` the second of six parts of equal length; further words pick those whose name contains one, or whose
 * section is one; `--workers 1` plants one at a time; `--check` only looks whether each has its place.
 */
const { values, positionals } = parseArgs({
  options: {
    sample: { type: 'string' },
    part: { type: 'string', default: '1/1' },
    workers: { type: 'string', default: '2' },
    fresh: { type: 'boolean' },
    check: { type: 'boolean' },
  },
  allowPositionals: true,
})
const ROOT = resolve(import.meta.dirname, '..')

const all = ['packages/hosted', 'apps/server'].flatMap((workspace) => readMutants(ROOT, workspace))
for (const mutant of all) withHole(readFileSync(join(ROOT, mutant.file), 'utf8'), mutant)
const isMeant =
  ({ name, section }: Mutant) =>
  (word: string) =>
    name.includes(word) || section === word
const named = all.filter((mutant) => positionals.length === 0 || positionals.some(isMeant(mutant)))
const [part = 1, parts = 1] = values.part.split('/').map(Number)
const bounds = [part - 1, part].map((edge) => Math.round((edge * named.length) / parts))
const chosen = named.slice(...bounds)
const amount = Number(values.sample ?? chosen.length)
const turn = (index: number) => Math.floor((index * amount) / chosen.length)
const survivors = values.check ? [] : await runAll(chosen.filter((_, index) => turn(index) !== turn(index - 1)))
process.exitCode = survivors.length > 0 ? 1 : 0

async function runAll(mutants: Mutant[]): Promise<Mutant[]> {
  const kept = keptVerdicts(ROOT, values.fresh ?? false)
  const open = mutants.filter((mutant) => !kept.isKilled(mutant))
  if (open.length < mutants.length)
    say(`${mutants.length - open.length} were killed in an earlier run of the same sources`)
  const alive = open.length === 0 ? [] : await plant(open, (mutant) => kept.noteKilled(mutant))
  say(`${mutants.length - alive.length} of ${mutants.length} killed (${all.length} known)`)
  return alive
}

async function plant(mutants: Mutant[], noteKilled: (mutant: Mutant) => void): Promise<Mutant[]> {
  const { startTestCluster } = await import('../packages/hosted/src/testing/start-hosted.ts')
  const postgres = await startTestCluster()
  const workers = Math.min(Number(values.workers), mutants.length)
  const copies = Array.from({ length: workers }, () => copyRepository(ROOT, postgres.template))
  try {
    const red = await copies[0]?.redOf([...new Set(mutants.flatMap(({ tests }) => tests))])
    if (red?.length) throw new Error(`The suite is red without a hole: mend it first.\n${red.join('\n')}`)
    const waiting = [...mutants]
    const alive: Mutant[] = []
    const work = async (copy: RepositoryCopy) => {
      for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
        const killed = await isKilled(copy, mutant)
        say(`${killed ? 'killed  ' : 'SURVIVED'} ${mutant.section.padEnd(8)} ${mutant.name}`)
        if (killed) noteKilled(mutant)
        else alive.push(mutant)
      }
    }
    await Promise.all(copies.map(work))
    return alive
  } finally {
    for (const copy of copies) copy.remove()
    await postgres.stop()
  }
}

async function isKilled(copy: RepositoryCopy, mutant: Mutant): Promise<boolean> {
  const original = copy.read(mutant.file)
  copy.write(mutant.file, withHole(original, mutant))
  try {
    return (await copy.redOf(mutant.tests)).length > 0
  } finally {
    copy.write(mutant.file, original)
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
