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
