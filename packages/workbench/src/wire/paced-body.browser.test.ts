import { expect, it } from 'vitest'
import { pacedBody } from './paced-body.ts'

const bytes = crypto.getRandomValues(new Uint8Array(50_000))
const inOne = () => new Blob([bytes]).stream()

it('hands on every byte as it is', async () => {
  expect(new Uint8Array(await new Response(pacedBody(inOne())).arrayBuffer())).toEqual(bytes)
})

it('lets the page draw between pieces that keep it busy', async () => {
  let frames = 0
  const count = () => {
    frames++
    frame = requestAnimationFrame(count)
  }
  let frame = requestAnimationFrame(count)
  for await (const piece of pacedBody(inOne())) {
    expect(piece.length).toBeLessThan(5000)
    const until = performance.now() + 10
    while (performance.now() < until);
  }
  cancelAnimationFrame(frame)
  expect(frames).toBeGreaterThan(5)
})

it('passes on what goes wrong, and that no one reads on', async () => {
  const broken = new ReadableStream<Uint8Array>({ start: (controller) => controller.error(new Error('cut')) })
  await expect(new Response(pacedBody(broken)).text()).rejects.toThrow()
  let why: unknown
  const endless = new ReadableStream<Uint8Array>({ cancel: (reason) => void (why = reason) })
  await pacedBody(endless).cancel('enough')
  expect(why).toBe('enough')
})
