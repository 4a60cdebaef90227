import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const rows = readFileSync(join(ROOT, 'docs/mcp-test-pages.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()))

/** A test in backticks, and after a colon words of its titles in quotation marks. */
const PROOF = /`([^`*]+\.(?:test|spec)\.tsx?)`(?:: (“[^”]+”(?:, “[^”]+”)*))?/g
const proofs = rows.flatMap((row) =>
  [...(row.at(-2) ?? '').matchAll(PROOF)].map(([, file = '', titles = '']) => {
    const path = join(ROOT, file.endsWith('.spec.ts') ? 'e2e/mcp-pages' : 'packages/workbench/src', file)
    return { feature: row[1], path, titles: [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => title) }
  }),
)

it('names tests that exist, by words that stand in them', () => {
  expect(proofs.length).toBeGreaterThan(80)
  const missing = proofs.flatMap(({ feature, path, titles }) => {
    if (!existsSync(path)) return [`${feature}: ${path}`]
    const text = readFileSync(path, 'utf8')
    return titles.filter((title) => !text.includes(title)).map((title) => `${feature}: ${title}`)
  })
  expect(missing).toEqual([])
})

it('shows each feature that the pages have', () => {
  const features = rows.filter((row) => row.length === 7 && row[1] !== 'feature' && !row[1]?.startsWith('--'))
  expect(features.length).toBeGreaterThan(20)
  const unshown = features.filter((row) => row[5] === '' && !row[4]?.startsWith('no'))
  expect(unshown.map((row) => row[1])).toEqual([])
})
