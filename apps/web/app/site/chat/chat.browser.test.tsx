import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { wear } from '@kvint/ui/testing/wear'
import styles from '../../styles/site.css?inline'
import { show } from '../../testing/show.tsx'
import { ChatWidget } from './chat-widget.tsx'

wear(styles)

const HELP = { name: 'Help', exact: true }

it('draws nothing where the build has no live chat', async () => {
  const { screen } = await show(<ChatWidget />, { features: { enableLiveChat: false } })
  expect(screen.container).toBeEmptyDOMElement()
})

it('draws its button with the page, and its panel when it is first opened', async () => {
  performance.clearResourceTimings()
  const panels = () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('chat-panel'))
  const { screen } = await show(<ChatWidget />, { features: { enableLiveChat: true } })
  expect(screen.getByRole('button', HELP).elements()).toHaveLength(1)
  expect(panels()).toEqual([])
  await screen.getByRole('button', HELP).click()
  await expect.element(screen.getByText('Hi! How can we help you today?')).toBeVisible()
  expect(panels()).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
})

it('gives the focus back to the button that opened it', async () => {
  const { screen } = await show(<ChatWidget />, { features: { enableLiveChat: true } })
  await screen.getByRole('button', HELP).click()
  await expect.element(screen.getByLabelText('Your question')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('button', HELP)).toHaveFocus()
})

it('stands below the page where the screen is narrow, over its corner where there is room', async () => {
  const { screen } = await show(<ChatWidget />, { features: { enableLiveChat: true } })
  const button = screen.getByRole('button', HELP)
  await expect.element(button).toBeVisible()
  await page.viewport(320, 640)
  expect(getComputedStyle(button.element()).position).toBe('static')
  await page.viewport(1280, 800)
  expect(getComputedStyle(button.element()).position).toBe('fixed')
})
