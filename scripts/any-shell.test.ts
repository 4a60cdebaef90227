import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const repository = join(import.meta.dirname, '..')

/** What cmd.exe takes as well: programs and their arguments, one after another with `&&`. */
const PLAIN = /^(?:[\w@.-]+(?: [\w@:./-]+)*)(?: && [\w@.-]+(?: [\w@:./-]+)*)*$/
/** Not of Node or of a package: a machine without a POSIX system has none of them. */
const POSIX = /(?:^|&& )(?:ba)?(?:sh|rm|cp|mv|cat|mkdir|touch|export|env|test|true|sed|grep|find|chmod|ln|kill|which)\b/

test('no npm script needs the shell or the tools of a POSIX system', () => {
  const files = ['package.json', ...globSync('{apps,packages}/*/package.json', { cwd: repository }), 'e2e/package.json']
  const scripts = files.flatMap((file) => {
    const { scripts: named = {} } = JSON.parse(readFileSync(join(repository, file), 'utf8')) as {
      scripts?: Record<string, string>
    }
    return Object.entries(named).map(([name, script]) => ({ at: `${file} ${name}`, script }))
  })
  expect(scripts.length).toBeGreaterThan(40)
  expect(scripts.filter(({ script }) => !PLAIN.test(script) || POSIX.test(script))).toEqual([])
})

test.each(['A=1 node a.ts', 'rm -rf build', 'node a.ts; node b.ts', 'node a.ts > log', "node -e 'x'", 'node $X'])(
  '%s would need one',
  (script) => expect(PLAIN.test(script) && !POSIX.test(script)).toBe(false),
)

const sources = globSync('{scripts,deploy,{apps,packages}/*/{src,app,scripts,bench}}/**/*.{ts,tsx}', {
  cwd: repository,
})
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file !== 'scripts/any-shell.test.ts')
const textOf = (file: string) => readFileSync(join(repository, file), 'utf8')

test('no source takes the path of an address for one of a disk, or starts npm as if it were a program', () => {
  expect(sources.length).toBeGreaterThan(1000)
  const isWrong = (text: string) =>
    /import\.meta\.url\)\.pathname/.test(text) ||
    (/(?:spawn|execFile)(?:Sync)?\(\s*'np[mx]'/.test(text) && !text.includes("process.platform === 'win32'"))
  expect(sources.filter((file) => isWrong(textOf(file)))).toEqual([])
})

/** The embedded database, which Windows has none of, what stands in an image, and what measures on Linux. */
const ON_POSIX =
  /^packages\/(?:postgres|audio\/bench)\/|^apps\/server\/bench\/|^deploy\/|^scripts\/kill-hard|^apps\/web\/scripts\/bench-/

test('no source but of the embedded database and of measurements starts a POSIX shell or reads /proc', () => {
  const isPosix = (text: string) => /'(?:\/bin\/)?(?:ba)?sh'|['"`]\/proc\//.test(text)
  expect(sources.filter((file) => !ON_POSIX.test(file) && isPosix(textOf(file)))).toEqual([])
})
