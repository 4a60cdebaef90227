import type { SongFacts } from '@kvint/insights'
import { expect, test } from 'vitest'
import { absentSamples, createFolderIndex } from './absent-samples.ts'

const song = (...relativePaths: (string | null)[]) =>
  ({
    samples: relativePaths.map((relativePath) => ({
      id: '',
      fileName: '',
      source: '',
      place: 'project',
      relativePath,
    })),
  }) as unknown as SongFacts

const indexOf = (...paths: string[]) => {
  const index = createFolderIndex()
  for (const path of paths) index.add(path)
  return index
}

test('a sample is looked for in the project and in the folders above the set', () => {
  const index = indexOf('Music/Tide Project/Samples/kick.wav')
  expect(absentSamples('Music/Tide Project/Tide.als', song('Samples/kick.wav', 'Samples/gone.wav'), index)).toEqual([
    'Samples/gone.wav',
  ])
  expect(absentSamples('Music/Tide Project/Backup/Tide.als', song('Samples/kick.wav'), index)).toEqual([])
})

test('letters written as two and in another case are the same name', () => {
  const index = indexOf('M/Samples/Cafe\u0301.WAV')
  expect(absentSamples('M/A.als', song('Samples/Café.wav'), index)).toEqual([])
})

test('nothing is missing where the folder shows sets only, or the sample lies elsewhere', () => {
  expect(absentSamples('M/A.als', song('Samples/kick.wav'), indexOf())).toEqual([])
  expect(absentSamples('M/A.als', song(null), indexOf('M/x.wav'))).toEqual([])
})
