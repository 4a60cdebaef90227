import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectName } from './scan-folder.ts'

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
  expect(projectName(PATHS[at] ?? '', PATHS)).toBe(name)
})
