import { buildSet, exampleSet } from '@kvint/als/build'
import { type Page, test as plain } from '@playwright/test'
import { expectNoFaults } from '../site/expect-no-faults.ts'
import { findFaults } from '../site/find-faults.ts'
import { expect, test } from '../quiet-page.ts'

test.setTimeout(180_000)
plain.setTimeout(180_000)

/** Somebody new, on the page of her projects. */
async function arrive(page: Page) {
  await page.goto('/login?mode=sign-up')
  await signUpHere(page)
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto('/projects')
  const shelf = page.getByRole('region', { name: 'Kept in your account' })
  await expect(shelf).toContainText('Nothing is kept yet.')
  return shelf
}
async function signUpHere(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(`keeper-${crypto.randomUUID()}@example.org`)
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery')
  await page.getByRole('main').getByRole('button', { name: 'Sign Up', exact: true }).click()
}
const asFile = async (name: string, tempo?: number) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(await buildSet({ ...exampleSet(), ...(tempo && { tempo }) })),
})

test('somebody keeps a set, shares its report, takes the link back, and deletes it', async ({ page, browser }) => {
  const shelf = await arrive(page)
  await shelf.getByLabel('Keep a set').setInputFiles(await asFile('Nordlys.als'))
  await expect(shelf.getByRole('link', { name: 'Nordlys' })).toBeVisible()
  await shelf.getByRole('button', { name: 'Share the report of Nordlys' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share Nordlys' })
  await expect(dialog).toContainText('There is no link yet.')
  await expectNoFaults(page)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expectNoFaults(page)

  await shelf.getByRole('link', { name: 'Nordlys' }).click()
  await expect(page).toHaveURL(/\/projects\/account\//)
  await expect(page.getByRole('figure', { name: 'The song' })).toContainText('Drums')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Nordlys' })).toBeVisible()

  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await dialog.getByRole('button', { name: 'Create a link' }).click()
  const address = await dialog.getByLabel('Address of the link').inputValue()

  const visitor = await (await browser.newContext()).newPage()
  const answer = await visitor.goto(address)
  expect(answer?.headers()['x-robots-tag']).toContain('noindex')
  await expect(visitor.getByRole('heading', { level: 1, name: 'Nordlys' })).toBeVisible()
  await expect(visitor.getByText('This report was shared with you.')).toBeVisible()
  await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(visitor.getByRole('button', { name: 'Say which' })).toHaveCount(0)
  expect(await findFaults(visitor)).toEqual([])

  await dialog.getByRole('button', { name: /Revoke/ }).click()
  await expect(dialog).toContainText('There is no link yet.')
  await visitor.reload()
  await expect(visitor.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await expectNoFaults(visitor)
  await visitor.context().close()

  await page.goto('/projects')
  await shelf.getByRole('button', { name: 'Delete Nordlys from your account' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(shelf).toContainText('Nothing is kept yet.')
})

test('what was read before the sign-in is kept and shared from its report, at the same bars', async ({ page }) => {
  await page.goto('/projects')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await asFile('Nordlys.als'))
  await expect(page.getByRole('heading', { level: 1, name: 'Nordlys' })).toBeVisible()
  await expect(page.getByText('Only in this browser so far')).toBeVisible()
  const address = new URL(page.url())
  await page.goto(`${address.pathname}?bars=41-56`)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page).toHaveURL(/\/login\?return_to=/)
  await page.getByRole('link', { name: 'Sign Up', exact: true }).click()
  await signUpHere(page)
  await expect(page).toHaveURL(new RegExp(`${address.pathname}\\?bars=41-56$`))
  await expect(page.getByRole('dialog', { name: 'Share Nordlys' })).toContainText('There is no link yet.')
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('link', { name: 'Kept in your account' })).toBeVisible()
})

test('saves of one project stand together and are laid beside each other', async ({ page }) => {
  const shelf = await arrive(page)
  await shelf
    .getByLabel('Keep a set')
    .setInputFiles([await asFile('Nordlys [2026-01-02 030405].als', 100), await asFile('Nordlys.als', 128)])
  await expect(shelf.getByText('2 saves')).toBeVisible()
  await expect(shelf.getByText('128 BPM').first()).toBeVisible()
  await shelf.getByText('2 saves').click()
  await shelf.getByRole('link', { name: /What changed since/ }).click()
  await expect(page.getByRole('heading', { name: /^Since / })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('100')

  await page.goto('/projects')
  await shelf.getByLabel('Search').fill('99 bpm')
  await expect(shelf).toContainText('Nothing found.')
  await shelf.getByLabel('Search').fill('128 bpm')
  await expect(shelf.getByRole('link', { name: 'Nordlys' })).toBeVisible()
})

test('a report that is open in another tab shows a newer save, and that the project was deleted', async ({ page }) => {
  const shelf = await arrive(page)
  await shelf.getByLabel('Keep a set').setInputFiles(await asFile('Nordlys.als', 100))
  await expect(shelf.getByText('100 BPM')).toBeVisible()
  const address = await shelf.getByRole('link', { name: 'Nordlys' }).getAttribute('href')

  const other = await page.context().newPage()
  const joined = new Promise<void>((resolve) => {
    other.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('Subscribed to PostgreSQL')) resolve()
      }),
    )
  })
  await other.goto(address ?? '')
  await expect(other.getByRole('main')).toContainText('100 BPM')
  await joined

  await shelf.getByLabel('Keep a set').setInputFiles(await asFile('Nordlys.als', 128))
  await expect(other.getByRole('main')).toContainText('128 BPM')
  await expect(other.getByRole('main')).not.toContainText('100 BPM')

  await shelf.getByRole('button', { name: 'Delete Nordlys from your account' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(shelf).toContainText('Nothing is kept yet.')
  await expect(other.getByRole('alert')).toContainText('project')
})

/** The refusal itself is an error in the console of the browser. */
plain('the sixth set of a month is kept, and says what to do', async ({ page }) => {
  const shelf = await arrive(page)
  for (const tempo of [101, 102, 103, 104, 105, 106])
    await shelf.getByLabel('Keep a set').setInputFiles(await asFile(`Song ${tempo}.als`, tempo))
  await expect(shelf).toContainText('Kept. Analysed when your next analyses are available')
  await expect(shelf.getByRole('link', { name: 'See the plans' })).toBeVisible()
  await expect(shelf.getByText('BPM', { exact: false })).toHaveCount(5)
  await shelf.getByRole('button', { name: /Analyse Song \d+ again/ }).click()
  await expect(shelf.getByRole('alert')).toContainText('5 analyses are used')
  await page.goto('/dashboard')
  await expect(page.getByTestId('dashboard')).toContainText('5 / 5')
})
