import type { Report } from '@kvint/report'
import { expect, it } from 'vitest'
import { madeUpReport } from '../../report/testing/made-up-report.ts'
import { reasonForSilence } from './reason-for-silence.ts'

const report = madeUpReport()
const song = (noteCounts: Report['overview']['noteCounts'], kind: 'midi' | 'audio' | null): Report => ({
  ...report,
  overview: { ...report.overview, noteCounts },
  arrangement: {
    ...report.arrangement,
    clips: kind === null ? [] : report.arrangement.clips.map((clip) => ({ ...clip, kind, notes: [] })),
  },
})

it.each([
  ['two notes before the start of their clips', { arrangement: 2, session: 27 }, 'midi', 'unheard'],
  ['notes in the session alone', { arrangement: 0, session: 27 }, null, 'unheard'],
  ['audio', { arrangement: 0, session: 0 }, 'audio', 'audio'],
  ['clips without notes', { arrangement: 0, session: 0 }, 'midi', 'empty'],
  ['nothing', { arrangement: 0, session: 0 }, null, 'empty'],
] as const)('a song with %s', (_what, noteCounts, kind, reason) => {
  expect(reasonForSilence(song(noteCounts, kind))).toBe(reason)
})
