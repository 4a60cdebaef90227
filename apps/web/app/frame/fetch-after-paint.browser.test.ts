import { expect, it } from 'vitest'
import { BEFORE_PAINT } from './before-paint.ts'
import { fetchAfterPaint } from './fetch-after-paint.ts'

it('asks for the scripts of a page once its first picture stands', async () => {
  const html = fetchAfterPaint(`<head>${'<link rel="modulepreload" href="/one.js"/>'.repeat(5)}</head>`)
  expect(html).toBe(`<head>${'<link rel="later" href="/one.js"/>'.repeat(5)}</head>`)
  const frame = document.createElement('iframe')
  frame.srcdoc = `<!DOCTYPE html>${html}<script>${BEFORE_PAINT}</script><p>The first picture</p>`
  document.body.append(frame)
  const hints = () => [...(frame.contentDocument?.querySelectorAll('link') ?? [])].map(({ rel }) => rel)
  await expect.poll(hints).toEqual(Array(5).fill('modulepreload'))
  frame.remove()
})
