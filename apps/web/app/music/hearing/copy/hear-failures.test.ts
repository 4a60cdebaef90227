import type { AudioProblem } from '@kvint/audio'
import { expect, it } from 'vitest'
import { hearingEn } from './en/hearing.ts'
import { hearingNb } from './nb/hearing.ts'

it('says why a sound could not be heard in the language of the page', () => {
  const problem: AudioProblem = { kind: 'problem', code: 'empty-file', message: 'This file is empty (0 bytes).' }
  expect(hearingEn.work.reason(problem)).toBe('This file is empty (0 bytes).')
  expect(hearingNb.work.reason(problem)).toMatch(/^Filen er tom/)
})
