import { expect, it } from 'vitest'
import { someUnread } from './open-all.ts'

const unread = (count: number) => Array.from({ length: count }, (_, index) => `"Song ${index + 1}" could not be read.`)

it('names up to five projects that could not be read', () => {
  expect(someUnread(unread(5))).toEqual(unread(5))
})

it('counts those beyond the first five', () => {
  expect(someUnread(unread(7))).toEqual([...unread(5), '2 more projects could not be read.'])
})
