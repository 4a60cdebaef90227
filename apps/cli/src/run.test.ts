import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { buildSet, buildSetXml } from '@kvint/als/build'
import { reportSchema } from '@kvint/report'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cliFixture } from './cli-fixture.ts'
import { bounceOfSong, song, wavOf } from './bounce-fixture.ts'

const cli = cliFixture()
afterAll(() => cli.remove())

describe('report', () => {
  let path: string
  beforeAll(async () => (path = cli.write('song.als', await buildSet(song))))

  it('prints key, chords and findings to read', async () => {
    const { exitCode, printed } = await cli.run('report', path)
    expect(exitCode).toBe(0)
    expect(printed).toMatch(/Tempo +124 BPM/)
    expect(printed).toContain('C major')
    expect(printed).toMatch(/1 +C \(I\)/)
    expect(printed).toMatch(/solo/i)
    expect(Math.max(...printed.split('\n').map((line) => line.length))).toBeLessThan(140)
  })

  it('hands no sign of a file to the terminal that would command it', async () => {
    const [set, none] = [cli.write('Song\u001B[2J.als', await buildSet(song)), cli.write('No\u001B[2J.als', 'none')]
    const [read, refused] = [await cli.run('report', set), await cli.run('report', none)]
    expect(read.printed).toContain('Song\\u001b[2J')
    expect(refused.complaints).toContain('No\\u001b[2J')
    for (const said of [read.printed, refused.complaints, ...read.shown]) expect(said).not.toContain('\u001B')
  })

  it('prints the report as JSON of the one schema', async () => {
    const { printed } = await cli.run('report', path, '--json')
    const report = reportSchema.parse(JSON.parse(printed))
    expect(report.source.fileName).toBe('song.als')
    expect(report.overview.noteCounts.arrangement).toBe(12)
  })

  it('lays a bounce on the set, and says that another sound is not one', async () => {
    const bounce = cli.write('bounce.wav', wavOf(bounceOfSong()))
    const { printed } = await cli.run('report', path, '--audio', bounce, '--json')
    const { audio, overview } = JSON.parse(printed)
    expect(overview.tempo.bpm).toBe(124)
    expect(audio.alignment.offsetSeconds).toBeCloseTo(0.5, 1)
    expect(audio.tempo.bpm).toBeCloseTo(124, 3)
    const silence = cli.write('silence.wav', wavOf(new Float32Array(22_050 * 6)))
    const other = await cli.run('report', path, '--audio', silence, '--json')
    expect(JSON.parse(other.printed).audio.alignment).toBeNull()
    expect((await cli.run('report', path, '--audio', silence)).printed).toContain('does not sound like the set')
    expect((await cli.run('report', path, '--audio', cli.path('none.wav'))).exitCode).toBe(2)
  })

  it('tells the notes of a part only where they are asked for', async () => {
    const sound = cli.write('chords.wav', wavOf(bounceOfSong()))
    const plain = await cli.run('audio', sound)
    const asked = await cli.run('audio', sound, '--notes')
    expect(plain.printed).not.toContain('Notes')
    expect(asked.printed).toMatch(/Notes, as one part plays them[^]*0:00\.5 {2}C2 E2 G2/)
    const { notes } = JSON.parse((await cli.run('audio', sound, '--notes', '--json')).printed)
    expect(notes[0]).toMatchObject({ pitch: 48, startSeconds: expect.closeTo(0.5, 1) })
    expect(JSON.parse((await cli.run('audio', sound, '--json')).printed).notes).toBeUndefined()
    const none = await cli.run('audio', cli.write('silence.wav', wavOf(new Float32Array(22_050))), '--notes')
    expect(none.printed).toContain('No notes are heard')
  })

  it('writes to the file that --out names and prints nothing', async () => {
    const out = cli.path('report.json')
    expect(await cli.run('report', path, '--json', '--out', out)).toMatchObject({
      exitCode: 0,
      printed: '',
      complaints: '',
    })
    expect(reportSchema.safeParse(JSON.parse(readFileSync(out, 'utf8'))).success).toBe(true)
  })

  it('says so where --out cannot be written', async () => {
    const { exitCode, complaints } = await cli.run('report', path, '--out', cli.path('no/such/folder.txt'))
    expect(exitCode).toBe(1)
    expect(complaints).toContain('could not be written: its folder does not exist')
  })
})

it('glossary explains a term, and lists them all', async () => {
  const one = await cli.run('glossary', 'gain', 'staging')
  expect(one.printed).toMatch(/^gain staging: Keeping the level/)
  expect(one.printed).toContain('See also: headroom')
  const { printed } = await cli.run('glossary')
  expect(printed).toMatch(/^pedal-point +pedal point$/m)
})

it('inspect prints the plain facts', async () => {
  const path = cli.write('facts.als', await buildSet(song))
  const facts = JSON.parse((await cli.run('inspect', path, '--json')).printed)
  expect(facts).toMatchObject({ tempo: 124, timeSignature: '4/4', trackOrder: ['midi'], notes: { arrangement: 12 } })
  expect((await cli.run('inspect', path)).printed).toMatch(/^tempo +124$/m)
})

describe('compare', () => {
  it('says in Live’s words what changed', async () => {
    const before = cli.write('a.als', await buildSet(song))
    const bass = { kind: 'midi', name: 'Sub' } as const
    const after = cli.write('b.als', await buildSet({ ...song, tempo: 126, tracks: [...(song.tracks ?? []), bass] }))
    const { exitCode, printed } = await cli.run('compare', before, after)
    expect(exitCode).toBe(0)
    expect(printed).toContain('a.als → b.als')
    expect(printed).toContain('+ Sub')
    expect(printed).toMatch(/124.*126/)
    const { printed: json } = await cli.run('compare', before, after, '--json')
    expect(JSON.parse(json)).toMatchObject({
      changes: expect.arrayContaining([
        { kind: 'tempo', before: 124, after: 126 },
        expect.objectContaining({ kind: 'trackAdded', track: 'Sub' }),
      ]),
      settings: [],
    })
  })

  it('says of the same set that nothing changed', async () => {
    const path = cli.write('same.als', await buildSet(song))
    expect(JSON.parse((await cli.run('compare', path, path, '--json')).printed)).toEqual({ changes: [], settings: [] })
  })

  it('needs two files that can be read', async () => {
    const path = cli.write('one.als', await buildSet(song))
    expect((await cli.run('compare', path)).exitCode).toBe(1)
    expect((await cli.run('compare', path, cli.path('none.als'))).exitCode).toBe(2)
  })
})

describe('what cannot be read ends with 2 and a message', () => {
  const xml = buildSetXml(song)
  it.each<[string, Uint8Array | string, RegExp]>([
    ['an empty file', '', /empty/],
    ['no gzip', 'hello', /neither a gzip nor an XML/],
    ['gzip of something else', gzipSync('hello'), /gzip/],
    ['cut-off gzip', gzipSync(xml).subarray(0, 900), /cut|end|whole/i],
    ['cut-off XML', xml.slice(0, xml.length / 2), /cut|end|whole/i],
    ['XML that is no set', '<?xml version="1.0"?><score></score>', /Live/],
    [
      'a rack',
      '<?xml version="1.0"?><Ableton MajorVersion="5" MinorVersion="12.0_12049"><GroupDevicePreset/></Ableton>',
      /preset|rack/i,
    ],
  ])('%s', async (name, content, message) => {
    const { exitCode, printed, complaints } = await cli.run('report', cli.write(`${name}.als`, content))
    expect(exitCode).toBe(2)
    expect(printed).toBe('')
    expect(complaints).toMatch(message)
  })

  it('a file that is not there', async () => {
    const { exitCode, complaints } = await cli.run('report', cli.path('none.als'))
    expect([exitCode, complaints]).toEqual([2, expect.stringContaining('there is no such file')])
  })

  it('a folder', async () => {
    expect((await cli.run('inspect', cli.path('.'))).complaints).toContain('is a folder')
  })
})

describe('a call that is not understood ends with 1 and what to do', () => {
  it.each([
    ['nothing at all', [], 'kvint report SONG.als'],
    ['an unknown command', ['generate', 'x.als'], 'There is no command "generate".'],
    ['an unknown option', ['report', '--loud'], 'There is no option "--loud".'],
    ['an unknown letter', ['report', '-x'], 'There is no option "-x".'],
    ['an option without its value', ['report', 'a.als', '--out'], 'The option "--out" needs a value after it.'],
    ['a value for a switch', ['report', 'a.als', '--json=yes'], 'The option "--json" takes no value.'],
    ['no file', ['report'], '"report" needs a file.'],
    ['no folder', ['library'], '"library" needs a folder.'],
    ['two files', ['report', 'a.als', 'b.als'], '"report" takes one file at a time, and it got 2.'],
    ['no folder for an assistant', ['mcp'], 'kvint mcp --folder ~/Music/Ableton'],
    ['one file to compare', ['compare', 'a.als'], 'needs two files, the earlier one first'],
  ])('%s', async (_, args, words) => {
    const { exitCode, complaints } = await cli.run(...args)
    expect(exitCode).toBe(1)
    expect(complaints).toContain(words)
  })

  it('a term that is not there', async () => {
    const { exitCode, complaints } = await cli.run('glossary', 'quux')
    expect([exitCode, complaints]).toEqual([1, 'There is no term "quux". "kvint glossary" lists them.'])
  })

  it('--help is no mistake', async () => {
    expect(await cli.run('--help')).toMatchObject({ exitCode: 0, printed: expect.stringContaining('kvint report') })
  })
})

describe('library', () => {
  it('tells habits over a folder, and passes over what cannot be read', async () => {
    const folder = cliFixture()
    folder.write('Tide.als', await buildSet(song))
    folder.write('Ebb.als', await buildSet({ ...song, tempo: 90 }))
    folder.write('broken.als', 'hello')
    const told = await folder.run('library', folder.path(''))
    expect(told.exitCode).toBe(0)
    expect(told.printed).toContain('1 of your 2 songs stand between 90 and 100 BPM.')
    expect(told.printed).toMatch(/Not read: broken.als: /)
    const json = await folder.run('library', folder.path(''), '--json')
    const answer = JSON.parse(json.printed)
    expect(answer).toMatchObject({ songs: 3, saves: 2, gaps: [{ path: 'broken.als' }] })
    expect(answer.metrics.map(({ id }: { id: string }) => id)).toContain('tempo')
    folder.remove()
  })

  it('hears the bounces beside the sets, with its progress', async () => {
    const folder = cliFixture()
    folder.write('Tide.als', await buildSet(song))
    folder.write('Ebb.als', await buildSet({ ...song, tempo: 90 }))
    folder.write('tide master.wav', wavOf(bounceOfSong()))
    folder.write('Ebb.wav', 'no sound')
    const told = await folder.run('library', folder.path(''), '--audio')
    expect(told.printed).toMatch(/Sound: 1 of 2 songs have a bounce beside the set\./)
    expect(told.printed).toMatch(/−\d+\.\d LUFS .*Tide \(tide master\.wav\)/)
    expect(told.printed).toMatch(/Not heard: Ebb\.wav: /)
    expect(told.shown.some((line) => / 2 of 2: /.test(line))).toBe(true)
    const { audio } = JSON.parse((await folder.run('library', folder.path(''), '--audio', '--json')).printed)
    expect(audio).toMatchObject({ songs: 2, sounds: [{ song: 'Tide', bounce: 'tide master.wav' }] })
    folder.remove()
  })

  it('says so where there is no such folder', async () => {
    const { exitCode, complaints } = await cli.run('library', cli.path('nowhere'))
    expect(exitCode).toBe(2)
    expect(complaints).toContain('there is no such folder')
  })
})
