import { describe } from 'vitest'
import { testCases } from '../../testing/check-case.ts'
import { MIDI_CASES } from './midi.cases.ts'

describe('MIDI performance', () => {
  testCases(MIDI_CASES)
})
