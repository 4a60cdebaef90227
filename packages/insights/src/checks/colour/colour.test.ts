import { describe } from 'vitest'
import { testCases } from '../../testing/check-case.ts'
import { COLOUR_CASES } from './colour.cases.ts'

describe('colour', () => {
  testCases(COLOUR_CASES)
})
