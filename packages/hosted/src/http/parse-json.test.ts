import { expect, it } from 'vitest'
import { parseJson } from './parse-json.ts'

const nested = (levels: number) => `${'['.repeat(levels)}"${'x'.repeat(5000)}"${']'.repeat(levels)}`

it('reads a hundred levels, and no more of a long text', () => {
  expect(JSON.stringify(parseJson(nested(100)))).toBe(nested(100))
  expect(() => parseJson(nested(101))).toThrow('More than 100 levels')
  expect(parseJson(`"${'[{'.repeat(5000)}"`)).toHaveLength(10_000)
})

it('reads 20,000 values, and no more', () => {
  const listed = (values: number) => `{"list":[${Array.from({ length: values }, () => '"a,b"').join(',')}]}`
  expect(parseJson(listed(20_000))).toEqual({ list: Array(20_000).fill('a,b') })
  expect(() => parseJson(listed(20_002))).toThrow('More than 20000 values')
})

it.each([
  ['[', 1_000_000],
  ['{"a":', 200_000],
  ['[[]', 300_000],
  ['"\\"[', 200_000],
  ['{"a":1,', 140_000],
  ['1,', 500_000],
])('does not read %s without end', (part, times) => {
  const startedAt = process.cpuUsage()
  expect(() => parseJson(part.repeat(times))).toThrow(SyntaxError)
  expect(process.cpuUsage(startedAt).user).toBeLessThan(100_000)
})
