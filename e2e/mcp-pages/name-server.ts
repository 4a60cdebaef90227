import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './strangers.ts'

/** Types in the address of another server. */
export async function nameServer(page: Page, address: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Server', exact: true }).selectOption('named')
  await page.getByLabel('Server address').fill(address)
  await page.getByRole('button', { name: 'Use this server' }).click()
}

export async function isAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}
