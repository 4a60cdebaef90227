import { describe, expect, it } from 'vitest'
import { copyNameTable, createNameTable, hasName, internName, isName, nameOf, resetNameTable } from './name-table.ts'

const encode = (text: string) => new TextEncoder().encode(text)

describe('name table', () => {
  it('numbers the names that it starts with', () => {
    const table = createNameTable(['Value', 'Id'], 10)
    expect([nameOf(table, 0), nameOf(table, 1), table.count]).toEqual(['Value', 'Id', 2])
  })

  it('tells names with the same hash apart by their bytes', () => {
    const table = createNameTable([], 10)
    const first = internName(table, encode('Eq8'), 0, 3, 7)
    const second = internName(table, encode('Gate'), 0, 4, 7)
    expect(second).not.toBe(first)
    expect(internName(table, encode('xEq8x'), 1, 4, 7)).toBe(first)
    expect(isName(table, first, encode('Eq9'), 0, 3)).toBe(false)
  })

  it('has forgotten after a reset what it did not begin with', () => {
    const table = createNameTable(['Value', 'Id'], 10)
    const copy = copyNameTable(table)
    const intern = (name: string) => internName(copy, encode(name), 0, name.length, name.length)
    expect(intern('Gate')).toBe(2)
    expect(resetNameTable(copy, table)).toBe(true)
    expect([intern('Gate'), intern('Eq8')]).toEqual([2, 3])
    expect(nameOf(copy, 3)).toBe('Eq8')
  })

  it('is full at its limit', () => {
    const table = createNameTable(['a', 'b'], 2)
    expect(internName(table, encode('c'), 0, 1, 99)).toBe(-1)
    expect(table.count).toBe(2)
  })

  it('makes room for more names than it begins with', () => {
    const names = Array.from({ length: 2000 }, (_, i) => `ParameterWithALongName.${i}`)
    const table = createNameTable(names, 4000)
    expect(names.map((_, id) => nameOf(table, id))).toEqual(names)
    expect(hasName(table, 1999, new DataView(encode(names[1999] ?? '').buffer), 0)).toBe(true)
  })

  it('knows every name again after it has grown, and a copy grows by itself', () => {
    const names = Array.from({ length: 3000 }, (_, i) => `Name${i}`)
    const table = createNameTable(names.slice(0, 900), 4000)
    const copy = copyNameTable(table)
    const intern = (name: string, id: number) => internName(copy, encode(name), 0, name.length, id % 7)
    const ids = names.slice(900).map(intern)
    expect(ids).toEqual(names.slice(900).map((_, i) => 900 + i))
    expect(names.slice(900).map(intern)).toEqual(ids)
    expect(table.count).toBe(900)
  })

  it('compares whole names wherever they stand', () => {
    const table = createNameTable(['AutomationTarget'], 4)
    const bytes = encode('<AutomationTarget Id')
    const view = new DataView(bytes.buffer)
    expect(hasName(table, 0, view, 1)).toBe(true)
    expect(hasName(table, 0, view, 2)).toBe(false)
  })
})
