import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { wear } from '@kvint/ui/testing/wear'
import styles from '../testing/workbench.css?inline'
import { EMPTY_LOG, type Log, type LogEntry } from './log.ts'
import { LogPanel } from './log-panel.tsx'
import { type Unnumbered, withNewest } from './newest.ts'

wear(styles)

const entries = (count: number, from = 1): Unnumbered<LogEntry<'server'>>[] =>
  Array.from({ length: count }, (_, index) => ({
    type: 'server',
    message: `note ${from + index}.`,
    data: JSON.stringify({ pitch: (from + index) % 128, words: 'a track and what it plays' }, null, 2),
    characters: 80,
    timestamp: 1_700_000_000_000,
  }))
const full: Log<'server'> = withNewest<LogEntry<'server'>>(EMPTY_LOG, entries(5003))
const panel = (log: Log<'server'>) => <LogPanel title="Messages" log={log} empty="No messages yet." />
const entriesOf = (box: Element) =>
  [...box.querySelectorAll('time')].map((time) => time.parentElement?.textContent ?? '')
const isAtEnd = (box: Element) => box.scrollHeight - box.scrollTop - box.clientHeight < 2

async function shown(log: Log<'server'>) {
  const screen = await render(panel(log))
  const box = screen.getByRole('log').element()
  return { ...screen, box }
}

it('has every entry that is kept, once, stands at the newest and says how many were dropped', async () => {
  const { box } = await shown(full)
  await vi.waitFor(() => expect(isAtEnd(box)).toBe(true))
  expect(entriesOf(box)).toHaveLength(5000)
  expect(entriesOf(box).at(-1)).toContain('note 5003.')
  expect(new Set(entriesOf(box)).size).toBe(5000)
  expect(box.textContent).toContain('3 older entries were dropped.')
})

it('lays out what is near the reader only', async () => {
  const { box } = await shown(full)
  await vi.waitFor(() => expect(box.scrollTop).toBeGreaterThan(10_000))
  const laidOut = () =>
    [...box.querySelectorAll('time')].filter((time) => time.checkVisibility({ contentVisibilityAuto: true })).length
  await vi.waitFor(() => expect(laidOut()).toBeLessThan(600))
  expect(laidOut()).toBeGreaterThan(3)
})

it('follows what comes in, and leaves a reader who has scrolled up where she is', async () => {
  const { box, rerender } = await shown(full)
  await vi.waitFor(() => expect(isAtEnd(box)).toBe(true))
  const more = withNewest(full, entries(100, 5004))
  await rerender(panel(more))
  await vi.waitFor(() => expect(isAtEnd(box)).toBe(true))
  expect(box.getAttribute('aria-live')).toBe('polite')
  box.dispatchEvent(new WheelEvent('wheel', { deltaY: -100 }))
  box.scrollTop = 0
  await vi.waitFor(() => expect(box.getAttribute('aria-live')).toBe('off'))
  await rerender(panel(withNewest(more, entries(2, 5104))))
  await vi.waitFor(() => expect(box.textContent).toContain('105 older entries were dropped.'))
  expect(box.scrollTop).toBeLessThan(200)
})

it('keeps open what the reader has opened while more comes in', async () => {
  const long = { ...entries(1)[0], data: JSON.stringify({ text: 'x'.repeat(3000) }) } as Unnumbered<LogEntry<'server'>>
  const log = withNewest<LogEntry<'server'>>(EMPTY_LOG, [...entries(200), long])
  const { box, rerender } = await shown(log)
  box.querySelector('details')?.setAttribute('open', '')
  await rerender(panel(withNewest(log, entries(7, 202))))
  await vi.waitFor(() => expect(entriesOf(box)).toHaveLength(208))
  expect(box.querySelector('details[open]')).not.toBeNull()
})

it('leaves no words behind where it is cleared', async () => {
  const { box, rerender } = await shown(full)
  await rerender(panel(EMPTY_LOG))
  await vi.waitFor(() => expect(box.textContent).toBe('No messages yet.'))
  await rerender(panel(withNewest<LogEntry<'server'>>(EMPTY_LOG, entries(100))))
  await vi.waitFor(() => expect(isAtEnd(box)).toBe(true))
  expect(entriesOf(box)).toHaveLength(100)
})
