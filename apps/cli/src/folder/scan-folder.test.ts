import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectNames, scanFolder } from './scan-folder.ts'

const PATHS = [
  ['Songs', 'Voyager', 'Master Project', 'Master'],
  ['Songs', 'Snow', 'Master'],
  ['Sketches', 'House 2 Project', 'Master'],
  ['Master'],
  ['Songs', 'Tide Project', 'Tide'],
].map((parts) => join(...parts))

test.each([
  [0, 'Voyager / Master'],
  [1, 'Snow / Master'],
  [2, 'House 2 / Master'],
  [3, 'Master'],
  [4, 'Tide'],
])('a set is called by its file, and by its folder where others are called the same: %#', (at, name) => {
  expect(projectNames(PATHS)(PATHS[at] ?? '')).toBe(name)
})

test('an earlier save belongs to its song, and the id of a long path keeps whole words', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kvint-scan-'))
  const project = join(folder, 'Recordings of the long winter', 'Harbour Lights Project')
  try {
    mkdirSync(join(project, 'Backup'), { recursive: true })
    writeFileSync(join(project, 'Harbour Lights.als'), '')
    writeFileSync(join(project, 'Backup', 'Harbour Lights [2024-11-09 181217].als'), '')
    const [found, ...others] = await scanFolder(folder)
    expect(others).toEqual([])
    expect(found?.saves.map(({ id }) => id).toSorted()).toEqual([
      'Harbour Lights',
      'Harbour Lights [2024-11-09 181217]',
    ])
    expect(found?.id).toMatch(/^harbour-lights-project-harbour-lights-[0-9a-f]{6}$/)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
