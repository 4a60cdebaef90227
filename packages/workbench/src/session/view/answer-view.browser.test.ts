import { expect, it, vi } from 'vitest'
import { answerView, type ViewHost } from './answer-view.ts'

const host = (given: Partial<ViewHost> = {}): ViewHost => ({
  args: { project: 'latest' },
  result: { structuredContent: { sections: [] } },
  html: '<p>view</p>',
  callTool: async () => ({ content: [] }),
  readResource: async (uri) => ({ contents: [{ uri }] }),
  resize: () => undefined,
  offerLink: () => undefined,
  ...given,
})

it('gives the frame the view, and the view the call and its answer in that order', async () => {
  expect(await answerView({ method: 'ui/notifications/sandbox-proxy-ready' }, host())).toEqual([
    { method: 'ui/notifications/sandbox-resource-ready', params: { html: '<p>view</p>' } },
  ])
  expect(await answerView({ id: 1, method: 'ui/initialize', params: {} }, host())).toMatchObject([
    { id: 1, result: { protocolVersion: '2026-01-26', hostCapabilities: { serverTools: {} } } },
  ])
  expect(await answerView({ method: 'ui/notifications/initialized' }, host())).toEqual([
    { method: 'ui/notifications/tool-input', params: { arguments: { project: 'latest' } } },
    { method: 'ui/notifications/tool-result', params: { structuredContent: { sections: [] } } },
  ])
})

it.each<[string, object, object]>([
  ['ping', {}, { result: {} }],
  ['tools/call', { name: 'a', arguments: { b: 1 } }, { result: { content: [] } }],
  ['resources/read', { uri: 'ui://a' }, { result: { contents: [{ uri: 'ui://a' }] } }],
  ['ui/message', {}, { error: { code: -32_601, message: 'This page offers no ui/message.' } }],
])('answers %s', async (method, params, answer) => {
  expect(await answerView({ id: 7, method, params }, host())).toEqual([{ id: 7, ...answer }])
})

it('calls tools as the view asks, and tells what goes wrong', async () => {
  const callTool = vi.fn(async () => {
    throw new Error('Not connected')
  })
  const message = { id: 'x', method: 'tools/call', params: { name: 'a', arguments: { b: 1 } } }
  expect(await answerView(message, host({ callTool }))).toEqual([
    { id: 'x', error: { code: -32_603, message: 'Not connected' } },
  ])
  expect(callTool).toHaveBeenCalledWith('a', { b: 1 })
})

it('opens nothing by itself', async () => {
  const offerLink = vi.fn()
  const message = { id: 1, method: 'ui/open-link', params: { url: 'https://a.example' } }
  expect(await answerView(message, host({ offerLink }))).toEqual([{ id: 1, result: {} }])
  expect(offerLink).toHaveBeenCalledWith('https://a.example')
})

it('takes the height that the view asks for, and no notice of what is no message', async () => {
  const resize = vi.fn()
  expect(
    await answerView({ method: 'ui/notifications/size-changed', params: { height: 300 } }, host({ resize })),
  ).toEqual([])
  expect(resize).toHaveBeenCalledWith(300)
  for (const message of ['text', null, { id: 1, result: {} }]) expect(await answerView(message, host())).toEqual([])
})
