import { expect, it } from 'vitest'
import { findBinaries } from './find-binaries.ts'

it('names DATABASE_URL where the platform has no binaries', () => {
  expect(() => findBinaries('sunos', 's390x')).toThrow(
    expect.objectContaining({ code: 'no_binaries', message: expect.stringContaining('DATABASE_URL') as string }),
  )
})
