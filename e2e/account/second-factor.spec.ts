import type { Page } from '@playwright/test'
import { FULL } from '../site/builds.ts'
import { newAccount } from '../site/new-account.ts'
import { fillIn, PASSWORD } from '../site/sign-up.ts'
import { expect, test } from '../kept-page.ts'
import { walkTo } from '../walk-to.ts'
import { expectNoFaults } from '../site/expect-no-faults.ts'
import { oneTimeCode, STEP_MS } from './one-time-code.ts'

test('an authenticator app is set up, asked for at sign-in, and removed', async ({ page, complaints }) => {
  test.slow()
  const email = await newAccount(page)
  await page.goto(`${FULL}/profile`)
  const setting = page.getByRole('region', { name: 'Two-Factor Authentication' })
  await setting.getByRole('button', { name: 'Turn On' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' })
  const picture = dialog.getByRole('img', { name: /QR code/ })
  await expect(picture).toBeVisible()
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0)
  const secret = String(await dialog.locator('code').textContent()).replaceAll(' ', '')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expectNoFaults(page)
  await dialog.getByLabel('Code').fill(oneTimeCode(secret, Date.now() - 20 * STEP_MS))
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog.getByText('That code is wrong')).toBeVisible()
  expect(complaints.splice(0), 'of the wrong code only').toHaveLength(1)
  await dialog.getByLabel('Code').fill(oneTimeCode(secret, Date.now() - STEP_MS))
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  const codes = dialog.getByRole('list', { name: 'Recovery Codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recoveryCode = String(await codes.first().textContent())
  await expectNoFaults(page)
  await dialog.getByRole('button', { name: 'I have kept them' }).click()
  await expect(setting.getByText(/On since/)).toBeVisible()
  await expect(setting.getByText('10 recovery codes left')).toBeVisible()

  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(`${FULL}/`)
  await page.goto(`${FULL}/login`)
  await fillIn(page, email, PASSWORD, 'Sign In')
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await page.goto(`${FULL}/dashboard`)
  await expect(page, 'a password alone does not open the account').toHaveURL(`${FULL}/login`)
  await fillIn(page, email, PASSWORD, 'Sign In')
  await enter(page, secret)
  await expect(page).toHaveURL(`${FULL}/dashboard`)

  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(`${FULL}/`)
  await page.goto(`${FULL}/login`)
  await fillIn(page, email, PASSWORD, 'Sign In')
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(recoveryCode.toUpperCase())
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page, 'a recovery code stands in for the app').toHaveURL(`${FULL}/dashboard`)
  await expect(page.getByText(/Two-factor authentication is off now\. Set up an authenticator app/)).toBeVisible()
  await page.goto(`${FULL}/profile`)
  await expect(setting.getByRole('button', { name: 'Turn On' })).toBeVisible()
})

/** A code counts once, and none before it: the one of the coming half minute is taken too. */
async function enter(page: Page, secret: string): Promise<void> {
  await page.getByLabel('Code').fill(oneTimeCode(secret))
  await page.getByRole('button', { name: 'Confirm' }).click()
}

test('a passkey is added, named, used to come in, and removed', async ({ page }) => {
  test.slow()
  await newAccount(page)
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.goto(`${FULL}/profile`)
  const setting = page.getByRole('region', { name: 'Passkeys' })
  await expect(setting.getByText('No passkey yet.')).toBeVisible()
  await setting.getByRole('button', { name: 'Add a Passkey' }).click()
  await expect(setting.getByText('Chrome, Linux')).toBeVisible()
  /** With the keyboard alone: the field has it at once, and the button gets it back. */
  await walkTo(page, setting.getByRole('button', { name: 'Rename the passkey Chrome, Linux' }))
  await page.keyboard.press('Enter')
  await expect(setting.getByLabel('Name of the passkey')).toBeFocused()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('Studio')
  await page.keyboard.press('Enter')
  await expect(setting.getByText('Studio', { exact: true })).toBeVisible()
  await expect(setting.getByRole('button', { name: 'Rename the passkey Studio' })).toBeFocused()

  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(`${FULL}/`)
  await page.goto(`${FULL}/login`)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL(`${FULL}/dashboard`)
  await page.goto(`${FULL}/profile`)
  await expect(setting.getByText(/last used/)).toBeVisible()
  await setting.getByRole('button', { name: 'Remove the passkey Studio' }).click()
  await expect(setting.getByText('No passkey yet.')).toBeVisible()
  await session.send('WebAuthn.disable')
})
