import { SITE_PATHS } from '@kvint/contract'
import { expect, it } from 'vitest'
import { NORWEGIAN_HEADS } from './norwegian-heads.ts'

it.each(Object.values(SITE_PATHS).flat())('%s has a Norwegian title', (path) => {
  if (path.startsWith('/mcp-')) return
  expect(NORWEGIAN_HEADS[path.replaceAll(/:\w+/g, ':')]?.title).toBeTruthy()
})

it('gives every title and description to one page', () => {
  const heads = Object.values(NORWEGIAN_HEADS)
  const said = heads.flatMap(({ title, description }) => (description ? [title, description] : [title]))
  expect(new Set(said).size).toBe(said.length)
})
