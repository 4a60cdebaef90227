import { expect, expectTypeOf, it } from 'vitest'
import type * as z from 'zod/mini'
import { emptyReport } from '../testing/empty-report.ts'
import { type Report, reportSchema } from './report.ts'

it('is one type: what the schema gives is a report, read-only all the way down', () => {
  expectTypeOf<z.infer<typeof reportSchema>>().toEqualTypeOf<Report>()
  expectTypeOf<Report['tracks']>().toExtend<readonly unknown[]>()
  expectTypeOf<Report['tracks']>().not.toExtend<unknown[]>()
  expect(reportSchema.safeParse(emptyReport()).success).toBe(true)
})

it.each([
  ['another version', { ...emptyReport(), schema: 3 }],
  ['a severity that does not exist', { ...emptyReport(), findings: [{ severity: 'error' }] }],
  ['no overview', { ...emptyReport(), overview: undefined }],
  ['text', 'report'],
])('refuses %s', (_, value) => {
  expect(reportSchema.safeParse(value).success).toBe(false)
})
