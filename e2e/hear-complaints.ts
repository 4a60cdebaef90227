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

/** What a build says of its own configuration; and axe, which asks each frame by its page's origin: a view in a frame has none. */
const EXPECTED = /^Configuration:|^Failed to execute 'postMessage' on 'DOMWindow'.*recipient window's origin \('null'\)/
