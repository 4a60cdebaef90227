import { expect, it } from 'vitest'
import { bareFileName, projectName } from './project-name.ts'

it.each([
  ['Song.als', 'Song'],
  ['Song [2024-11-09 181217].als', 'Song'],
  ['My [best] song.ALS', 'My [best] song'],
  ['.als', 'Without a name'],
])('a file called %s belongs to the project %s', (fileName, name) => {
  expect(projectName(fileName)).toBe(name)
})

it.each([
  ['Song.als', 'Song.als'],
  ['/Users/ann/Song.als', 'Song.als'],
  ['C:\\Users\\ann\\Song.als', 'Song.als'],
  ['../../etc/passwd', 'passwd'],
  ['a\u0000b\n.als', 'ab.als'],
  ['folder/', ''],
])('of %j the name alone is %j', (path, name) => {
  expect(bareFileName(path)).toBe(name)
})
