import { buildSet, exampleSet } from '@kvint/als/build'
import { expect, test } from '../quiet-page.ts'

test.setTimeout(90_000)

test('somebody signs up, keeps a set in her account, opens its report, and deletes it', async ({ page }) => {
  await page.goto('/login?mode=sign-up')
  await page.getByLabel('Email').fill(`keeper-${Date.now()}@example.org`)
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.goto('/projects')
  const shelf = page.getByRole('region', { name: 'Kept in your account' })
  await expect(shelf).toContainText('Nothing is kept yet.')
  const buffer = Buffer.from(await buildSet(exampleSet()))
  await shelf
    .getByLabel('Keep a set')
    .setInputFiles({ name: 'Nordlys.als', mimeType: 'application/octet-stream', buffer })
  await expect(shelf).toContainText('Analysed', { timeout: 20_000 })

  await shelf.getByRole('link', { name: 'Nordlys' }).click()
  await expect(page).toHaveURL(/\/projects\/account\//)
  await expect(page.getByRole('figure', { name: 'Arrangement' })).toContainText('Kick')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Nordlys' })).toBeVisible()

  await page.goto('/dashboard')
  await expect(page.getByTestId('dashboard')).toContainText('1 / 5')

  await page.goto('/projects')
  page.once('dialog', (dialog) => void dialog.accept())
  await shelf.getByRole('button', { name: 'Delete Nordlys from your account' }).click()
  await expect(shelf).toContainText('Nothing is kept yet.')
})
