import { expect, it, onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { Loading } from './loading.tsx'

it.each([
  ['en', 'Loading...'],
  ['nb', 'Laster...'],
])('waits in the language of the page: %s', async (language, words) => {
  document.documentElement.lang = language
  onTestFinished(() => void (document.documentElement.lang = 'en'))
  const screen = await render(<Loading />)
  expect(screen.container.textContent?.trim()).toBe(words)
})
