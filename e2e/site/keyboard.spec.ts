import { expect, test } from '../kept-page.ts'
import { FULL } from './builds.ts'
import { expectNoFaults } from './expect-no-faults.ts'
import { mailedLink } from './mailed-link.ts'
import { newAccount } from './new-account.ts'
import { fillIn, PASSWORD } from './sign-up.ts'
import { walkTo } from '../walk-to.ts'

test('signs up and in with the keyboard alone', async ({ page }) => {
  const email = `keys-${crypto.randomUUID().slice(0, 8)}@example.com`
  await page.goto(`${FULL}/login?mode=sign-up`)
  await expect(page.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible()
  await walkTo(page, page.getByLabel('Email'))
  await page.keyboard.type(email)
  await walkTo(page, page.getByPlaceholder('Password (min 6 characters)'))
  await page.keyboard.type(PASSWORD)
  await walkTo(page, page.getByRole('button', { name: 'Show typed text' }))
  await page.keyboard.press('Space')
  await expect(page.getByPlaceholder('Password (min 6 characters)')).toHaveAttribute('type', 'text')
  await walkTo(page, page.getByRole('main').getByRole('button', { name: 'Sign Up', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${FULL}/dashboard`)
})

test('joins the waitlist with the keyboard alone, and the mailed link confirms', async ({ page }) => {
  const email = `wait-${crypto.randomUUID().slice(0, 8)}@example.com`
  await page.goto(`${FULL}/pricing`)
  await walkTo(page, page.getByLabel('Email address'))
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Open the link in the email we sent')).toBeVisible()
  const link = await mailedLink(page, email, 'waitlist/confirm')
  await page.goto(link)
  await expect(page.getByText('Your email is confirmed and you are on the waitlist.')).toBeVisible()
})

test('answers alike for an address that is on the waitlist', async ({ page }) => {
  const email = `twice-${crypto.randomUUID().slice(0, 8)}@example.com`
  for (const _round of [1, 2]) {
    await page.goto(`${FULL}/pricing`)
    await page.getByLabel('Email address').fill(email)
    await page.getByRole('button', { name: 'Join Our Waitlist' }).click()
    await expect(page.getByText('Open the link in the email we sent')).toBeVisible()
  }
})

test('edits the profile and leaves each dialog with the keyboard alone', async ({ page }) => {
  test.slow()
  await newAccount(page)
  await page.goto(`${FULL}/profile`)
  await walkTo(page, page.getByRole('button', { name: 'Edit Profile' }))
  await page.keyboard.press('Enter')
  await walkTo(page, page.getByLabel('Bio'))
  await page.keyboard.type('Makes house in Bergen')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  for (const [opener, dialog] of [
    ['Change Password', 'Change Password'],
    ['Delete Account', 'Delete Account'],
    ['Turn On', 'Set up an authenticator app'],
  ] as const) {
    const button = page.getByRole('button', { name: opener, exact: true })
    await walkTo(page, button)
    await page.keyboard.press('Enter')
    const open = page.getByRole('dialog', { name: dialog })
    await expect(open).toBeVisible()
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab')
      const isOutside = await open.evaluate(
        (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
      )
      expect(isOutside, `the keyboard stays in ${dialog}`).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(open).toHaveCount(0)
    await expect(button).toBeFocused()
  }
})

test('changes the address of the account with the keyboard alone', async ({ page }) => {
  const email = await newAccount(page)
  const next = `moved-${crypto.randomUUID().slice(0, 8)}@example.com`
  await page.goto(`${FULL}/profile`)
  const setting = page.getByRole('region', { name: 'Email Address' })
  await walkTo(page, setting.getByLabel('New address'))
  await page.keyboard.type(next)
  await walkTo(page, setting.getByRole('button', { name: 'Change' }))
  await page.keyboard.press('Enter')
  await expect(setting.getByText('We have sent a link to both addresses.')).toBeVisible()
  /** Each page says what its link did once it has taken over what the link brought: to leave it earlier would cut that off. */
  for (const [address, words] of [
    [next, 'This address has agreed.'],
    [email, 'Both addresses have agreed.'],
  ] as const) {
    await page.goto(await mailedLink(page, address, 'type=email_change'))
    await expect(page.getByText(words)).toBeVisible()
    await expect(page).toHaveURL(`${FULL}/profile`)
  }
  await expect(setting.getByText(next)).toBeVisible()
})

test('asks the help panel with the keyboard alone', async ({ page }) => {
  await page.goto(`${FULL}/docs`)
  await walkTo(page, page.getByRole('button', { name: 'Live Chat' }))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Your question')).toBeFocused()
  await page.keyboard.type('Which versions of Live?')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Supported versions' }).last()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Live Chat' }), 'the focus goes back').toBeFocused()
})

test('goes to a page and shows the keys with the keyboard alone, in Norwegian too', async ({ page }) => {
  test.slow()
  await page.goto(`${FULL}/about`)
  const opener = page.getByRole('button', { name: 'Go to a page' })
  await walkTo(page, opener, 'Shift+Tab')
  await page.keyboard.press('Control+k')
  const places = page.getByRole('dialog', { name: 'Go to a page or a song' })
  await expect(places.getByRole('combobox')).toBeFocused()
  await expectNoFaults(page)
  await page.keyboard.press('Escape')
  await expect(places).toHaveCount(0)
  await expect(opener, 'the focus goes back').toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(places.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('glossary')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${FULL}/docs/glossary`)
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(keys.getByText('Play and stop')).toBeVisible()
  await expectNoFaults(page)
  await page.keyboard.press('Escape')
  await expect(keys).toHaveCount(0)
  await page.getByLabel('Language').selectOption('nb')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Gå til en side eller en låt' })).toBeFocused()
  const prices = page.getByRole('option', { name: 'Priser', exact: true })
  await expect(prices, 'the Norwegian names are here').toBeVisible()
  await page.keyboard.type('priser')
  await expect(prices).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${FULL}/pricing`)
})

test('a list of pages that cannot be fetched leaves the page as it is, and comes once the network is back', async ({
  browser,
}) => {
  /** On the page that all walks share the list may lie in the browser’s store already. */
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${FULL}/terms`, { waitUntil: 'networkidle' })
  /** The page's own scripts have come and drawn what stands below. */
  await expect(page.locator('html')).toHaveAttribute('data-whole', '')
  await context.setOffline(true)
  await expect(page.getByText(/^You are offline\./)).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByText(/^This could not be loaded\./)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/^You are offline\./)).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Go to a page or a song' })).toBeVisible()
  await context.close()
})

test('writes to us with the keyboard alone', async ({ page }) => {
  await page.goto(`${FULL}/about`)
  const form = page.getByRole('form', { name: 'Write to us' })
  for (const [label, words] of [
    ['Your name', 'Nora'],
    ['Your email', 'nora@example.com'],
    ['Message', 'Which versions of Live do you read?'],
  ] as const) {
    await walkTo(page, form.getByLabel(label))
    await page.keyboard.type(words)
  }
  await walkTo(page, form.getByRole('button', { name: 'Send Message' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your message is on its way.')).toBeVisible()
})

test('makes a key for a program with the keyboard alone', async ({ page }) => {
  await newAccount(page)
  await page.goto(`${FULL}/profile`)
  const opener = page.getByRole('button', { name: 'Make a Key' })
  await walkTo(page, opener)
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: 'Make a Key' })
  await walkTo(page, form.getByLabel('Name', { exact: true }))
  await page.keyboard.type('Backup script')
  const scope = form.getByRole('checkbox', { name: 'library:read' })
  await walkTo(page, scope)
  await page.keyboard.press('Space')
  await expect(scope).toBeChecked()
  await walkTo(page, form.getByRole('button', { name: 'Create Key' }))
  await page.keyboard.press('Enter')
  const shown = page.getByRole('dialog', { name: 'Copy Your New Key' })
  await walkTo(page, shown.getByRole('button', { name: 'I Have Copied It' }))
  await page.keyboard.press('Enter')
  await expect(shown).toHaveCount(0)
  await expect(page.getByText('library:read')).toBeVisible()
  await expect(opener, 'the focus goes back').toBeFocused()
})

test('takes her data along and deletes the account with the keyboard alone', async ({ page, complaints }) => {
  const email = await newAccount(page)
  await page.goto(`${FULL}/profile`)
  await walkTo(page, page.getByRole('button', { name: 'Delete Account' }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Delete Account' })
  await walkTo(page, dialog.getByRole('button', { name: 'Take your data with you first' }))
  const download = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  expect((await download).suggestedFilename()).toBe('kvint-account.zip')
  await walkTo(page, dialog.getByLabel('Type DELETE to confirm'))
  await page.keyboard.type('delete')
  await expect(dialog.getByRole('button', { name: 'Delete for good' })).toBeDisabled()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('DELETE')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${FULL}/`)
  expect(complaints).toEqual([])
  await page.goto(`${FULL}/login`)
  await fillIn(page, email, PASSWORD, 'Sign In')
  await expect(page.getByRole('alert')).toHaveText('Invalid login credentials')
  complaints.length = 0
})
