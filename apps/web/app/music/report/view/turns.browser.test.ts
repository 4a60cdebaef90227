import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

test('what is quick is drawn at once, each once', async () => {
  const drawn: string[] = []
  const turns = createTurns()
  const drawA = () => drawn.push('A')
  turns.ask(drawA)
  turns.ask(() => drawn.push('B'))
  turns.ask(drawA)
  await Promise.resolve()
  expect(drawn).toEqual(['A', 'B'])
})

test('behind one that takes a whole frame the next waits for its own', async () => {
  const drawn: string[] = []
  const turns = createTurns()
  turns.ask(() => drawn.push(`slow ${String(busy())}`))
  turns.ask(() => drawn.push('next'))
  await Promise.resolve()
  expect(drawn).toEqual(['slow true'])
  await nextFrame()
  await expect.poll(() => drawn).toEqual(['slow true', 'next'])
})

test('after one that took long, nothing is drawn before the asking rests; pictures come before marks', async () => {
  const drawn: string[] = []
  const turns = createTurns()
  turns.ask(busy)
  await nextFrame()
  turns.ask(() => drawn.push('mark'), 'mark')
  turns.ask(() => drawn.push('picture'))
  await nextFrame()
  expect(drawn).toEqual([])
  await expect.poll(() => drawn).toEqual(['picture', 'mark'])
})

test('who asks without an end is drawn all the same', async () => {
  let times = 0
  const turns = createTurns()
  turns.ask(busy)
  await nextFrame()
  const again = setInterval(() => turns.ask(() => times++), 5)
  await expect.poll(() => times).toBeGreaterThan(0)
  clearInterval(again)
})

/** Takes longer than its share of a frame. */
function busy(): boolean {
  for (const since = performance.now(); performance.now() - since < 20;);
  return true
}
