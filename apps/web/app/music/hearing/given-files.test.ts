import { describe, expect, it } from 'vitest'
import { sortFiles, sortSounds, trackOfStem } from './given-files.ts'

const given = (path: string, bytes: BlobPart, lastModified = 0) => ({
  file: new File([bytes], path.split('/').at(-1) ?? '', { lastModified }),
  path,
})
const WAV = 'RIFF\u0000\u0000\u0000\u0000WAVEfmt '
/** The first bytes of gzip. */
const SET = Uint8Array.from([0x1f, 0x8b, 8, 0])
const pathsOf = (files: readonly { path: string }[]) => files.map(({ path }) => path)

describe('sortFiles', () => {
  it('goes by what a file holds, not by its name', async () => {
    const { sets, sounds, others } = await sortFiles([
      given('bounce.als', WAV),
      given('song.wav', SET),
      given('letter.mp3', 'Dear Live'),
    ])
    expect([pathsOf(sets), pathsOf(sounds), pathsOf(others)]).toEqual([['song.wav'], ['bounce.als'], ['letter.mp3']])
  })

  it('takes the set and the sounds of a project folder, and leaves backups and caches', async () => {
    const { sets, sounds, others } = await sortFiles([
      given('Song Project/Song.als', SET),
      given('Song Project/Backup/Song [2026-01-01].als', SET),
      given('Song Project/Song.wav', WAV),
      given('Song Project/Samples/Imported/kick.wav', WAV),
      given('Song Project/Samples/Imported/kick.wav.asd', 'cache'),
    ])
    expect(pathsOf(sets)).toEqual(['Song Project/Song.als'])
    expect(pathsOf(sounds)).toEqual(['Song Project/Song.wav', 'Song Project/Samples/Imported/kick.wav'])
    expect(others).toEqual([])
  })

  it('names a file of a folder that is called a set and is none, and leaves out what a system hides', async () => {
    const { sets, others } = await sortFiles([
      given('Music/Song.als', SET),
      given('Music/broken.als', ''),
      given('Music/._Song.als', 'finder'),
      given('Music/notes.txt', 'words'),
    ])
    expect([pathsOf(sets), pathsOf(others)]).toEqual([['Music/Song.als'], ['Music/broken.als']])
  })

  it('opens no sample to learn that it is one', async () => {
    const { file, path } = given('Song Project/Samples/Imported/kick.wav', WAV)
    file.slice = () => expect.fail('It was opened.')
    expect((await sortFiles([{ file, path }])).sounds).toHaveLength(1)
  })

  it('looks into thousands of files, some at a time', async () => {
    let [open, most] = [0, 0]
    const files = Array.from({ length: 3000 }, (_, index) => {
      const { file, path } = given(`Song Project/Bounces/${index}.wav`, WAV)
      const slice = file.slice.bind(file)
      file.slice = (...range) => {
        const part = slice(...range)
        const read = part.arrayBuffer.bind(part)
        part.arrayBuffer = async () => {
          most = Math.max(most, (open += 1))
          return read().finally(() => (open -= 1))
        }
        return part
      }
      return { file, path }
    })
    expect((await sortFiles(files)).sounds).toHaveLength(3000)
    expect(most).toBeLessThanOrEqual(16)
  })
})

describe('sortSounds', () => {
  const names = { fileName: 'Night Bus.als', trackNames: ['Bass', 'Lead Vox', 'Drums'] }
  const sorted = (paths: readonly string[]) => {
    const { bounce, stems, samples } = sortSounds(
      paths.map((path, index) => given(path, WAV, index)),
      names,
    )
    return [bounce?.name ?? null, pathsOf(stems), pathsOf(samples)]
  }

  it('takes the newest sound beside the set for the bounce, never a sample', () => {
    expect(sorted(['P/new.wav', 'P/newer.wav', 'P/Samples/Recorded/take.wav'])).toEqual([
      'newer.wav',
      [],
      ['P/Samples/Recorded/take.wav'],
    ])
    expect(sorted(['P/Samples/Recorded/take.wav'])[0]).toBeNull()
  })

  it('tells stems by the tracks that they are called by, as Live exports them', () => {
    expect(
      sorted(['Night Bus Main.wav', 'Night Bus Bass.wav', 'Night Bus Lead Vox.wav', 'Night Bus Drums.wav']),
    ).toEqual(['Night Bus Main.wav', ['Night Bus Bass.wav', 'Night Bus Lead Vox.wav', 'Night Bus Drums.wav'], []])
    expect(sorted(['P/Stems/01 Rhodes.wav', 'P/Stems/02 Strings.wav', 'P/Night Bus.wav'])).toEqual([
      'Night Bus.wav',
      ['P/Stems/01 Rhodes.wav', 'P/Stems/02 Strings.wav'],
      [],
    ])
  })

  it('takes one file that is called like a track for the bounce: a song can be called Bass', () => {
    expect(sorted(['Bass.wav'])).toEqual(['Bass.wav', [], []])
  })

  it('finds the track of a stem by the longest name', () => {
    expect(trackOfStem('Night Bus Lead Vox.wav', ['Vox', 'Lead Vox'])).toBe('Lead Vox')
    expect(trackOfStem('Stems/night_bus-bass.flac', ['Bass', 'Sub Bass'])).toBe('Bass')
    expect(trackOfStem('Rhodes.wav', ['Bass'])).toBeNull()
  })
})
