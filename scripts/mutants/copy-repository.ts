import { spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What can be planted in, in a folder of its own, so that people who work in the repository meanwhile meet no hole. */
export type RepositoryCopy = {
  read(file: string): string
  write(file: string, text: string): void
  /** What is red of these test files. Rejects where they could not be run. */
  redOf(tests: string[]): Promise<readonly string[]>
  remove(): void
}

/** The tests of the account service take their databases from the cluster whose template is named. */
export function copyRepository(root: string, template: string): RepositoryCopy {
  const folder = mkdtempSync(join(tmpdir(), 'kvint-mutants-'))
  for (const part of COPIED)
    cpSync(join(root, part), join(folder, part), { recursive: true, filter: (path) => !path.includes('node_modules') })
  linkModules(root, folder)
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  const test = {
    include: ['{packages,apps}/**/*.test.ts'],
    setupFiles: ['./scripts/fail-on-console-error.ts', './scripts/wait-longer.ts'],
    testTimeout: 30_000,
    isolate: false,
  }
  writeFileSync(join(folder, 'vitest.config.ts'), `export default ${JSON.stringify({ test })}`)
  return {
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    write: (file, text) => writeFileSync(join(folder, file), text),
    redOf: (tests) => runTests(root, folder, template, tests),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

const COPIED = ['packages', 'apps/server', 'supabase', 'scripts']

/** Modules of others are those of the repository; our own packages are the copied ones, holes and all. */
function linkModules(root: string, folder: string): void {
  const modules = join(folder, 'node_modules')
  mkdirSync(join(modules, '@kvint'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@kvint' && name !== '.cache') symlinkSync(join(root, 'node_modules', name), join(modules, name))
  const packages = readdirSync(join(folder, 'packages'))
  for (const name of packages) symlinkSync(join(folder, 'packages', name), join(modules, '@kvint', name))
  for (const workspace of ['apps/server', ...packages.map((name) => join('packages', name))]) {
    const own = join(root, workspace, 'node_modules')
    if (existsSync(own)) symlinkSync(own, join(folder, workspace, 'node_modules'))
  }
}

async function runTests(root: string, folder: string, template: string, tests: string[]): Promise<readonly string[]> {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const args = [vitest, 'run', '--bail=1', '--reporter=dot', ...tests]
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, KVINT_TEST_CLUSTER: template, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    /** A hole may make a test wait for ever; of the whole suite, on a machine with much to do, each file takes its time. */
    timeout: 300_000 + 30_000 * tests.length,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)))
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code === 0) return []
  if (!/\d+ failed/.test(output)) throw new Error(`The tests did not run: ${output}`)
  return output.split('\n').filter((line) => line.includes(' FAIL ') || /\d+ failed/.test(line))
}
