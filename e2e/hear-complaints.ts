import type { Page } from '@playwright/test'

/** Collects what the console of the page complains of from now on, and what no one caught. */
export function hearComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    const isBad = message.type() === 'error' || message.type() === 'warning'
    if (isBad && !message.text().startsWith('Configuration:')) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return complaints
}
