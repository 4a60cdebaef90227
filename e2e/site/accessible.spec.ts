import { expect, test } from '../kept-page.ts'
import { FULL } from './builds.ts'
import { expectNoFaults } from './expect-no-faults.ts'
import { findFaults } from './find-faults.ts'

test('every dialog and menu has no fault while it stands open', async ({ page }) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(`${FULL}/docs`)
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expectNoFaults(page)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Consent Preferences' }).click()
  await expect(page.getByRole('dialog', { name: 'Consent Preferences' })).toBeVisible()
  await expectNoFaults(page)
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 360, height: 640 })
  await page.getByRole('button', { name: 'Live Chat' }).click()
  await expect(page.getByText('Hi! How can we help you today?')).toBeVisible()
  await expectNoFaults(page)
})

test('a fault is found on a page that had none, and in a frame', async ({ page }) => {
  await page.goto(`${FULL}/about`)
  expect(await findFaults(page)).toEqual([])
  await page.getByRole('main').evaluate((main) => {
    const frame = Object.assign(document.createElement('iframe'), { title: 'A picture', srcdoc: '<img src="data:,">' })
    main.append(document.createElement('button'), frame)
    return new Promise((resolve) => frame.addEventListener('load', resolve))
  })
  const faults = await findFaults(page)
  expect(faults).toContain('button-name: <button></button>')
  expect(faults).toContain('image-alt: <img src="data:,">')
})
