import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { playwrightTally, type RanModule, vitestTally, writtenTally } from './tally.ts'

test('names each test that failed, each suite that could not begin, each file that could not be run, and what was thrown beside', () => {
  const failed = { state: 'failed', errors: [{ message: 'expected 1 to be 2', diff: '- 2\n+ 1' }] }
  const ran = [
    { fullName: 'a set is read', result: () => failed },
    { fullName: 'a set is kept', result: () => ({ state: 'passed' }) },
    { fullName: 'a set is told', result: () => ({ state: 'skipped' }) },
  ]
  const suites = [
    { fullName: 'a service', errors: () => [{ message: 'no database' }] },
    { fullName: 'a page', errors: () => [] },
  ]
  const module = (name: string, message?: string): RanModule => ({
    moduleId: join(process.cwd(), name),
    errors: () => (message === undefined ? [] : [{ message }]),
    children: {
      allSuites: () => (message === undefined ? suites : []),
      allTests: (state) =>
        message === undefined ? ran.filter((each) => state === undefined || each.result().state === state) : [],
    },
  })
  const modules = [module('packages/a.test.ts'), module('packages/b.test.ts', 'No such module\n')]
  expect(vitestTally(modules, [{ message: 'thrown late' }])).toEqual({
    passed: 1,
    failed: 1,
    skipped: 1,
    failures: [
      'packages/a.test.ts › a service: no database',
      'packages/a.test.ts › a set is read: expected 1 to be 2 - 2 + 1',
      'packages/b.test.ts: No such module',
      'thrown late',
    ],
  })
})

test('names each walk that failed, at any depth, and what failed outside of them', () => {
  const errors = [{ message: 'Error: \u001B[31mfailed\u001B[39m\n\nExpected: 1\n Received: 2' }]
  const spec = { ok: false, file: 'site/a.spec.ts', title: 'signs in', tests: [{ results: [{ errors }] }] }
  const silent = { ...spec, title: 'signs out', tests: [] }
  const inner = { specs: [spec, silent, { ...spec, ok: true }] }
  const report = {
    stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [{ suites: [inner], specs: [] }],
    errors: [{ message: 'no server' }, {}],
  }
  expect(playwrightTally(written(report))).toEqual({
    passed: 4,
    failed: 1,
    skipped: 0,
    failures: [
      'site/a.spec.ts › signs in: Error: failed Expected: 1 Received: 2',
      'site/a.spec.ts › signs out: no message',
      'no server',
      'no message',
    ],
  })
})

test('a step without a report has failed', () => {
  const nowhere = join(tmpdir(), 'kvint-no-such-report.json')
  for (const tally of [writtenTally, playwrightTally]) {
    expect(tally(nowhere)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  }
})

function written(report: object): string {
  const file = join(mkdtempSync(join(tmpdir(), 'kvint-tally-')), 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}
