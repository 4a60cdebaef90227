import { describe } from 'vitest'
import { testCases } from '../../testing/check-case.ts'
import { STEREO_CASES } from './stereo.cases.ts'

describe('stereo', () => {
  testCases(STEREO_CASES)
})
