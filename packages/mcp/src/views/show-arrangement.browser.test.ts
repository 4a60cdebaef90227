import { afterEach, expect, test, vi } from 'vitest'
import type { ViewHost } from './connect-to-host.ts'
import { showArrangement } from './show-arrangement.ts'
import { viewPage } from './view-page.ts'

type Message = {
  id?: number
  method: string
  params: { name?: string; arguments?: unknown; appInfo?: { name: string } }
}

afterEach(() => document.body.replaceChildren())

test('a client shows the answer, and a chosen section says what plays', async () => {
  const heard: Message[] = []
  const sizes = () => heard.filter(({ method }) => method === 'ui/notifications/size-changed').length
  let sizesBeforeAnswer = Number.POSITIVE_INFINITY
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-scripts')
  frame.srcdoc = viewPage('Kvint arrangement', showArrangement)
  const toView = (message: object) => frame.contentWindow?.postMessage({ jsonrpc: '2.0', ...message }, '*')
  window.addEventListener('message', ({ source, data }: MessageEvent<Message>) => {
    if (source !== frame.contentWindow) return
    heard.push(data)
    if (data.method === 'ui/initialize') toView({ id: data.id, result: { protocolVersion: '2026-01-26' } })
    if (data.method === 'ui/notifications/initialized') {
      sizesBeforeAnswer = sizes()
      toView({ method: 'ui/notifications/tool-result', params: { structuredContent: ANSWER } })
    }
    if (data.method === 'tools/call')
      toView({ id: data.id, result: { structuredContent: { playing: ['Bass: Low, bars 1–8 (c2)'] } } })
  })
  document.body.append(frame)

  await vi.waitFor(() => expect(heard.map(({ method }) => method)).toContain('ui/notifications/initialized'))
  expect(heard[0]?.params.appInfo?.name).toBe('Kvint arrangement')
  await vi.waitFor(() => expect(sizes()).toBeGreaterThan(sizesBeforeAnswer))
})

test('the sections stand as buttons in the page', async () => {
  let tell: Parameters<ViewHost['onResult']>[0] = () => undefined
  const callTool = vi.fn(async () => ({ structuredContent: { playing: ['Bass: Low, bars 1–8 (c2)'] } }))
  showArrangement({ onResult: (show) => (tell = show), callTool })
  tell(ANSWER, {})
  const buttons = [...document.querySelectorAll('button')]
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['A 1–8', 'Drop 9–16'])
  buttons[1]?.click()
  await vi.waitFor(() => expect(document.querySelector('li')?.textContent).toBe('Bass: Low, bars 1–8 (c2)'))
  expect(callTool).toHaveBeenCalledWith('arrangement_read', { project: 'night-bus', bars: '9-16' })
  expect(document.querySelector('[role=status]')?.textContent).toContain('Enters: Keys')
  expect(buttons.map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'true'])
})

test('labels of many sections are whole on a narrow screen', async () => {
  const style = document.createElement('style')
  style.textContent = /<style>([^<]*)/.exec(viewPage('Kvint arrangement', showArrangement))?.[1] ?? ''
  document.body.style.width = '344px'
  document.head.append(style)
  let tell: Parameters<ViewHost['onResult']>[0] = () => undefined
  showArrangement({ onResult: (show) => (tell = show), callTool: async () => ({}) })
  const labels = ['Intro', 'Verse', 'Build', 'Drop', 'Break', 'Build 2', 'Drop 2', 'Outro']
  tell({ ...ANSWER, sections: labels.map((label) => ({ ...ANSWER.sections[0], label })) }, {})
  const buttons = [...document.querySelectorAll('button')]
  expect(buttons.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([])
  document.body.style.removeProperty('width')
  style.remove()
})

const ANSWER = {
  project: 'night-bus',
  of: 'the arrangement',
  longestUnchanged: 'bars 1–8',
  sections: [
    { label: 'A', bars: '1–8', density: 0.5, enters: 'Drums, Bass', leaves: '' },
    { label: 'Drop', bars: '9–16', density: 1, enters: 'Keys', leaves: '' },
  ],
}
