import { expect, it, vi } from 'vitest'
import { show } from '../testing/show.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { PageError } from './page-error.tsx'

vi.mock('react-router', async (actual) => ({ ...(await actual<object>()), useRouteError: () => new Error('no chunk') }))

function network(isThere: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere)
  window.dispatchEvent(new Event(isThere ? 'online' : 'offline'))
}

it('says so while the network is away, and nothing once it is back', async () => {
  const { screen } = await show(<OfflineNotice />)
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement()
  network(false)
  await expect.element(screen.getByText(/^You are offline\./)).toBeVisible()
  network(true)
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement()
})

it('takes the blame for a page that broke with a network', async () => {
  network(true)
  const { screen } = await show(<PageError />)
  await expect.element(screen.getByText(/our fault/)).toBeVisible()
})

it('blames no one for a page that could not come without a network', async () => {
  network(false)
  const { screen } = await show(<PageError />)
  await expect.element(screen.getByRole('heading', { name: 'You are offline.' })).toBeVisible()
  expect(screen.getByText(/our fault/).elements()).toHaveLength(0)
  await expect.element(screen.getByRole('link', { name: 'Go to Your Sets' })).toHaveAttribute('href', '/projects')
  network(true)
  await expect.element(screen.getByRole('heading', { name: 'You are back online.' })).toBeVisible()
  expect(screen.getByText(/our fault/).elements()).toHaveLength(0)
})
