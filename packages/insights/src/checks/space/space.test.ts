import { describe } from 'vitest'
import { testCases } from '../../testing/check-case.ts'
import { SPACE_CASES } from './space.cases.ts'

describe('space', () => {
  testCases(SPACE_CASES)
})
