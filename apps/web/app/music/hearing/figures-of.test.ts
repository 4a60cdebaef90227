import { expect, it } from 'vitest'
import type { Hearing } from '@kvint/audio'
import { hearingEn } from './copy/en/hearing.ts'
import { figuresOf } from './figures-of.ts'

const SECTIONS = [
  { startSeconds: 0, endSeconds: 16.1, label: 'A' },
  { startSeconds: 16.1, endSeconds: 75, label: 'B' },
]
const heard = {
  durationSeconds: 75,
  loudness: { integratedLufs: -9.2, rangeLu: 6, truePeakDbtp: -1, plrDb: 8.2 },
  tempo: { bpm: 128, confidence: 0.9 },
  key: null,
  tuningCents: null,
  alignment: null,
  sections: SECTIONS,
} as unknown as Hearing

const told = (hearing: Hearing) => new Map<string, string>(figuresOf(hearing, hearingEn))

it('tells where heard sections begin, but for a bounce that lies on its set, whose own are told', () => {
  expect(told(heard).get('Heard sections')).toBe('A 0:00, B 0:16')
  expect(told({ ...heard, sections: SECTIONS.slice(0, 1) }).has('Heard sections')).toBe(false)
  const laid = { ...heard, alignment: { offsetSeconds: 0 } } as unknown as Hearing
  expect(told(laid).has('Heard sections')).toBe(false)
  expect(told(laid).has('Bar 1 at')).toBe(true)
})
