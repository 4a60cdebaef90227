import type { Hearing } from '@kvint/audio'
import { expect, it } from 'vitest'
import { musicText } from './heard-lines.ts'

const heard = { tempo: { bpm: 126, confidence: 0.98 }, key: null, tuningCents: null, alignment: null } as Hearing
const sections = [
  { startSeconds: 0, endSeconds: 30.5, label: 'A' },
  { startSeconds: 30.5, endSeconds: 75, label: 'B' },
]

it('tells heard sections of a sound that lies on no set', () => {
  expect(musicText({ ...heard, sections })).toBe('126 BPM (98 % sure), heard sections A from 0:00, B from 0:30.5')
  const laid = { ...heard, sections, alignment: { offsetSeconds: 0 } } as unknown as Hearing
  expect(musicText(laid)).toBe('126 BPM (98 % sure)')
})

it('tells figures that were kept before sections were heard', () =>
  expect(musicText(heard)).toBe('126 BPM (98 % sure)'))
