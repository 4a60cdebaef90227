import { test as base, expect } from '@playwright/test'

/** A page on which any console error or uncaught exception fails the walk. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      const isBad = message.type() === 'error' || message.type() === 'warning'
      if (isBad && !message.text().startsWith('Configuration:')) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
    await use(page)
    expect(complaints, 'the console stayed quiet').toEqual([])
  },
})

export { expect }
