import { expect, it } from 'vitest'
import { wear } from '@kvint/ui/testing/wear'
import styles from '../styles/site.css?inline'
import { drawWholePage } from './draw-whole-page.ts'

wear(styles)

it('lays out what stands far below once the page has loaded, and none of it before the first picture', async () => {
  const far = document.createElement('p')
  far.className = 'later'
  far.style.marginTop = '9000px'
  document.body.append(far)
  const visibility = () => getComputedStyle(far).contentVisibility
  expect(visibility()).toBe('hidden')
  document.documentElement.dataset['painted'] = ''
  expect(visibility()).toBe('auto')
  drawWholePage()
  await expect.poll(visibility).toBe('visible')
  far.remove()
  delete document.documentElement.dataset['whole']
  delete document.documentElement.dataset['painted']
})
