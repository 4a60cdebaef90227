import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readConfiguration } from './configuration.ts'
import { SETTINGS, settingsPage } from './settings.ts'

/** Without what a formatter does to a page. */
const bare = (text: string) => text.replaceAll(/-{3,}/g, '---').replaceAll(/\s+/g, ' ').trim()

it('are in docs/configuration.md as they are in the code', () => {
  const page = readFileSync(new URL('../../../../../docs/configuration.md', import.meta.url), 'utf8')
  expect(bare(page)).toBe(bare(settingsPage()))
})

it('are all that is read of the environment', () => {
  const asked = new Set<string>()
  const env = new Proxy<Record<string, string>>(
    { PADDLE_API_KEY: 'x', SUPABASE_URL: 'https://x.example' },
    { get: (target, name) => (asked.add(String(name)), target[String(name)]) },
  )
  readConfiguration(env)
  const names: readonly string[] = SETTINGS.map(({ name }) => name)
  expect([...asked].filter((name) => !names.includes(name))).toEqual([])
})

it.each([
  ['own', 'own'],
  [undefined, 'any'],
])('TOOL_SERVERS=%s leaves the test pages %s', (text, toolServers) => {
  expect(readConfiguration({ TOOL_SERVERS: text })).toMatchObject({ toolServers })
})

it('TOOL_SERVERS takes no other word', () => {
  expect(readConfiguration({ TOOL_SERVERS: 'some' })).toMatchObject({ problems: [expect.stringContaining('"some"')] })
})
