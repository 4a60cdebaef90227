import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { EMPTY_TIMELINE, withPassed } from '../timeline.ts'
import { TimelinePanel } from '../timeline-panel.tsx'

const passed = { kind: 'sent', message: { jsonrpc: '2.0', id: 1, method: 'tools/list' } } as const

it('keeps a pinned entry above the timeline, also when the timeline is cleared', async () => {
  const timeline = withPassed(EMPTY_TIMELINE, [{ passed, timestamp: 1 }])
  const panel = (shown: typeof timeline) => (
    <TimelinePanel timeline={shown} onClear={() => undefined} replay={{ describe: () => NEVER, send: undefined }} />
  )
  const screen = await render(panel(timeline))
  await screen.getByText('tools/list').click()
  await screen.getByRole('button', { name: 'Pin', exact: true }).click()
  const pinned = screen.getByRole('region', { name: 'Pinned' })
  await expect.element(pinned).toMatchTextContent('tools/list')
  await screen.rerender(panel(EMPTY_TIMELINE))
  await expect.element(pinned).toMatchTextContent('tools/list')
  await pinned.getByText('tools/list').click()
  await pinned.getByRole('button', { name: 'Take the pin away' }).click()
  await expect.element(pinned).not.toBeInTheDocument()
})

const NEVER = { address: 'http://localhost/mcp', way: 'session', method: 'ping', params: {}, token: undefined } as const
