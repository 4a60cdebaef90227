import { expect, it } from 'vitest'
import { closedStretches } from './closed-stretches.ts'

it('answers for as many clips as a file may hold under as many breakpoints', () => {
  const events = Array.from({ length: 200_000 }, (_, index) => ({ timeBeats: index, value: index % 2 === 0 ? 0 : 1 }))
  const target = { kind: 'mixer', parameter: 'mute', sendIndex: null } as const
  const isClosed = closedStretches([{ target, events, offset: 0 }])
  const closed = Array.from({ length: 200_000 }, (_, beat) => isClosed(beat, beat + 1))
  expect(closed.filter(Boolean)).toHaveLength(100_000)
  expect(isClosed(0, 2)).toBe(false)
})

it('is never closed before a first breakpoint that is open', () => {
  const target = { kind: 'mixer', parameter: 'mute', sendIndex: null } as const
  expect(closedStretches([{ target, events: [{ timeBeats: 8, value: 1 }], offset: 0 }])(0, 4)).toBe(false)
})
