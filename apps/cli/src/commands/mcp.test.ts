import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildSet, exampleSet, jamSet } from '@kvint/als/build'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport, getDefaultEnvironment } from '@modelcontextprotocol/client/stdio'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from '../run.ts'

let folder: string
let data: string
/** One program serves all tests of the older protocol: each start is seconds of a busy machine. */
let shared: Client
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kvint-mcp-'))
  data = await mkdtemp(join(tmpdir(), 'kvint-data-'))
  await mkdir(join(folder, 'Example Project', 'Backup'), { recursive: true })
  const song = await buildSet(exampleSet())
  const [newer, older] = [
    join(folder, 'Example Project', 'Example.als'),
    join(folder, 'Example Project', 'Backup', 'Example [2026-01-02 101500].als'),
  ]
  await writeFile(newer, song)
  await writeFile(older, song)
  await writeFile(join(folder, 'Jam.als'), await buildSet(jamSet()))
  await writeFile(join(folder, 'Broken.als'), 'no set at all')
  await utimes(older, 1_000, 1_000)
  await utimes(join(folder, 'Jam.als'), 2_000, 2_000)
  await utimes(join(folder, 'Broken.als'), 1_500, 1_500)
  shared = await connected({ mode: 'legacy' })
})
afterAll(async () => {
  await shared.close()
  await rm(folder, { recursive: true })
  await rm(data, { recursive: true })
})

test.each([{ mode: 'legacy' as const }, { mode: { pin: '2026-07-28' } }])(
  'an assistant asks about a folder over stdio, protocol %o',
  async (versionNegotiation) => {
    const client = versionNegotiation.mode === 'legacy' ? shared : await connected(versionNegotiation)
    const steps: number[] = []
    const found = await client.callTool(
      { name: 'projects_find', arguments: {} },
      { onprogress: ({ progress }) => steps.push(progress) },
    )
    /** Of the three sets some may have been read before the question came. */
    expect(steps).toEqual([0, 1, 2].slice(0, steps.length))
    expect(found.structuredContent).toMatchObject({
      projects: [{ name: 'Example', saves: 2, bpm: 126 }, { name: 'Jam', saves: 1 }, { name: 'Broken' }],
      leftOut: [expect.stringContaining('"Broken" could not be read')],
    })

    const track = await client.callTool({
      name: 'track_detail',
      arguments: { project: 'Example', track: 'Bass', detail: 'detailed' },
    })
    expect(track.structuredContent).toMatchObject({
      track: expect.stringContaining('Bass'),
      leftOut: [expect.stringMatching(/more settings of its devices/)],
    })

    const compared = await client.callTool({ name: 'saves_compare', arguments: { project: 'Example' } })
    expect(compared.structuredContent).toMatchObject({ song: [], tracks: [], clips: [], findings: [] })

    const analysed = await client.callTool({ name: 'set_analyse', arguments: { path: join(folder, 'Jam.als') } })
    expect(analysed.structuredContent).toMatchObject({ name: 'Jam', bpm: 118 })
    const outside = await client.callTool({ name: 'set_analyse', arguments: { path: join(data, 'Other.als') } })
    expect(outside).toMatchObject({ isError: true, content: [{ text: expect.stringContaining('lies outside') }] })
    const refused = await client.callTool({ name: 'set_analyse', arguments: { path: '/etc/hostname' } })
    expect(refused).toMatchObject({ isError: true, content: [{ text: expect.stringContaining('is no Live set') }] })
    if (client !== shared) await client.close()
  },
)

test('a client that watches hears of a new set, and of a save of one that it subscribed to', async () => {
  const heard = new Promise<void>((resolve) =>
    shared.setNotificationHandler('notifications/resources/list_changed', () => resolve()),
  )
  const { resources } = await shared.listResources()
  const { uri = '' } = resources.find(({ name }) => name === 'Jam') ?? {}
  await shared.subscribeResource({ uri })
  const updated = new Promise<unknown>((resolve) =>
    shared.setNotificationHandler('notifications/resources/updated', ({ params }) => resolve(params)),
  )
  const jam = await buildSet(jamSet())
  await writeFile(join(folder, 'New idea.als'), jam)
  await writeFile(join(folder, 'Jam.als'), jam)
  await heard
  expect(await updated).toMatchObject({ uri })
  const { resources: after } = await shared.listResources()
  expect(after.map(({ name }) => name)).toContain('New idea')
})

test.each([
  [['mcp'], 1, 'kvint mcp --folder ~/Music/Ableton'],
  [['mcp', '--folder', '/no/such/folder'], 2, 'There is no folder /no/such/folder.'],
])('%j is refused with a way on', async (args, code, says) => {
  const complaints: string[] = []
  expect(await run(args, { print: () => undefined, complain: (text) => complaints.push(text) })).toBe(code)
  expect(complaints.join()).toContain(says)
})

async function connected(versionNegotiation: { mode: 'legacy' | { pin: string } }): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation })
  const args = [MAIN, 'mcp', '--folder', folder]
  const kept = await mkdtemp(join(data, 'client-'))
  const env = {
    ...getDefaultEnvironment(),
    KVINT_DATA: kept,
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? join(data, 'compiled'),
  }
  await client.connect(new StdioClientTransport({ command: process.execPath, args, env, stderr: 'inherit' }))
  return client
}

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))
