import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** What one step of a test run counted. */
export type Tally = {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** What failed, a line each; repeated at the end, where it is looked for. */
  readonly failures?: readonly string[]
}

/** Of the modules of a run of Vitest, and what was thrown outside of them. What a `beforeAll` throws stands with its suite. */
export function vitestTally(modules: readonly RanModule[], unhandled: readonly Thrown[]): Tally {
  const tests = modules.flatMap(({ children }) => [...children.allTests()])
  const count = (state: string) => tests.filter((test) => test.result().state === state).length
  return {
    passed: count('passed'),
    failed: count('failed'),
    skipped: count('skipped'),
    failures: [...modules.flatMap(failuresOf), ...unhandled.map(said)],
  }
}

/** Of Playwright's JSON report. */
export function playwrightTally(file: string): Tally {
  const report = readJson(file) as WalkReport | undefined
  if (!report) return nothingRan()
  const { expected, unexpected, flaky, skipped } = report.stats
  const failures = [...report.suites.flatMap(failedWalks), ...report.errors.map(said)]
  return { passed: expected + flaky, failed: unexpected, skipped, failures }
}

/** Of a file that holds one, as `tally-reporter.ts` and `try-clients.ts --tally` write it. */
export function writtenTally(file: string): Tally {
  return (readJson(file) as Tally | undefined) ?? nothingRan()
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function nothingRan(): Tally {
  return { passed: 0, failed: 1, skipped: 0 }
}

function failuresOf(module: RanModule): string[] {
  const path = relative(process.cwd(), module.moduleId)
  const suites = [...module.children.allSuites()].flatMap((suite) =>
    suite.errors().map((error) => `${path} › ${suite.fullName}: ${said(error)}`),
  )
  const tests = [...module.children.allTests('failed')].map(
    (test) => `${path} › ${test.fullName}: ${said(test.result().errors?.[0])}`,
  )
  return [...module.errors().map((error) => `${path}: ${said(error)}`), ...suites, ...tests]
}

function failedWalks({ suites = [], specs }: WalkSuite): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => `${file} › ${title}: ${oneLine(tests.flatMap(errorsOf))}`)
  return [...own, ...suites.flatMap(failedWalks)]
}

function errorsOf({ results }: WalkSuite['specs'][number]['tests'][number]): string[] {
  return results.flatMap(({ errors }) => errors.map(({ message = '' }) => message))
}

/** What was expected and what came stand some lines below the first, in colours. */
function oneLine(messages: readonly string[]): string {
  const text = stripVTControlCharacters(messages.join(' ')).replaceAll(/\s+/g, ' ').trim()
  return text === '' ? 'no message' : text.slice(0, 600)
}

function said(error: Thrown | undefined): string {
  return oneLine([error?.message ?? '', error?.diff ?? ''])
}

type Thrown = { readonly message?: string | undefined; readonly diff?: string | undefined }

/** What is read of Vitest's `TestModule`. */
export type RanModule = {
  readonly moduleId: string
  readonly errors: () => readonly Thrown[]
  readonly children: {
    readonly allSuites: () => Iterable<{ readonly fullName: string; readonly errors: () => readonly Thrown[] }>
    readonly allTests: (state?: 'failed') => Iterable<{
      readonly fullName: string
      readonly result: () => { readonly state: string; readonly errors?: readonly Thrown[] | undefined }
    }>
  }
}

type WalkReport = {
  readonly stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>
  readonly suites: readonly WalkSuite[]
  readonly errors: readonly Thrown[]
}

type WalkSuite = {
  readonly suites?: readonly WalkSuite[]
  readonly specs: readonly {
    readonly ok: boolean
    readonly file: string
    readonly title: string
    readonly tests: readonly {
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[]
    }[]
  }[]
}
