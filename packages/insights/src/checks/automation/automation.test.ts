import { describe } from 'vitest'
import { testCases } from '../../testing/check-case.ts'
import { AUTOMATION_CASES } from './automation.cases.ts'

describe('automation', () => {
  testCases(AUTOMATION_CASES)
})
