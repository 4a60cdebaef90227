import { describe, expect, it } from 'vitest'
import { smallLibrary } from '../testing/call-tool.ts'
import { TOOLS } from '../tools/all-tools.ts'
import { lasting } from '../tools/lasting.ts'
import { jsonBytes } from './json-bytes.ts'
import { jsonTwice } from './json-twice.ts'

const LETTERS = '“B♭” \\ "C♯" 𝄞 é ÿ ß \u007F\u0080\u07FF\u0800\uD7FF\uE000\uFFFF \u{10000}\u{10FFFF}'
const shown = lasting(({ claim }: { readonly claim: string }) => ({ claim }))

it.each<[string, Record<string, unknown>]>([
  ['every kind of letter', { claim: LETTERS, line: '\u2028\n\t', broken: 'a\uD800b' }],
  ['a long text', { claim: `${LETTERS}\n`.repeat(500) }],
  ['nothing but what is escaped', { claim: '"\\'.repeat(8000) }],
  ['nothing', {}],
  ['what is not said', { first: undefined, list: [], last: undefined }],
  ['entries that last, first and alone', { entries: [shown({ claim: LETTERS }), shown({ claim: '"' })] }],
  ['entries that last, among others', { [LETTERS]: 1, none: undefined, entries: [shown({ claim: 'A' })], more: ['B'] }],
  ['entries of which some last', { entries: [shown({ claim: 'A' }), { claim: 'B' }] }],
])('writes %s as JSON.stringify does, and quoted as its text would be', (_, value) => {
  const json = JSON.stringify(value)
  const { plain, quoted } = jsonTwice(value)
  expect(plain === jsonBytes(json)).toBe(true)
  expect(`"${quoted}"` === jsonBytes(JSON.stringify(json))).toBe(true)
})

describe('entries that last', () => {
  it('are written once for all answers', () => {
    let reads = 0
    const counted = lasting((_source: object) => ({
      get claim() {
        reads++
        return 'B♭'
      },
    }))
    const source = {}
    const answers = [1, 2, 3].map((page) => jsonTwice({ page, entries: [counted(source)] }).plain)
    expect(answers[2]).toBe(jsonBytes('{"page":3,"entries":[{"claim":"B♭"}]}'))
    expect(reads).toBe(1)
  })

  it('belong to their source alone and cannot be changed', () => {
    const [first, second] = [{ claim: 'A' }, { claim: 'B' }]
    expect([shown(first), shown(second), shown(first)]).toEqual([first, second, first])
    expect(shown(first)).toBe(shown(first))
    expect(() => Object.assign(shown(first), { claim: 'C' })).toThrow(TypeError)
  })
})

it.each(['findings_list', 'project_tracks'])(
  '%s keeps the entries of a report and makes those of another again',
  async (name) => {
    const tool = TOOLS.find((each) => each.name === name)
    const entriesOf = async (library: ReturnType<typeof smallLibrary>) => {
      const work = { library, signal: new AbortController().signal, progress: () => undefined }
      const answer = await tool?.run(tool.input.parse({}), work)
      const value = answer?.kind === 'answer' ? answer.value : {}
      return [value['findings'] ?? value['tracks']].flat()
    }
    const library = smallLibrary()
    const [before, again, elsewhere] = [
      await entriesOf(library),
      await entriesOf(library),
      await entriesOf(smallLibrary()),
    ]
    expect(before.length).toBeGreaterThan(1)
    expect(before.every((entry, at) => entry === again[at])).toBe(true)
    expect(before.some((entry, at) => entry === elsewhere[at])).toBe(false)
    expect(elsewhere).toEqual(before)
  },
)
