import { describe } from 'vitest'
import { testCases } from '../../testing/check-case.ts'
import { RHYTHM_CASES } from './rhythm.cases.ts'

describe('rhythm', () => {
  testCases(RHYTHM_CASES)
})
