import { expect, it } from 'vitest'
import { mayCallOthers } from './may-call-others.ts'

it.each([
  ['/mcp-sdk-test', true, true],
  ['/dashboard', true, false],
  ['/projects/some-id', true, false],
  ['/anything', false, true],
])('loaded at %s, served by us: %s', (loadedAt, isServed, may) => {
  expect(mayCallOthers(loadedAt, isServed)).toBe(may)
})
