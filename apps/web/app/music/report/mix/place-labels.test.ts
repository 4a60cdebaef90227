import { describe, expect, test } from 'vitest'
import { placeLabels, type Spot } from './place-labels.ts'

const AREA = { width: 400, height: 300 }
const spot = (key: string, x: number, y: number, text = key): Spot => ({ key, x, y, radius: 6, text })
const boxOf = ({ x, y, anchor, text }: { x: number; y: number; anchor: string; text: string }) => {
  const width = text.length * 7
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  return { left, right: left + width, top: y - 11, bottom: y + 3 }
}

test('a lone spot has its label to the right', () => {
  expect(placeLabels([spot('Bass', 100, 100)], AREA, 7)).toEqual([
    { key: 'Bass', x: 111, y: 104, anchor: 'start', text: 'Bass', leader: null },
  ])
})

test('at the right edge the label stands to the left', () => {
  expect(placeLabels([spot('Bass', 390, 100)], AREA, 7)[0]?.anchor).toBe('end')
})

describe('forty spots on two heaps', () => {
  const spots = Array.from({ length: 40 }, (_, index) =>
    spot(`Track ${index}`, (index % 2 === 0 ? 100 : 300) + ((index * 7) % 23), 60 + ((index * 13) % 180)),
  )
  const labels = placeLabels(spots, AREA, 7)

  test('labels never run into each other', () => {
    const boxes = labels.map(boxOf)
    for (const [index, a] of boxes.entries()) {
      for (const b of boxes.slice(index + 1)) {
        expect(a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top).toBe(false)
      }
    }
  })

  test('labels stay inside the picture', () => {
    for (const { left, right } of labels.map(boxOf)) {
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(AREA.width)
    }
  })

  test('the first spots come first', () => {
    expect(labels[0]?.key).toBe('Track 0')
    expect(labels.length).toBeGreaterThan(10)
    expect(labels.length).toBeLessThan(40)
  })
})
