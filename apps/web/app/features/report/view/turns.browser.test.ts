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

test('behind one that takes a whole frame the next waits for its own, and comes before those that ask again', async () => {
  const drawn: string[] = []
  const turns = createTurns()
  const slow = () => {
    for (const since = performance.now(); performance.now() - since < 20;);
    drawn.push('slow')
  }
  await nextFrame()
  turns.ask(slow)
  turns.ask(() => drawn.push('next'))
  await Promise.resolve()
  expect(drawn).toEqual(['slow'])
  turns.ask(slow)
  await expect.poll(() => drawn).toEqual(['slow', 'next', 'slow'])
})

test('after one that took long, the frame that asks is left to whoever asked; pictures come before marks', async () => {
  const drawn: string[] = []
  const turns = createTurns()
  turns.ask(() => {
    for (const since = performance.now(); performance.now() - since < 20;);
  })
  await nextFrame()
  turns.ask(() => drawn.push('mark'), 'mark')
  turns.ask(() => drawn.push('picture'))
  await nextFrame()
  expect(drawn).toEqual([])
  await expect.poll(() => drawn).toEqual(['picture', 'mark'])
})
