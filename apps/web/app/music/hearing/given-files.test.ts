import { describe, expect, it } from 'vitest'
import { bounceAmong, sortFiles } from './given-files.ts'

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
})

describe('bounceAmong', () => {
  it('is the newest sound beside the set, never a sample', () => {
    const sounds = [
      given('P/old.wav', WAV, 1),
      given('P/new.wav', WAV, 2),
      given('P/Samples/Recorded/take.wav', WAV, 3),
    ]
    expect(bounceAmong(sounds)?.name).toBe('new.wav')
    expect(bounceAmong(sounds.slice(2))).toBeNull()
  })
})
