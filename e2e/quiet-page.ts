import { test as base, expect } from '@playwright/test'
import { hearComplaints } from './hear-complaints.ts'

/** A page on which any console error or uncaught exception fails the walk. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const complaints = hearComplaints(page)
    await use(page)
    expect(complaints, 'the console stayed quiet').toEqual([])
  },
})

export { expect }
