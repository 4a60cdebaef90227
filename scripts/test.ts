import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findDebianPostgres } from '@kvint/postgres'
import { provideChromium } from './provide-chromium.ts'
import { playwrightTally, type Tally, writtenTally } from './tally.ts'

/** Every check of the repository, in an order that fails fast. Closes with `N passed, N failed`. */

const results = mkdtempSync(join(tmpdir(), 'kvint-test-'))
const walkReport = join(results, 'walk.json')
const clientsReport = join(results, 'clients.json')

provideChromium()
const environment = {
  ...process.env,
  PLAYWRIGHT_JSON_OUTPUT_FILE: walkReport,
  /** Many steps start the same programs again and again. */
  NODE_COMPILE_CACHE: join(results, 'compiled'),
}

const tallies: Tally[] = [
  await step('format', 'npm', ['run', '--silent', 'check:format']),
  ...(await Promise.all([
    step('lint', 'npm', ['run', '--silent', 'check:lint'], { isBeside: true }),
    step('types', 'npm', ['run', '--silent', 'check:types'], { isBeside: true }),
    step('walls', 'npm', ['run', '--silent', 'check:walls'], { isBeside: true }),
    step('unused', 'npm', ['run', '--silent', 'check:unused'], { isBeside: true }),
  ])),
  /** Unit tests leave a fifth of two cores idle, browser tests next to nothing. */
  ...(await Promise.all([
    vitest('unit', 'unit tests', []),
    step('clients of others', 'node', ['apps/server/scripts/clients/try-clients.ts', '--tally', clientsReport], {
      count: () => writtenTally(clientsReport),
      isBeside: true,
    }),
  ])),
  /** Pages wait as long as they compute, and so does the older Postgres: beside them runs what mostly starts. */
  ...(await Promise.all([
    browserTests(1),
    browserTests(2),
    onOlderPostgres(),
    step('planted holes, a sample', 'node', ['scripts/mutants.ts', '--sample', '3'], { isBeside: true }),
    step('build', 'npm', ['run', '--silent', 'build'], { isBeside: true }),
  ])),
  await step('sizes', 'npm', ['run', '--silent', 'size', '-w', '@kvint/web']),
  await step('walks', 'npm', ['run', '--silent', 'e2e'], { count: () => playwrightTally(walkReport) }),
]

rmSync(results, { recursive: true, force: true })
const total = tallies.reduce(add)
for (const failure of total.failures ?? []) console.log(`✗ ${failure}`)
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`)
process.exitCode = total.failed > 0 ? 1 : 0

type StepOptions = {
  /** Counts the tests of the step; without it the step is one. */
  readonly count?: () => Tally
  readonly variables?: Record<string, string>
  /** Runs beside others: what it prints stands together, once it has ended. */
  readonly isBeside?: boolean
}

async function step(
  name: string,
  command: string,
  args: string[],
  { count, variables, isBeside }: StepOptions = {},
): Promise<Tally> {
  const printed = isBeside ? join(results, `${name}.log`) : undefined
  if (!printed) console.log(`\n— ${name}`)
  const started = performance.now()
  const status = await run(command, args, { ...environment, ...variables }, printed)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  if (printed) console.log(`\n— ${name}\n${readFileSync(printed, 'utf8')}`)
  const isGood = status === 0
  console.log(`— ${name}: ${isGood ? 'passed' : 'FAILED'} in ${seconds} s`)
  const counted = count?.() ?? { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0 }
  if (isGood) return counted
  const failures = counted.failures?.length ? counted.failures : [`exit code ${status ?? 'none'}`]
  return {
    ...counted,
    failed: Math.max(counted.failed, 1),
    failures: failures.map((failure) => `${name}: ${failure}`),
  }
}

async function run(command: string, args: string[], env: NodeJS.ProcessEnv, printed?: string): Promise<number | null> {
  const output = printed ? openSync(printed, 'w') : undefined
  const ended = once(
    spawn(command, args, { stdio: ['ignore', output ?? 'inherit', output ?? 'inherit'], env }),
    'close',
  )
  const [status] = (await ended) as [number | null]
  if (output !== undefined) closeSync(output)
  return status
}

/** Each half has a browser of its own, and its own copy of the packages that Vite prepares for one. */
function browserTests(half: 1 | 2): Promise<Tally> {
  return vitest('browser', `browser tests ${half} of 2`, [`--shard=${half}/2`], {
    isBeside: true,
    variables: { KVINT_VITE_CACHE: `node_modules/.vite/half-${half}` },
  })
}

function vitest(project: 'unit' | 'browser', name: string, args: string[], options: StepOptions = {}): Promise<Tally> {
  const report = join(results, `${name}.json`)
  const all = ['run', '--project', project, '--reporter=dot', '--reporter=./scripts/tally-reporter.ts', ...args]
  const variables = { ...options.variables, KVINT_TALLY: report }
  return step(name, 'vitest', all, { ...options, variables, count: () => writtenTally(report) })
}

/** The account service runs on any Postgres from 15 on: its tests run on the one of Debian too, where that is installed. */
async function onOlderPostgres(): Promise<Tally> {
  const found = findDebianPostgres()
  if (!found) {
    console.log('\n— account service on another Postgres: skipped, none is installed in /usr/lib/postgresql')
    return { passed: 0, failed: 0, skipped: 1 }
  }
  const files = ['packages/hosted/', 'packages/postgres/src/apply-migrations.test.ts']
  /** It waits more than it computes, and stands beside the browser tests: one at a time. */
  return vitest('unit', `account service on Postgres ${found.release}`, ['--maxWorkers=1', ...files], {
    variables: { KVINT_TEST_POSTGRES: 'debian' },
    isBeside: true,
  })
}

function add(a: Tally, b: Tally): Tally {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    failures: [...(a.failures ?? []), ...(b.failures ?? [])],
  }
}
