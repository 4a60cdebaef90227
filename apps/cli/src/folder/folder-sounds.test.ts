import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSet } from '@kvint/als/build'
import { TOOLS } from '@kvint/mcp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bounceOfSong, song, wavOf } from '../bounce-fixture.ts'
import { openFactStore } from './fact-store.ts'
import { folderLibrary } from './folder-library.ts'

describe('what an assistant hears in a folder', () => {
  let root: string
  let library: ReturnType<typeof folderLibrary>
  const progress: string[] = []

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'kvint-sounds-'))
    const project = join(root, 'music', 'Tide Project')
    await mkdir(join(project, 'Samples', 'Imported'), { recursive: true })
    await mkdir(join(project, 'Bounces'))
    await mkdir(join(root, 'private'))
    const loop = {
      kind: 'audio' as const,
      name: 'Loop',
      arrangementClips: [
        {
          kind: 'audio' as const,
          name: 'Loop',
          startBeats: 0,
          lengthBeats: 16,
          sample: { path: '/elsewhere/loop.wav', relativePath: 'Samples/Imported/loop.wav' },
        },
      ],
    }
    await writeFile(join(project, 'Tide.als'), await buildSet({ ...song, tracks: [...(song.tracks ?? []), loop] }))
    const sound = bounceOfSong()
    await writeFile(join(project, 'Samples', 'Imported', 'loop.wav'), wavOf(sound))
    await writeFile(join(project, 'Bounces', 'Tide 1.wav'), wavOf(sound))
    await writeFile(join(project, 'Tide 2.wav'), wavOf(sound.map((value) => value / 2)))
    await writeFile(join(root, 'private', 'diary.wav'), wavOf(sound))
    await symlink(join(root, 'private', 'diary.wav'), join(project, 'link.wav'))
    await utimes(join(project, 'Bounces', 'Tide 1.wav'), 1_000, 1_000)
    library = folderLibrary(join(root, 'music'), { store: openFactStore(root, 'test', ':memory:') })
  })
  afterAll(async () => {
    await library.close()
    await rm(root, { recursive: true })
  })

  test('the newest bounce, its sections, its peaks, and what else there is', async () => {
    const { value } = await ask('hear_mixdown', {})
    expect(value).toMatchObject({
      bounce: 'Tide 2.wav',
      heard: expect.arrayContaining([
        expect.stringMatching(/beat 0 of the set lies at 0\.[45]\d* s/),
        expect.stringMatching(/^-\d+(\.\d)? LUFS, range/),
      ]),
      leftOut: expect.arrayContaining(['Other bounces: Bounces/Tide 1.wav.']),
    })
    expect(value['sections']).toEqual([expect.stringContaining('Chords')])
    expect(progress.some((message) => message === 'Hearing Tide 2.wav')).toBe(true)
    /** About 700 tokens. */
    expect(JSON.stringify(value).length).toBeLessThan(2_800)
  })

  test('a bounce by its name, laid on the set', async () => {
    const { value } = await ask('align_bounce', { bounce: 'Bounces/Tide 1.wav' })
    expect(value['offsetSeconds']).toBeCloseTo(0.5, 1)
    expect(value).toMatchObject({ moved: [] })
  })

  test('the newest bounce against the one before it', async () => {
    const { value } = await ask('compare_bounces', {})
    expect(value).toMatchObject({
      before: 'Bounces/Tide 1.wav',
      after: 'Tide 2.wav',
      summary: '-6 LU, and nothing else.',
      changes: [],
      sections: [expect.stringMatching(/-6 LU to/)],
    })
  })

  test('the sample of a clip', async () => {
    const { value, problem } = await ask('hear_clip', { clip: 'Loop' })
    expect(problem).toBeNull()
    expect(value).toMatchObject({
      sample: 'Samples/Imported/loop.wav',
      heard: expect.arrayContaining([expect.stringContaining('% sure')]),
      notes: expect.arrayContaining([expect.stringMatching(/^0\.5\d?: C2 E2 G2$/)]),
    })
  })

  test.each([
    ['hear_mixdown', { bounce: '../../private/diary.wav' }, /lies outside/],
    ['hear_mixdown', { bounce: 'link.wav' }, /lies outside/],
    ['hear_mixdown', { bounce: 'Tide.als' }, /is no sound file/],
    ['align_bounce', { bounce: 'gone.wav' }, /is no sound file/],
    ['compare_bounces', { after: 'Bounces/Tide 1.wav' }, /has none before it/],
    ['hear_clip', { clip: 'Chords' }, /MIDI clip|no clip/],
  ])('%s %j is refused with a way on', async (name, input, says) => {
    expect((await ask(name, input)).problem).toMatch(says)
  })

  async function ask(name: string, input: object) {
    const tool = TOOLS.find((each) => each.name === name)
    if (!tool) throw new Error(`no tool ${name}`)
    const work = {
      signal: new AbortController().signal,
      progress: (_done: number, _total: number, message: string) => progress.push(message),
    }
    const answer = await tool.run(tool.input.parse(input), { library, ...work })
    if (answer.kind === 'problem') return { problem: answer.message, value: {} as Record<string, unknown> }
    return { problem: null, value: tool.output.parse(answer.value) }
  }
})
