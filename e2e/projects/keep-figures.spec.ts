import { expect, test } from '../site/signed-in.ts'
import { findFaults } from '../site/find-faults.ts'
import { bounceFile, choose, notes, setFile } from './tune.ts'

test('figures of a bounce are kept with its set when she says so, without its sound', async ({ signedIn: page }) => {
  await page.goto('/projects')
  await choose(page, [await setFile(), bounceFile('Tune.wav', notes())])
  await expect(page.getByRole('heading', { name: 'What is heard' })).toBeVisible()
  const sent: { readonly method: string; readonly bytes: number }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/bounce') && request.method() !== 'GET')
      sent.push({ method: request.method(), bytes: request.postDataBuffer()?.length ?? 0 })
  })
  await page.getByRole('button', { name: 'Keep', exact: true }).click()
  const kept = page.getByRole('link', { name: 'Kept in your account' })
  await expect(kept).toBeVisible()
  const keepFigures = page.getByRole('button', { name: 'Keep the bounce’s figures too' })
  await expect(keepFigures).toBeVisible()
  expect(sent).toEqual([])
  await keepFigures.click()
  await expect(page.getByText('Figures of the bounce kept, without its sound')).toBeVisible()
  // The file has 1.5 MB of samples.
  expect(sent).toEqual([{ method: 'PUT', bytes: expect.any(Number) }])
  expect(sent[0]?.bytes).toBeLessThan(300_000)

  await kept.click()
  await expect(page).toHaveURL(/\/projects\/account\//)
  await expect(page.getByRole('heading', { name: 'What is heard' })).toBeVisible()
  await expect(page.getByRole('application', { name: /Loudness of the bounce/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'What is heard' }).getByText(/LUFS/).first()).toBeVisible()
  expect(await findFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Remove the bounce' }).click()
  await expect(page.getByText('Drop a bounce here')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Drop a bounce here')).toBeVisible()
})
