import { expect, it } from 'vitest'
import { findBinaries } from './find-binaries.ts'

it('names DATABASE_URL where the platform has no binaries', () => {
  expect(() => findBinaries('sunos', 's390x')).toThrow(
    expect.objectContaining({ code: 'no_binaries', message: expect.stringContaining('DATABASE_URL') as string }),
  )
})

it('says on Windows which ways there are without one', () => {
  expect(() => findBinaries('win32', 'x64')).toThrow(/win32 x64[\s\S]*DATABASE_URL[\s\S]*need no database/)
})
