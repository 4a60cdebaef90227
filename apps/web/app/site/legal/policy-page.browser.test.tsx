import { expect, it, vi } from 'vitest'
import { legalEn } from './copy/en/legal.ts'
import { show } from '../../testing/show.tsx'
import type { Policy } from './policy.ts'
import { PolicyPage } from './policy-page.tsx'

const policies = (source: string) => ({
  policies: {
    script: URL.createObjectURL(new Blob([source], { type: 'text/javascript' })),
    documents: { privacy: 'document-1' },
  },
})
const fill = `document.querySelector('[name="termly-embed"]').append(Object.assign(document.createElement('p'), { textContent: 'The policy ' + document.querySelector('[name="termly-embed"]').dataset.id }))`

it.each(Object.keys(legalEn.documents) as Policy[])(
  '%s is never empty where no service is configured',
  async (policy) => {
    const { screen } = await show(<PolicyPage policy={policy} />)
    const { title, sections } = legalEn.documents[policy]
    await expect.element(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
    for (const { text } of sections) await expect.element(screen.getByText(text)).toBeVisible()
    await expect.element(screen.getByText(legalEn.interim)).toBeVisible()
    await expect.element(screen.getByRole('link', { name: /^legal@/ })).toBeVisible()
  },
)

it('shows the document that the service embeds', async () => {
  const { screen } = await show(<PolicyPage policy="privacy" />, { configuration: policies(fill) })
  await expect.element(screen.getByText('The policy document-1')).toBeVisible()
  await expect.element(screen.getByText(legalEn.interim)).not.toBeInTheDocument()
})

it('says what to do where the script cannot be loaded, and tries again', async () => {
  const unreachable = { policies: { script: 'blob:null/nothing', documents: { privacy: 'document-1' } } }
  const { screen } = await show(<PolicyPage policy="privacy" />, { configuration: unreachable })
  await expect.element(screen.getByText(legalEn.failed, { exact: false })).toBeVisible()
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText(legalEn.failed, { exact: false })).toBeVisible()
})

it('gives up on a script that shows nothing within ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const { screen } = await show(<PolicyPage policy="privacy" />, { configuration: policies('') })
  await vi.advanceTimersByTimeAsync(10_000)
  vi.useRealTimers()
  await expect.element(screen.getByText(legalEn.failed, { exact: false })).toBeVisible()
})
