import { expect, test } from 'vitest'
import { FOLLOWING_SLOTS, keepForeseen } from './foreseen.ts'
import { copyNameTable, createNameTable } from './name-table.ts'

const seen = (name: number) => new Uint16Array(FOLLOWING_SLOTS).fill(name)

test('copies of a table know what an earlier document taught, of the names that all of them have', () => {
  const known = createNameTable(['Value', 'Name', 'Time'], 8)
  keepForeseen(copyNameTable(known), seen(2), seen(3), 10)
  expect(copyNameTable(known).foreseen.elements[0]).toBe(2)
  expect(copyNameTable(known).foreseen.attributes[0]).toBe(0)
  keepForeseen(copyNameTable(known), seen(3), seen(2), 11)
  expect(copyNameTable(known).foreseen.elements[0]).toBe(0)
})

test('the largest document is the one that is kept', () => {
  const known = createNameTable(['Value', 'Name', 'Time'], 8)
  keepForeseen(copyNameTable(known), seen(2), seen(2), 10)
  keepForeseen(copyNameTable(known), seen(1), seen(1), 9)
  expect(known.foreseen.elements[0]).toBe(2)
  keepForeseen(copyNameTable(known), seen(1), seen(1), 11)
  expect(known.foreseen.elements[0]).toBe(1)
})
