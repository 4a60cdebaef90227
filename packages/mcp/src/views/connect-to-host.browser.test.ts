import { afterEach, expect, it } from 'vitest'
import { connectToHost } from './connect-to-host.ts'

afterEach(() => document.documentElement.style.removeProperty('color-scheme'))

const say = (theme: string, source: Window | null = window.parent) =>
  window.dispatchEvent(
    new MessageEvent('message', {
      source,
      data: { method: 'ui/notifications/host-context-changed', params: { theme } },
    }),
  )

it('shows the theme of the page around it, and takes none from elsewhere', () => {
  connectToHost('test')
  const { style } = document.documentElement
  say('dark')
  expect(style.colorScheme).toBe('dark')
  say('light')
  expect(style.colorScheme).toBe('light')
  say('url(x)')
  expect(style.colorScheme).toBe('light')
  say('dark', null)
  expect(style.colorScheme).toBe('light')
})
