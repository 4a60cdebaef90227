import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { PackedRoll } from '../music/piano-roll.ts'
import type { ViewHost } from './connect-to-host.ts'
import { showPianoRoll } from './show-piano-roll.ts'

afterEach(() => document.body.replaceChildren())

test('each note is drawn and says what it is; arrow keys go through them in time', async () => {
  show({ key: 'A minor', facts: ['2 notes'] }, { roll: ROLL })
  const notes = [...document.querySelectorAll('rect')]
  expect(notes.map((note) => note.getAttribute('class'))).toEqual(['tonic', 'outside'])
  notes[0]?.focus()
  expect(told()).toBe('A2, the tonic: bar 9, beat 1, 2 beats long, velocity 100')
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(notes[1])
  expect(told()).toBe('C#3, outside the key: bar 10, beat 1.5, 0.5 beats long, velocity 64')
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(notes[1])
  await userEvent.keyboard('{Home}')
  expect(document.activeElement).toBe(notes[0])
  expect(document.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
})

test('what is not drawn is said', () => {
  show({}, { roll: { ...ROLL, leftOut: 12 } })
  expect(document.body.textContent).toContain('12 more notes are not drawn.')
})

test.each(['no picture', 'no notes'])('a clip with %s says so', (what) => {
  show({}, what === 'no picture' ? {} : { roll: { ...ROLL, rows: [] } })
  expect(document.body.textContent).toBe('This clip holds no notes to draw.')
})

function show(value: Record<string, unknown>, forView: Record<string, unknown>): void {
  let tell: Parameters<ViewHost['onResult']>[0] = () => undefined
  showPianoRoll({ onResult: (listener) => (tell = listener), callTool: async () => ({}) })
  tell(value, forView)
}

function told(): string | null | undefined {
  return document.querySelector('[role=status]')?.textContent
}

const ROLL: PackedRoll = {
  title: 'Bass: Low',
  firstBar: 9,
  beatsPerBar: 4,
  lengthBeats: 8,
  leftOut: 0,
  rows: [
    [61, 4.5, 0.5, 64],
    [57, 0, 2, 100],
  ],
  pitches: { 57: ['A2', 'tonic'], 61: ['C#3', 'outside'] },
}
