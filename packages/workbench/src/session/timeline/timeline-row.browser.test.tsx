import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import '../../testing/workbench.css'
import { looksOf } from '../../testing/looks-of.ts'
import type { TimelineEntry } from './timeline.ts'
import { flyingTimelineRow, TimelineRow } from './timeline-row.tsx'

const entry: TimelineEntry = {
  number: 1,
  direction: 'out',
  kind: 'request',
  label: 'tools/call',
  data: {},
  characters: 20,
  timestamp: 1_700_000_000_000,
}

it.each<[string, TimelineEntry]>([
  ['a request that waits', entry],
  ['an answer', { ...entry, direction: 'in', kind: 'answer', durationMs: 12 }],
])('looks the same as it flies by, whatever flew in its row before: %s', async (_, one) => {
  const { container } = await render(<TimelineRow entry={one} />)
  const { element, write } = flyingTimelineRow()
  container.append(element)
  for (const before of [{ ...one, durationMs: 3 }, one]) write(before)
  const [drawn, flown] = container.children
  expect(looksOf(flown)).toEqual(looksOf(drawn))
  expect(looksOf(flown).length).toBeGreaterThan(20)
})
