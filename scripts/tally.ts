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

/** Of vitest's JSON report. A report that is not there counts as one failure. */
export function vitestTally(file: string): Tally {
  const report = readJson(file) as VitestReport | undefined
  if (!report) return nothingRan()
  const failures = report.testResults.filter(({ status }) => status === 'failed').flatMap(failuresOf)
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests, failures }
}

/** Of Playwright's JSON report. */
export function playwrightTally(file: string): Tally {
  const report = readJson(file) as WalkReport | undefined
  if (!report) return nothingRan()
  const { expected, unexpected, flaky, skipped } = report.stats
  const failures = [...report.suites.flatMap(failedWalks), ...report.errors.map(({ message }) => firstLine(message))]
  return { passed: expected + flaky, failed: unexpected, skipped, failures }
}

/** Of the file that `try-clients.ts --tally` writes. */
export function clientsTally(file: string): Tally {
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

function failuresOf({ name, message, assertionResults }: VitestReport['testResults'][number]): string[] {
  const path = relative(process.cwd(), name)
  const failed = assertionResults.filter(({ status }) => status === 'failed')
  if (failed.length === 0) return [`${path}: ${firstLine(message)}`]
  return failed.map((test) => `${path} › ${test.fullName}: ${firstLine(test.failureMessages[0])}`)
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

function firstLine(message = 'no message'): string {
  return message.split('\n', 1).join('')
}

type VitestReport = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

type WalkReport = {
  readonly stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>
  readonly suites: readonly WalkSuite[]
  readonly errors: readonly { readonly message?: string }[]
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
