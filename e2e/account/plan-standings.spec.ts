import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from '../kept-page.ts'
import { FULL } from '../site/builds.ts'
import { expectNoFaults } from '../site/expect-no-faults.ts'
import { mailedLink } from '../site/mailed-link.ts'
import { newAccount } from '../site/new-account.ts'
import { grantPremium, tellStatus } from './behind-the-scenes.ts'

test.setTimeout(120_000)

/** What each page shows of a standing, by docs/subscriptions.md. */
const [, shown = ''] = readFileSync(new URL('../../docs/subscriptions.md', import.meta.url), 'utf8').split(
  '## What each page shows',
)
const rows = new Map(
  shown
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').slice(1, -1))
    .map(([kind = '', ...cells]) => [kind.trim(), cells.map((cell) => cell.trim())] as const),
)

const BUTTONS: Readonly<Record<string, string>> = {
  subscribe: 'Subscribe',
  current: 'Your Plan',
  leave: 'Switch to FREE',
  comes: 'Starts Automatically',
  downgrade: 'Switch to This Plan',
  manage: 'Manage Plan',
  yearly: 'Switch to Yearly',
  keep: 'Keep My Plan',
  pay: 'Update Card',
  resume: 'Resume Plan',
  wait: 'Not Available Now',
}

/** How somebody comes to stand so: what she presses in the checkout, then in the portal. */
const WAYS: Readonly<Record<string, readonly string[]>> = {
  free: [],
  trialing: ['Start a Trial'],
  active: ['Pay $19'],
  cancelling: ['Pay $19', 'Cancel at the End of the Period'],
  'past-due': ['Pay $19', 'Fail the Next Payment'],
  lapsed: ['Pay $19', 'Fail the Next Payment', 'Go to the End of the Period'],
  ended: ['Pay $19', 'Refund the Last Payment'],
  paused: ['Pay $19'],
  unknown: ['Pay $19'],
  granted: [],
}

/** What comes then, without a page of ours. */
const AFTERWARDS: Readonly<Record<string, (page: Page, email: string) => Promise<void>>> = {
  paused: (page, email) => tellStatus(page, email, 'paused', 'premium_monthly'),
  unknown: (page, email) => tellStatus(page, email, 'active', 'pri_not_on_our_list'),
  granted: (_page, email) => grantPremium(email),
}

for (const [kind, way] of Object.entries(WAYS))
  test(`somebody who is ${kind} sees the same on pricing, profile, dashboard and portal`, async ({ page }) => {
    const [bought = '', day = '', outlook = '', ...offers] = rows.get(kind) ?? []
    const [price = '', allowance = ''] = bought.split('; ')
    const [plan = '', amount = ''] = price.split(', ')
    const email = await newAccount(page)
    const [first, ...later] = way
    if (first) await buy(page, '$19', first)
    if (later.length > 0) await openPortal(page)
    for (const choice of later) await page.getByRole('button', { name: choice }).click()
    await AFTERWARDS[kind]?.(page, email)
    if (way.includes('Fail the Next Payment')) expect(await mailedLink(page, email, '/profile')).toBe(`${FULL}/profile`)

    await page.goto('/dashboard')
    const figure = page.getByRole('region', { name: 'Subscription' })
    await expect(figure).toContainText(plan === 'FREE' ? 'Free' : 'Premium')
    await expect(figure).toContainText(`${amount}${day && ` · ${day}: `}`)
    await page.goto('/profile')
    const panel = page.getByRole('region', { name: 'Subscription' })
    for (const words of [plan, amount, allowance, day, outlook]) await expect(panel).toContainText(words)
    if (way.length > 0) {
      await openPortal(page)
      for (const words of [plan, amount, allowance, day, outlook])
        await expect(page.getByRole('main')).toContainText(words)
      await expectNoFaults(page)
    }
    await page.goto('/pricing')
    if (way.length > 0 || kind === 'granted')
      for (const words of [plan, amount, allowance, day, outlook])
        await expect(page.getByRole('region', { name: 'Subscription' })).toContainText(words)
    const buttons = page.getByTestId('plan-card').getByRole('button')
    const labels = offers.map((offer) => BUTTONS[offer] ?? offer)
    await expect(buttons).toHaveText([...labels.slice(0, 3), 'Contact to Discuss'])
    await page.getByText('Yearly: two months free').click()
    await expect(buttons.nth(2)).toHaveText(labels[3] ?? '')
  })

test('somebody changes, cancels, keeps and loses a yearly plan', async ({ page }) => {
  await newAccount(page)
  await buy(page, '$190', 'Pay $190')
  const panel = page.getByRole('region', { name: 'Subscription' })
  const dialog = page.getByRole('dialog')
  await page.goto('/profile')
  await expect(panel).toContainText('$190 per year')
  await page.goto('/pricing')
  await expect(page.getByTestId('plan-card').nth(2)).toContainText('$190')
  await page.getByText('Monthly', { exact: true }).click()
  await page.getByRole('button', { name: 'Switch to Monthly' }).click()
  await expect(dialog).toContainText('A month begins today at $19 per month')
  await dialog.getByRole('button', { name: 'Switch to Monthly' }).click()
  await expect(panel).toContainText('$19 per month')
  await page.getByText('Yearly: two months free').click()
  await page.getByRole('button', { name: 'Switch to Yearly' }).click()
  await expect(dialog).toContainText('A year begins today. You pay $190 per year')
  await dialog.getByRole('button', { name: 'Switch to Yearly' }).click()
  await expect(panel).toContainText('$190 per year')
  await page.getByRole('button', { name: 'Switch to FREE' }).click()
  await expect(dialog).toContainText('Cancel PREMIUM?')
  await dialog.getByRole('button', { name: 'Cancel My Plan' }).click()
  await expect(panel).toContainText('You have cancelled.')
  await page.getByRole('button', { name: 'Keep My Plan' }).click()
  await expect(panel).toContainText('The plan renews automatically')
  await openPortal(page)
  const nextYear = String(new Date().getFullYear() + 1)
  await expect(page.getByRole('main')).toContainText(nextYear)
  await page.getByRole('button', { name: 'Go to the End of the Period' }).click()
  await expect(page.getByRole('main')).toContainText(String(Number(nextYear) + 1))
  await page.getByRole('button', { name: 'Fail the Next Payment' }).click()
  await expect(page.getByRole('main')).toContainText('The last payment did not go through.')
  await page.getByRole('button', { name: 'Update the Card and Pay' }).click()
  await expect(page.getByRole('main')).toContainText('The plan renews automatically')
  await page.getByRole('button', { name: 'Refund the Last Payment' }).click()
  await expect(page.getByRole('main')).toContainText('has ended and nothing more is charged')
  await expect(page.getByRole('button')).toHaveCount(0)
})

test('a tab that still shows the smaller plan pays for nothing else', async ({ page, complaints }) => {
  await newAccount(page)
  const other = await page.context().newPage()
  await openCheckout(page, '$5')
  await openCheckout(other, '$19')
  await expect(page.getByRole('heading', { name: 'Test checkout: EARLY SUPPORTER' })).toBeVisible()
  await page.getByRole('button', { name: 'Pay $5' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing was charged' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('PREMIUM, $19 per month')
  await expectNoFaults(page)
  await page.getByRole('link', { name: 'Go to the Checkout of PREMIUM' }).click()
  await page.getByRole('button', { name: 'Pay $19' }).click()
  await expect(page).toHaveURL(/\/success$/)
  expect(complaints.splice(0)).toEqual([expect.stringContaining('409')])
})

async function openCheckout(page: Page, price: string): Promise<void> {
  await page.goto('/pricing')
  if (price === '$190') await page.getByText('Yearly: two months free').click()
  await page.getByTestId('plan-card').filter({ hasText: price }).getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('heading', { name: 'Test checkout' })).toBeVisible()
}

async function buy(page: Page, price: string, button: string): Promise<void> {
  await openCheckout(page, price)
  await page.getByRole('button', { name: button }).click()
  await expect(page).toHaveURL(/\/success$/)
}

async function openPortal(page: Page): Promise<void> {
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Manage subscription' }).click()
  await expect(page.getByRole('heading', { name: 'Test portal' })).toBeVisible()
}
