import { expect, it } from 'vitest'
import { leaveOutScripts } from './leave-out-scripts.ts'

it('empties the scripts of the stream, and leaves their elements and every other script', () => {
  const html =
    '<script type="module" async="">import("/a.js")</script><script>window.__reactRouterContext = {"x":1}</script><p>1 &lt; 2</p><script>window.__reactRouterContext.streamController.close();</script>'
  expect(leaveOutScripts(html)).toBe(
    '<script type="module" async="">import("/a.js")</script><script></script><p>1 &lt; 2</p><script></script>',
  )
})

it('looks up a place to scroll to only for anyone who comes back or loads again', () => {
  const script = leaveOutScripts('JSON.parse(sessionStorage.getItem(storageKey) || "{}")')
  const read = (type: string) =>
    // oxlint-disable-next-line typescript/no-implied-eval -- the text is a script of the page
    new Function('sessionStorage', 'performance', 'storageKey', `return ${script}`)(
      { getItem: () => '{"key":40}' },
      { getEntriesByType: () => [{ type }] },
      'positions',
    ) as object
  expect(read('navigate')).toEqual({})
  expect(read('reload')).toEqual({ key: 40 })
  expect(read('back_forward')).toEqual({ key: 40 })
})
