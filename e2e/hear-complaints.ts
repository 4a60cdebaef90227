import type { Page } from '@playwright/test'

/** Collects what the console of the page complains of from now on, and what no one caught. */
export function hearComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    const isBad = message.type() === 'error' || message.type() === 'warning'
    if (isBad && !EXPECTED.test(message.text())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return complaints
}

/** What the server says of how it was started, and Playwright of the service worker that it keeps out. */
const EXPECTED = /^(?:Configuration:|Service Worker registration blocked by Playwright$)/
