import { describe, expect, it } from 'vitest'
import { readProjectFolder } from './read-project-folder.ts'

describe('readProjectFolder', () => {
  it('tells the song from its backups, newest first', () => {
    const folder = readProjectFolder([
      'Song Project/Song.als',
      'Song Project/Samples/Imported/kick.wav',
      'Song Project/Backup/Song [2024-11-09 181217].als',
      'Song Project/Backup/Song [2025-01-02 000000].als',
      'Song Project/Ableton Project Info/Project8_1.cfg',
      'Song Project/Song v2.ALS',
      'Song Project/._Song.als',
    ])
    expect(folder).toEqual({
      sets: ['Song Project/Song v2.ALS', 'Song Project/Song.als'],
      backups: [
        { path: 'Song Project/Backup/Song [2025-01-02 000000].als', setName: 'Song', savedAt: '2025-01-02T00:00:00' },
        { path: 'Song Project/Backup/Song [2024-11-09 181217].als', setName: 'Song', savedAt: '2024-11-09T18:12:17' },
      ],
    })
  })

  it.each([
    ['Backup\\Live [set] [2021-06-13 210119].als', 'Live [set]', '2021-06-13T21:01:19'],
    ['Backup/[2021-06-13 210119].als', '', '2021-06-13T21:01:19'],
    ['Backup/old.als', 'old', null],
    ['Backup/Song [2021-13-13 210119].als', 'Song [2021-13-13 210119]', null],
    ['Backup/Song [2021-06-13 250119].als', 'Song [2021-06-13 250119]', null],
  ])('reads the name %s', (path, setName, savedAt) => {
    expect(readProjectFolder([path]).backups).toEqual([{ path, setName, savedAt }])
  })

  it('finds nothing in an empty folder', () => {
    expect(readProjectFolder([])).toEqual({ sets: [], backups: [] })
  })
})
