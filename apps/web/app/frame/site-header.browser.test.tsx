import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { memoryIdentity, NORA } from '../testing/memory-identity.ts'
import { show } from '../testing/show.tsx'
import { SiteHeader } from './site-header.tsx'
import { wear } from '@kvint/ui/testing/wear'
import styles from '../styles/site.css?inline'

wear(styles)

const links = () => [...document.querySelectorAll('header nav a')].map((link) => link.getAttribute('href'))

it('offers nothing to sign in to in the shipped build', async () => {
  await page.viewport(1280, 800)
  const { screen } = await show(<SiteHeader />, { features: 'none' })
  await expect.element(screen.getByRole('button', { name: 'Coming Soon' })).toBeDisabled()
  expect(links().filter((to) => to !== '/projects')).toEqual(['/', '/about', '/pricing', '/docs', '/status'])
})

it.each([
  [{ enableRegistration: false }, 'Coming Soon'],
  [{ enableAuth: false }, 'Coming Soon'],
])('needs both accounts and registration: %o', async (features, words) => {
  const { screen } = await show(<SiteHeader />, { features })
  await expect.element(screen.getByRole('button', { name: words })).toBeDisabled()
  await expect.element(screen.getByRole('link', { name: 'Sign In' })).not.toBeInTheDocument()
})

it('leads a visitor to sign in', async () => {
  const { screen, path } = await show(<SiteHeader />)
  for (const name of ['Sign In', 'Get Started'])
    await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', '/login')
  await screen.getByRole('link', { name: 'Get Started' }).click()
  expect(path()).toBe('/login')
  expect(links()).not.toContain('/mcp-test')
})

it('holds the place while it is not known', async () => {
  const { screen } = await show(<SiteHeader />, { identity: memoryIdentity({ session0: 'loading' }) })
  await expect.element(screen.getByLabelText('Checking your sign-in')).toBeVisible()
})

it('knows who is signed in, and signs her out to the home page', async () => {
  const { screen, path } = await show(<SiteHeader />, { identity: memoryIdentity({ session0: NORA }) })
  await expect.element(screen.getByRole('link', { name: 'Nora Nordlys' })).toHaveAttribute('href', '/profile')
  expect(links()).toContain('/mcp-test')
  await screen.getByRole('button', { name: 'Sign Out' }).click()
  await vi.waitFor(() => expect(path()).toBe('/'))
})

it('alerts where signing out failed, and loads the home page again', async () => {
  const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined)
  const left = new Promise<string>((resolve) => {
    const stay = (event: NavigateEvent) => {
      event.preventDefault()
      resolve(new URL(event.destination.url).pathname)
    }
    window.navigation.addEventListener('navigate', stay, { once: true })
  })
  const identity = memoryIdentity({ session0: NORA, signOut: () => Promise.reject(new Error('503')) })
  const { screen } = await show(<SiteHeader />, { identity })
  await screen.getByRole('button', { name: 'Sign Out' }).click()
  expect(await left).toBe('/')
  expect(alert).toHaveBeenCalledWith(
    "Sign out encountered an issue, but we're clearing your session. The page will refresh.",
  )
})

it('is a menu on a narrow screen: the keyboard stays in it, Escape leaves it', async () => {
  await page.viewport(360, 640)
  const { screen } = await show(<SiteHeader />)
  const opener = screen.getByRole('button', { name: 'Open the menu' })
  await opener.click()
  await expect.element(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  for (let stop = 0; stop < 12; stop += 1) {
    await userEvent.tab()
    const isOutside = document.querySelector('dialog')?.contains(document.activeElement) === false
    expect(isOutside && document.activeElement !== document.body).toBe(false)
  }
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  await page.viewport(1280, 800)
})
