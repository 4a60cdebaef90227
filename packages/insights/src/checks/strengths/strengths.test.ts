import { describe } from 'vitest'
import { testCases } from '../../testing/check-case.ts'
import { STRENGTHS_CASES } from './strengths.cases.ts'

describe('strengths', () => {
  testCases(STRENGTHS_CASES)
})
