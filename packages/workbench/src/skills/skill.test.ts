import { expect, it } from 'vitest'
import { checkFile, hasSkills, listSkills } from './skill.ts'

const entry = (name: string) => ({
  uri: `skill://${name}/SKILL.md`,
  frontmatter: { name, description: `How to ${name}.` },
  resources: [{ uri: `skill://${name}/SKILL.md`, digest: 'sha256:00', size: 5 }, { uri: 7 }],
})

it('lists the skills of all pages, and passes over what is none', async () => {
  const asked: unknown[] = []
  const pages: Record<string, unknown> = {
    '': { skills: [entry('mix'), { name: 'no address' }], nextCursor: 'b' },
    b: { skills: [entry('master')] },
  }
  const skills = await listSkills(async (method, params) => {
    asked.push([method, params])
    return pages[(params['cursor'] as string | undefined) ?? '']
  })
  expect(asked).toEqual([
    ['skills/list', {}],
    ['skills/list', { cursor: 'b' }],
  ])
  expect(skills.map(({ name }) => name)).toEqual(['mix', 'master'])
  expect(skills[0]).toMatchObject({ description: 'How to mix.', files: [{ digest: 'sha256:00', size: 5 }] })
})

it('stops at a server whose pages have no end', async () => {
  let pages = 0
  await listSkills(async () => ({ skills: [], nextCursor: String(++pages) }))
  expect(pages).toBe(50)
})

const file = (digest: string | undefined) => ({ uri: 'skill://a/SKILL.md', digest, size: undefined })
const SHA_OF_ABC = 'sha256:ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'

it.each([
  [[{ text: 'abc' }], SHA_OF_ABC, 'same'],
  [[{ text: 'abcd' }], SHA_OF_ABC, 'differs'],
  [[{ text: 'abc' }], undefined, 'unknown'],
  [[{ blob: 'YWJj' }], SHA_OF_ABC, 'unknown'],
  [[], SHA_OF_ABC, 'unknown'],
])('%o held against %s: %s', async (contents, digest, verdict) => {
  expect(await checkFile(contents, file(digest))).toBe(verdict)
})

it.each([
  [{ extensions: { 'io.modelcontextprotocol/skills': {} } }, true],
  [{ experimental: { 'io.modelcontextprotocol/skills': {} } }, true],
  [{ extensions: {} }, false],
  [{}, false],
])('%o has skills: %s', (capabilities, expected) => {
  expect(hasSkills(capabilities)).toBe(expected)
})
