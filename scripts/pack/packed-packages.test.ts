import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSet, exampleSet } from '@kvint/als/build'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** Packing puts another manifest in place for a moment: it is done in a copy, so that nothing that runs beside meets it. */
const ROOT = join(import.meta.dirname, '../..')
const copy = mkdtempSync(join(tmpdir(), 'kvint-pack-'))
const outside = mkdtempSync(join(tmpdir(), 'kvint-outside-'))
const PACKED = ['als', 'theory', 'report']

beforeAll(async () => {
  for (const part of ['tsconfig.json', 'scripts/pack', ...PACKED.map((name) => `packages/${name}`)])
    cpSync(join(ROOT, part), join(copy, part), { recursive: true })
  linkModules(join(copy, 'node_modules'), readdirSync(join(ROOT, 'node_modules')))
  for (const name of PACKED) symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules/@kvint', name))

  linkModules(join(outside, 'node_modules'), ['zod'])
  for (const name of PACKED) {
    const [file] = JSON.parse(
      execFileSync('npm', ['pack', '--json', '--pack-destination', outside], {
        cwd: join(copy, 'packages', name),
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        shell: process.platform === 'win32',
      }),
    ) as { readonly filename: string }[]
    const folder = join(outside, 'node_modules/@kvint', name)
    mkdirSync(folder)
    execFileSync('tar', ['-xzf', join(outside, file?.filename ?? ''), '-C', folder, '--strip-components=1'])
  }
  cpSync(join(ROOT, 'examples'), join(outside, 'examples'), { recursive: true })
  writeFileSync(join(outside, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(outside, 'song.als'), await buildSet(exampleSet()))
}, 120_000)
afterAll(() => [copy, outside].forEach((folder) => rmSync(folder, { recursive: true })))

it.each([
  ['list-devices', /\n {2}\S.*\n {4}.*: -?[\d.]+ /],
  ['name-chords', /^F major, \d+ % sure\nbar 1: /],
  ['measure-swing', /: quantised/],
])('the example %s runs outside the repository', (name, printed) => {
  expect(run(join('examples', `${name}.ts`), 'song.als')).toMatch(printed)
})

it('the schema of reports refuses what is none', () => {
  writeFileSync(
    join(outside, 'check.ts'),
    "import { reportSchema } from '@kvint/report'\nconsole.log(reportSchema.safeParse({}).success)",
  )
  expect(run('check.ts')).toBe('false\n')
})

it('holds no source and no test', () => {
  const files = PACKED.flatMap((name) =>
    readdirSync(join(outside, 'node_modules/@kvint', name), { recursive: true, encoding: 'utf8' }),
  )
  expect(files.filter((file) => /(?<!\.d)\.ts$|\.test\./.test(file))).toEqual([])
  const manifest = JSON.parse(readFileSync(join(outside, 'node_modules/@kvint/theory/package.json'), 'utf8'))
  expect(manifest.exports['./mode'].default).toBe('./dist/pitch/mode.js')
})

function linkModules(modules: string, names: readonly string[]): void {
  mkdirSync(join(modules, '@kvint'), { recursive: true })
  for (const name of names)
    if (name !== '@kvint' && !name.startsWith('.')) symlinkSync(join(ROOT, 'node_modules', name), join(modules, name))
}

function run(...args: string[]): string {
  return execFileSync(process.execPath, args, { cwd: outside, encoding: 'utf8' })
}
