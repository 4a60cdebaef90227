import { expect, it } from 'vitest'
import { frameAddress, viewAddress, viewSource } from './view-address.ts'

it.each([
  [{ ui: { resourceUri: 'ui://a/b' } }, 'ui://a/b'],
  [{ 'ui/resourceUri': 'ui://a/old' }, 'ui://a/old'],
  [{ ui: { resourceUri: 'https://a.example' } }, undefined],
  [{}, undefined],
  [undefined, undefined],
])('a tool with %o has its view at %s', (_meta, address) => {
  expect(viewAddress({ name: 'a', ...(_meta && { _meta }) })).toBe(address)
})

it('reads a view and what it asks to reach', () => {
  const csp = { connectDomains: ['https://api.example', 7], resourceDomains: ['https://cdn.example'] }
  const contents = [
    { text: '{}', mimeType: 'application/json' },
    { text: '<p>', mimeType: 'text/html;profile=mcp-app', _meta: { ui: { csp } } },
  ]
  const source = viewSource(contents)
  expect(source).toEqual({ html: '<p>', connect: ['https://api.example'], resource: ['https://cdn.example'] })
  expect(source && frameAddress(new URL('https://kvint.example/mcp/view-frame'), source)).toBe(
    'https://kvint.example/mcp/view-frame?connect=https%3A%2F%2Fapi.example&resource=https%3A%2F%2Fcdn.example',
  )
  expect(viewSource([{ text: 'plain', mimeType: 'text/plain' }])).toBeUndefined()
})
