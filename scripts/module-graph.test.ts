import { expect, it } from 'vitest'
import { circlesIn, pairsIn } from './module-graph.ts'

const arrows = (...lines: string[]) =>
  lines.map((line) => {
    const [from = '', to = ''] = line.split(' > ')
    return { from, to }
  })
const folderOf = (file: string) => file.split('/').slice(0, -1).join('/') || undefined

it('finds a circle over several files, and a file outside it not', () => {
  const found = circlesIn(arrows('a.ts > b.ts', 'b.ts > c.ts', 'c.ts > a.ts', 'c.ts > d.ts', 'e.ts > a.ts'))
  expect(found).toEqual([['a.ts', 'b.ts', 'c.ts']])
})

it('finds no circle where two ways lead to one file', () => {
  expect(circlesIn(arrows('a.ts > b.ts', 'a.ts > c.ts', 'b.ts > d.ts', 'c.ts > d.ts'))).toEqual([])
})

it('finds folders that import each other, by different files too', () => {
  const found = pairsIn(arrows('one/a.ts > two/b.ts', 'two/c.ts > one/d.ts', 'two/c.ts > three/e.ts'), folderOf)
  expect(found).toEqual(['one ↔ two'])
})

it('takes a folder and a part of it for one', () => {
  expect(pairsIn(arrows('one/a.ts > one/part/b.ts', 'one/part/b.ts > one/c.ts'), folderOf)).toEqual([])
})

it('does not count files that stand in no room', () => {
  expect(pairsIn(arrows('app.ts > one/a.ts', 'one/a.ts > app.ts'), folderOf)).toEqual([])
})
