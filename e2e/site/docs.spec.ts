import { expect, test } from '../kept-page.ts'
import { FULL } from './builds.ts'

test('answers in the help panel and says that it is no person', async ({ page }) => {
  await page.goto(`${FULL}/docs`)
  await page.getByRole('button', { name: 'Live Chat' }).click()
  const help = page.getByRole('region', { name: 'Help', exact: true })
  await expect(help.getByText('Hi! How can we help you today?')).toBeVisible()
  await expect(help.getByText('This is not a person')).toBeVisible()
  await help.getByLabel('Your question').fill('How do I connect Claude?')
  await page.keyboard.press('Enter')
  await expect(help.getByRole('link', { name: 'Claude and Claude Desktop' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)
})

test('finds in all of the documentation, and goes there', async ({ page }) => {
  await page.goto(`${FULL}/docs`)
  await page.getByLabel('Search the documentation').fill('samples backup')
  await expect(page.getByText('2 topics', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Where the .als file is' }).last().click()
  await expect(page).toHaveURL(`${FULL}/docs/ableton-live#where-is-the-file`)
  await expect(page.getByRole('heading', { name: 'Where the .als file is' })).toBeInViewport()
})

test('leads through the documentation, and names this site in what is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${FULL}/docs`)
  for (const section of ['Getting Started', 'MCP Tools', 'Ableton Live Integration', 'API Documentation']) {
    const next = section === 'Getting Started' ? `Read ${section}` : `Next ${section}`
    await page.getByRole('link', { name: next }).click()
    await expect(page.getByRole('heading', { level: 1, name: section })).toBeVisible()
  }
  await page.goto(`${FULL}/docs/mcp-tools#claude-code`)
  await expect(page.getByRole('heading', { name: 'Claude Code' })).toBeInViewport()
  await page.locator('#claude-code').getByRole('button', { name: 'Copy' }).first().click()
  await expect(page.locator('#claude-code').getByText('Copied!')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(`claude mcp add --transport http kvint ${FULL}/mcp`)
})
