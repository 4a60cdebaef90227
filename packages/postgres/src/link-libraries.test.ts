import { mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { linkLibraries } from './link-libraries.ts'

it('makes the links that the list names, also in a copy, and again without harm', () => {
  const root = mkdtempSync(join(tmpdir(), 'kvint-links-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const folder = join(root, 'copy')
  mkdirSync(join(folder, 'lib'), { recursive: true })
  writeFileSync(join(folder, 'lib/libicui18n.so.60.2'), 'library')
  writeFileSync(
    join(folder, 'pg-symlinks.json'),
    JSON.stringify([{ source: 'native/lib/libicui18n.so.60.2', target: 'native/lib/libicui18n.so.60' }]),
  )
  linkLibraries(folder)
  linkLibraries(folder)
  expect(readlinkSync(join(folder, 'lib/libicui18n.so.60'))).toBe('libicui18n.so.60.2')
  expect(readFileSync(join(folder, 'lib/libicui18n.so.60'), 'utf8')).toBe('library')
})

it('does nothing where there is no list', () => {
  expect(() => linkLibraries('/nowhere')).not.toThrow()
})
