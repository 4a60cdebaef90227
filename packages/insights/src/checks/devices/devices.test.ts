import { describe } from 'vitest'
import { testCases } from '../../testing/check-case.ts'
import { DEVICES_CASES } from './devices.cases.ts'

describe('devices', () => {
  testCases(DEVICES_CASES)
})
