import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import '../testing/workbench.css'
import { looksOf } from '../testing/looks-of.ts'
import type { LogEntry } from './log.ts'
import { flyingLogLine, LogLine } from './log-line.tsx'

const entry: LogEntry<string> = {
  number: 1,
  type: 'server',
  message: 'notifications/message  with two spaces',
  characters: 80,
  timestamp: 1_700_000_000_000,
}

it.each<[string, LogEntry<string>]>([
  ['no data', entry],
  [
    'data in lines',
    { ...entry, type: 'error', data: JSON.stringify({ words: 'a track '.repeat(40), pitch: 60 }, null, 2) },
  ],
  ['data that waits to be opened', { ...entry, type: 'unheard of', data: 'x'.repeat(3000) }],
])('looks the same as it flies by, whatever flew in its row before: %s', async (_, one) => {
  const { container } = await render(<LogLine entry={one} />)
  const { element, write } = flyingLogLine()
  container.append(element)
  for (const before of [{ ...one, data: 'y'.repeat(3000) }, { ...one, data: 'short' }, one]) write(before)
  const [drawn, flown] = container.children
  expect(looksOf(flown)).toEqual(looksOf(drawn))
  expect(looksOf(flown).length).toBeGreaterThan(40)
})
