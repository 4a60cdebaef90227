import { Client, InMemoryTransport } from '@modelcontextprotocol/client'
import { encode } from 'gpt-tokenizer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { memoryLibrary } from '../library/memory-library.ts'
import { svgToPng } from '../resources/svg-to-png.ts'
import { watchResources } from '../resources/watch-resources.ts'
import { smallLibrary } from '../testing/call-tool.ts'
import { smallReport } from '../testing/small-report.ts'
import { TOOLS } from '../tools/all-tools.ts'
import { createMcpServer } from './create-mcp-server.ts'

const library = smallLibrary()
const failures: unknown[] = []
const client = new Client({ name: 'test', version: '1.0.0' })
beforeAll(async () => {
  const server = createMcpServer({
    version: '0.1.0',
    libraryFor: () => library,
    onError: (error) => failures.push(error),
  })
  watchResources(server, library)
  const [ours, theirs] = InMemoryTransport.createLinkedPair()
  await server.connect(ours)
  await client.connect(theirs)
})
afterAll(() => client.close())

describe('tools', () => {
  test('the whole list costs an assistant at most 6,000 tokens', async () => {
    const listed = await client.listTools()
    expect(encode(JSON.stringify(listed)).length).toBeLessThanOrEqual(6_000)
  })

  test('all of them only read and say what they answer with', async () => {
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(TOOLS.map(({ name }) => name))
    for (const { annotations, outputSchema } of tools) {
      expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false, openWorldHint: false })
      expect(outputSchema?.properties).toHaveProperty('leftOut')
    }
  })

  test('an answer is the same as data and as text', async () => {
    const { content, structuredContent } = await client.callTool({ name: 'project_overview', arguments: {} })
    expect(JSON.parse((content as { text: string }[])[0]?.text ?? '')).toEqual(structuredContent)
  })

  test('a failure of ours is told without its inside', async () => {
    const broken = { ...library, list: () => Promise.reject(new Error('secret path')) }
    const server = createMcpServer({
      version: '0.1.0',
      libraryFor: () => broken,
      onError: (error) => failures.push(error),
    })
    const [ours, theirs] = InMemoryTransport.createLinkedPair()
    await server.connect(ours)
    const other = new Client({ name: 'test', version: '1.0.0' })
    await other.connect(theirs)
    const answer = await other.callTool({ name: 'projects_find', arguments: {} })
    expect(answer).toMatchObject({ isError: true, content: [{ text: expect.stringContaining('failed on our side') }] })
    expect(JSON.stringify(answer)).not.toContain('secret')
    expect(failures.map(String)).toEqual(['Error: secret path'])
    await other.close()
  })
})

describe('resources', () => {
  test.each([
    ['kvint://project/night-bus', 'application/json', '"key":"A minor'],
    ['kvint://project/night-bus/report', 'application/json', '"schema":2'],
    ['kvint://project/night-bus/arrangement.svg', 'image/svg+xml', '<title>Beat, bars 1–16</title>'],
    ['kvint://project/night-bus/clip/c4', 'text/plain', '9: 1 A2+C3+E3 (4)'],
    ['kvint://project/night-bus/clip/c4/notes.svg', 'image/svg+xml', 'Piano roll of Keys'],
  ])('%s', async (uri, mimeType, part) => {
    const { contents } = await client.readResource({ uri })
    expect(contents).toMatchObject([{ uri, mimeType, text: expect.stringContaining(part) }])
  })

  test.each(['kvint://project/night-bus/arrangement.png', 'kvint://project/night-bus/clip/c4/notes.png'])(
    '%s is a picture with its words drawn',
    async (uri) => {
      const { contents } = await client.readResource({ uri })
      expect(contents).toMatchObject([{ uri, mimeType: 'image/png' }])
      const png = Buffer.from((contents[0] as { blob: string }).blob, 'base64')
      expect(png.subarray(1, 4).toString('latin1')).toBe('PNG')
      expect(png.readUInt32BE(16)).toBe(2000)
      const wordless = await svgToPng(
        (await client.readResource({ uri: uri.replace('png', 'svg') })).contents
          .map((content) => ('text' in content ? content.text.replaceAll(/<text[^>]*>[^<]*<\/text>/g, '') : ''))
          .join(''),
      )
      expect(Buffer.compare(png, wordless)).not.toBe(0)
    },
  )

  test('an audio clip has no notes to draw', async () => {
    const uri = 'kvint://project/night-bus/clip/zzz/notes.svg'
    await expect(client.readResource({ uri })).rejects.toThrow('There is no clip "zzz"')
  })

  test('projects are listed, everything below them by template', async () => {
    expect((await client.listResources()).resources.map(({ uri }) => uri)).toEqual([
      'kvint://glossary',
      'ui://kvint/arrangement',
      'ui://kvint/piano-roll',
      'kvint://project/night-bus',
      'kvint://project/beat',
    ])
    expect((await client.listResourceTemplates()).resourceTemplates).toHaveLength(8)
  })

  test('a term is read by its address, in full', async () => {
    const { contents } = await client.readResource({ uri: 'kvint://glossary/low-cut' })
    expect(contents[0]).toMatchObject({
      mimeType: 'text/plain',
      text: expect.stringContaining('Also called: high-pass'),
    })
    expect(contents[0]).toMatchObject({ text: expect.stringContaining('See also: kvint://glossary/equaliser') })
    await expect(client.readResource({ uri: 'kvint://glossary/zzz' })).rejects.toThrow('kvint://glossary lists them')
  })

  test('the glossary lists every term with its address', async () => {
    const { contents } = await client.readResource({ uri: 'kvint://glossary' })
    const terms = JSON.parse((contents[0] as { text: string }).text) as { address: string }[]
    expect(terms.length).toBeGreaterThan(100)
    expect(terms.map(({ address }) => address)).toContain('kvint://glossary/groove')
  })

  test('what is not there is an error of the request', async () => {
    await expect(client.readResource({ uri: 'kvint://project/zzz' })).rejects.toMatchObject({ code: -32_602 })
  })

  test('who subscribed hears of a new save, and everybody of a new project', async () => {
    const heard: string[] = []
    client.setNotificationHandler('notifications/resources/updated', ({ params }) => void heard.push(params.uri))
    client.setNotificationHandler('notifications/resources/list_changed', () => void heard.push('list'))
    await client.subscribeResource({ uri: 'kvint://project/beat' })
    const save = { id: 's9', savedAt: '2026-05-01T00:00:00.000Z', report: smallReport(), set: null }
    library.put({ id: 'beat', name: 'Beat idea', saves: [save] })
    library.put({ id: 'night-bus', name: 'Night Bus', saves: [{ ...save, id: 's3' }] })
    library.put({ id: 'new', name: 'New one', saves: [save] })
    await client.ping()
    expect(heard).toEqual(['kvint://project/beat', 'list'])
  })
})

test.each([
  ['arrangement_read', 'ui://kvint/arrangement'],
  ['clip_notes', 'ui://kvint/piano-roll'],
])('%s names its view, and the view is a page of its own', async (name, uri) => {
  const { tools } = await client.listTools()
  expect(tools.find((tool) => tool.name === name)?._meta).toEqual({ ui: { resourceUri: uri } })
  const { contents } = await client.readResource({ uri })
  expect(contents).toMatchObject([
    { mimeType: 'text/html;profile=mcp-app', text: expect.stringContaining('ui/initialize') },
  ])
})

test('the notes for the piano roll go beside the answer, not into it', async () => {
  const answer = await client.callTool({ name: 'clip_notes', arguments: { project: 'night-bus', clip: 'c4' } })
  expect(answer._meta).toMatchObject({
    'kvint/view': {
      roll: { firstBar: 9, rows: expect.arrayContaining([[57, 0, 4, 90]]), pitches: { 57: ['A2', 'tonic'] } },
    },
  })
  expect(answer.structuredContent).not.toHaveProperty('roll')
})

describe('prompts', () => {
  test('bring the first facts of her own project along', async () => {
    const { messages } = await client.getPrompt({
      name: 'teach_harmony',
      arguments: { project: 'night', section: 'Drop' },
    })
    expect(messages.map(({ content }) => content)).toMatchObject([
      { type: 'text', text: expect.stringContaining('section Drop of "night"') },
      {
        type: 'resource',
        resource: { mimeType: 'application/json', text: expect.stringContaining('"place":"section Drop"') },
        annotations: { audience: ['assistant'] },
      },
    ])
  })

  test.each([
    ['ref/prompt', 'project', 'NIG', ['Night Bus']],
    ['ref/prompt', 'project', 'night-b', ['Night Bus']],
    ['ref/prompt', 'section', 'd', ['Drop']],
    ['ref/resource', 'clip', 'c', ['Beat', 'Low (c2)', 'Low (c3)', 'Chords']],
    ['ref/resource', 'tempo', '1', []],
  ] as const)('%s completes %s', async (type, name, value, values) => {
    const ref =
      type === 'ref/prompt' ? { type, name: 'teach_harmony' } : { type, uri: 'kvint://project/{project}/clip/{clip}' }
    const { completion } = await client.complete({
      ref,
      argument: { name, value },
      context: { arguments: { project: 'night-bus' } },
    })
    expect(completion.values).toEqual(values)
  })
})

test('an empty library says what to do', async () => {
  const server = createMcpServer({ version: '0.1.0', libraryFor: () => memoryLibrary('Empty', []) })
  const [ours, theirs] = InMemoryTransport.createLinkedPair()
  await server.connect(ours)
  const other = new Client({ name: 'test', version: '1.0.0' })
  await other.connect(theirs)
  const answer = await other.callTool({ name: 'project_overview', arguments: {} })
  expect(answer).toMatchObject({ isError: true, content: [{ text: expect.stringContaining('Analyse a set first') }] })
  await other.close()
})
