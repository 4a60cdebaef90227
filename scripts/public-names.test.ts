import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { publicNames } from './public-names.ts'

const root = join(import.meta.dirname, '..')
const packages = readdirSync(join(root, 'packages'))

describe('each function that a package exports', () => {
  const functions = packages.flatMap((one) =>
    publicNames(root, one).filter(({ kind, name }) => kind === 'function' && /^[a-z]/.test(name)),
  )

  it('has an example in its docstring', () => {
    expect(functions.length).toBeGreaterThan(150)
    expect(functions.filter(({ words }) => !EXAMPLE.test(words)).map(({ name, file }) => `${name} in ${file}`)).toEqual(
      [],
    )
  })
})

describe.each(['als', 'theory', 'report', 'contract', 'insights'])('the examples of %s', (packageName) => {
  const examples = publicNames(root, packageName).flatMap(({ words }) =>
    words.split('\n').flatMap((line) => {
      const [, call, value] = SAID.exec(line) ?? WRITTEN.exec(line) ?? []
      return call && value ? [[call, value] as const] : []
    }),
  )

  it('say what comes out', { timeout: 60_000 }, async () => {
    const scope = (await import(join(root, 'packages', packageName, 'src/index.ts'))) as Record<string, unknown>
    const said = examples.flatMap(([call, value]) => {
      const [got, wanted] = [evaluated(call, scope), evaluated(value, scope)]
      return got && wanted ? [[call, got.value, wanted.value] as const] : []
    })
    for (const [call, got, wanted] of said) expect([call, got]).toEqual([call, wanted])
    expect(said.length).toBeGreaterThan(0)
  })
})

/** What an expression comes to; undefined for one that speaks of what is not there, such as a report. */
function evaluated(expression: string, scope: Record<string, unknown>): { readonly value: unknown } | undefined {
  const { default: _default, ...names } = scope
  try {
    // oxlint-disable-next-line typescript/no-implied-eval -- the examples of our own docstrings
    const run = new Function(...Object.keys(names), `return (${expression})`) as (...values: unknown[]) => unknown
    return { value: run(...Object.values(names)) }
  } catch (error) {
    if (error instanceof ReferenceError || error instanceof SyntaxError) return undefined
    throw error
  }
}

const EXAMPLE = /@example|```|→/
/** `@example call // → value` */
const SAID = /@example (.+?) \/\/ → (.+)$/
/** `` `call` → `value` `` */
const WRITTEN = /`([a-z]\w*\([^`]*\))` → `([^`]+)`/
