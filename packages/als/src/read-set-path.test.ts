import { describe, expect, it } from 'vitest'
import { readSetPath } from './read-set-path.ts'

describe('readSetPath', () => {
  it.each([
    ['Songs/Tide Project/Tide.als', 'Songs/Tide Project', 'Tide', null, false],
    [
      'Songs/Tide Project/Backup/Tide [2024-11-09 181217].als',
      'Songs/Tide Project',
      'Tide',
      '2024-11-09T18:12:17',
      true,
    ],
    ['C:\\Tide Project\\Backup\\Tide [2024-11-09 181217].als', 'C:\\Tide Project', 'Tide', '2024-11-09T18:12:17', true],
    ['Songs/Tide [2024-11-09 181217].als', 'Songs', 'Tide', '2024-11-09T18:12:17', false],
    ['Backup/Tide.ALS', '', 'Tide', null, true],
    ['/Tide.als', '/', 'Tide', null, false],
    ['Tide.als', '', 'Tide', null, false],
  ])('reads %s', (path, projectFolder, setName, savedAt, isBackup) => {
    expect(readSetPath(path)).toEqual({ projectFolder, setName, savedAt, isBackup })
  })
})
