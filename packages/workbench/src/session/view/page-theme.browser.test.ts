import { afterEach, expect, it, vi } from 'vitest'
import { answerView, type ViewHost } from './answer-view.ts'
import { watchPageTheme } from './page-theme.ts'

afterEach(() => {
  delete document.documentElement.dataset['theme']
})

it.each(['dark', 'light'] as const)('tells a view of the theme that was chosen: %s', async (theme) => {
  document.documentElement.dataset['theme'] = theme
  const [answer] = await answerView({ id: 1, method: 'ui/initialize' }, {} as ViewHost)
  expect(answer).toMatchObject({ result: { hostContext: { theme } } })
})

it('tells of a change, and of none after it was left', async () => {
  document.documentElement.dataset['theme'] = 'light'
  const listener = vi.fn()
  const leave = watchPageTheme(listener)
  document.documentElement.dataset['theme'] = 'dark'
  await expect.poll(() => listener.mock.calls).toEqual([['dark']])
  leave()
  document.documentElement.dataset['theme'] = 'light'
  await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(listener).toHaveBeenCalledOnce()
})
