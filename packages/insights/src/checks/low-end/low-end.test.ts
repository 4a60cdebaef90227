import { describe } from 'vitest'
import { testCases } from '../../testing/check-case.ts'
import { LOW_END_CASES } from './low-end.cases.ts'

describe('EQ and low end', () => {
  testCases(LOW_END_CASES)
})
