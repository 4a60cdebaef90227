import type { Page } from '@playwright/test'
import { findFaults } from '../site/find-faults.ts'
import { expect } from '../site/signed-in.ts'

/** Types in the address of another server. */
export async function nameServer(page: Page, address: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Server', exact: true }).selectOption('named')
  await page.getByLabel('Server address').fill(address)
  await page.getByRole('button', { name: 'Use this server' }).click()
}

export async function isAccessible(page: Page): Promise<void> {
  expect(await findFaults(page)).toEqual([])
}
