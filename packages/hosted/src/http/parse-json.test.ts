import { expect, it } from 'vitest'
import { parseJson } from './parse-json.ts'

const nested = (levels: number) => `${'['.repeat(levels)}"${'x'.repeat(5000)}"${']'.repeat(levels)}`

it('reads a hundred levels, and no more of a long text', () => {
  expect(JSON.stringify(parseJson(nested(100)))).toBe(nested(100))
  expect(() => parseJson(nested(101))).toThrow('More than 100 levels')
  expect(parseJson(`"${'[{'.repeat(5000)}"`)).toHaveLength(10_000)
})

it.each([
  ['[', 1_000_000],
  ['{"a":', 200_000],
  ['[[]', 300_000],
  ['"\\"[', 200_000],
])('does not read %s without end', (part, times) => {
  const startedAt = process.cpuUsage()
  expect(() => parseJson(part.repeat(times))).toThrow(SyntaxError)
  expect(process.cpuUsage(startedAt).user).toBeLessThan(100_000)
})
