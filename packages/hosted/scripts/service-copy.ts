import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The service in a folder of its own, so that nobody who works in the repository meanwhile meets a hole. */
export type ServiceCopy = {
  read(file: string): string
  write(file: string, text: string): void
  /** Whether these test files pass. Rejects where they could not be run. */
  passes(tests: string[]): Promise<boolean>
  remove(): void
}

/** The tests take their databases from the cluster whose template is named. */
export function copyService(root: string, template: string): ServiceCopy {
  const folder = mkdtempSync(join(tmpdir(), 'kvint-mutants-'))
  for (const part of ['packages/hosted', 'packages/postgres', 'supabase', 'scripts'])
    cpSync(join(root, part), join(folder, part), { recursive: true, filter: (path) => !path.includes('node_modules') })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  const test = {
    include: ['packages/hosted/**/*.test.ts'],
    setupFiles: ['./scripts/fail-on-console-error.ts'],
    testTimeout: 30_000,
    isolate: false,
  }
  writeFileSync(join(folder, 'vitest.config.ts'), `export default ${JSON.stringify({ test })}`)
  const pathOf = (file: string) => join(folder, 'packages/hosted', file)
  return {
    read: (file) => readFileSync(pathOf(file), 'utf8'),
    write: (file, text) => writeFileSync(pathOf(file), text),
    passes: (tests) => runTests(root, folder, template, tests),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

async function runTests(root: string, folder: string, template: string, tests: string[]): Promise<boolean> {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const args = [vitest, 'run', '--bail=1', '--reporter=dot', ...tests.map((test) => `packages/hosted/${test}`)]
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, KVINT_TEST_CLUSTER: template, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 300_000,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)))
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0 && !/\d+ failed/.test(output)) throw new Error(`The tests did not run: ${output}`)
  return code === 0
}
