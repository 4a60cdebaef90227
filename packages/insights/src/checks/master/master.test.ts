import { describe } from 'vitest'
import { testCases } from '../../testing/check-case.ts'
import { MASTER_CASES } from './master.cases.ts'

describe('main track', () => {
  testCases(MASTER_CASES)
})
