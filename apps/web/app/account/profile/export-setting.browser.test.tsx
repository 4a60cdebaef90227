import { expect, it, vi } from 'vitest'
import { answerCalls } from '@kvint/ui/testing'
import { memoryIdentity, NORA } from '../../testing/memory-identity.ts'
import { show } from '../../testing/show.tsx'
import { ExportSetting } from './export-setting.tsx'

it('saves her data as an archive, or says that it could not', async () => {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  const asked = answerCalls({ 'GET /api/v1/account/export': [{ status: 503 }, { body: { a: 1 } }] })
  const { screen } = await show(<ExportSetting />, { identity: memoryIdentity({ session0: NORA }) })
  await screen.getByRole('button', { name: 'Download' }).click()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  expect(saved).toEqual([])
  await screen.getByRole('button', { name: 'Download' }).click()
  await vi.waitFor(() => expect(saved).toEqual(['kvint-account.zip']))
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  expect(asked[1]?.headers.get('authorization')).toMatch(/^Bearer ./)
})
