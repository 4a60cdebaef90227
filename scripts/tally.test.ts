import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { clientsTally, playwrightTally, vitestTally } from './tally.ts'

test('names each test that failed, and each file that could not be run', () => {
  const test = { status: 'failed', fullName: 'a set is read', failureMessages: ['expected 1 to be 2\n  at line 3'] }
  const file = { status: 'failed', message: '', assertionResults: [test, { ...test, status: 'passed' }] }
  const counts = { numPassedTests: 4, numFailedTests: 1, numPendingTests: 2 }
  const testResults = [
    { ...file, name: join(process.cwd(), 'packages/a.test.ts') },
    { ...file, name: join(process.cwd(), 'packages/b.test.ts'), message: 'No such module\n', assertionResults: [] },
    { ...file, name: join(process.cwd(), 'packages/c.test.ts'), status: 'passed', assertionResults: [] },
  ]
  expect(vitestTally(written({ ...counts, testResults }))).toEqual({
    passed: 4,
    failed: 1,
    skipped: 2,
    failures: ['packages/a.test.ts › a set is read: expected 1 to be 2', 'packages/b.test.ts: No such module'],
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
  for (const tally of [vitestTally, playwrightTally, clientsTally]) {
    expect(tally(nowhere)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  }
})

function written(report: object): string {
  const file = join(mkdtempSync(join(tmpdir(), 'kvint-tally-')), 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}
