import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { FULL } from '../site/builds.ts'
import { isAccessible, nameServer } from './name-server.ts'
import { expect, test } from './strangers.ts'

test.describe.configure({ timeout: 60_000 })

async function connect(
  page: Page,
  address: string | undefined,
  transport: 'sse' | 'streamable',
  era?: string,
): Promise<void> {
  await page.goto(`${FULL}/mcp-sdk-test`)
  if (address !== undefined) await nameServer(page, address)
  await page.getByLabel('Transport').selectOption(transport)
  if (era !== undefined) await page.getByLabel('Protocol', { exact: true }).selectOption(era)
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
}

for (const transport of ['sse', 'streamable'] as const) {
  test(`another server by ${transport}: progress, cancel, elicitation, sampling`, async ({ page, strangers }) => {
    await connect(page, transport === 'sse' ? strangers.stream : strangers.streamable, transport)

    await page.getByRole('button', { name: /^trigger-long-running-operation/ }).click()
    await page.getByRole('spinbutton', { name: /^duration/ }).fill('20')
    await page.getByRole('spinbutton', { name: /^steps/ }).fill('40')
    await page.getByRole('button', { name: 'Execute Tool' }).click()
    await expect(page.getByRole('progressbar', { name: 'Progress of the tool' })).toBeVisible()
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Error' })).toContainText('Cancelled by you')

    await page
      .getByRole('button', { name: /^trigger-elicitation-request\b(?!-)/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Execute Tool' }).click()
    const question = page.getByRole('dialog')
    await expect(question).toBeVisible()
    await isAccessible(page)
    await question.getByRole('textbox').first().fill('Nora')
    await question.getByRole('button', { name: 'Send answer' }).click()
    await expect(page.getByRole('region', { name: 'Response' })).toContainText('Nora')

    await page
      .getByRole('button', { name: /^trigger-sampling-request\b(?!-)/ })
      .first()
      .click()
    await page.getByRole('textbox', { name: /^prompt/ }).fill('Name a fifth')
    await page.getByRole('button', { name: 'Execute Tool' }).click()
    await expect(question).toContainText('Name a fifth')
    await question.getByLabel('Answer', { exact: true }).fill('C and G')
    await isAccessible(page)
    await question.getByRole('button', { name: 'Send answer' }).click()
    await expect(page.getByRole('region', { name: 'Response' })).toContainText('C and G')
  })
}

test('another server: resources, templates with completion, subscription, prompts, logging', async ({
  page,
  strangers,
}) => {
  await connect(page, strangers.streamable, 'streamable')
  const tab = (name: string) => page.getByRole('tab', { name })

  await tab('Resources').click()
  await page
    .getByRole('button', { name: /^Read / })
    .first()
    .click()
  await expect(page.getByRole('region', { name: 'Content' })).toBeVisible()
  const template = page.getByRole('form').first()
  await template.getByRole('combobox').first().fill('1')
  await template.getByRole('button', { name: /^Read / }).click()
  await expect(page.getByRole('region', { name: 'Content' })).toContainText('/1')
  await page
    .getByRole('button', { name: /^Subscribe to / })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /^Unsubscribe from / }).first()).toBeVisible()
  await isAccessible(page)

  await tab('Prompts').click()
  await page.getByRole('button', { name: /^completable-prompt/ }).click()
  const department = page.getByRole('combobox', { name: /department/i })
  await department.focus()
  await expect(page.locator('datalist option').first()).toBeAttached()
  await department.fill((await page.locator('datalist option').first().getAttribute('value')) ?? '')
  await isAccessible(page)

  await tab('Server').click()
  await expect(page.getByText('2025-11-25', { exact: true })).toBeVisible()
  await page.getByLabel('Logging level').selectOption('debug')
  await expect(page.getByText('The logging level is now debug.')).toBeVisible()
  await isAccessible(page)
})

test('the timeline measures, filters, sends again and exports', async ({ page, strangers }) => {
  await connect(page, strangers.streamable, 'streamable')
  await page.getByRole('button', { name: /^echo/ }).click()
  await page.getByRole('textbox', { name: /^message/ }).fill('a fifth')
  await page.getByRole('button', { name: 'Execute Tool' }).click()
  await expect(page.getByRole('region', { name: 'Response' })).toContainText('a fifth')
  const timeline = page.getByRole('region', { name: 'Timeline' })
  await expect(timeline).toContainText(/tools\/call.*\d+ ms/s)
  await page.getByLabel('Search the messages').fill('a fifth')
  await expect(timeline.locator('details')).toHaveCount(2)
  await timeline.locator('summary').first().click()
  await timeline.getByRole('button', { name: 'Send again' }).click()
  await expect(timeline.locator('details')).toHaveCount(4)
  await isAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as JSON' }).click()
  const exported = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as { label: string }[]
  expect(exported.map(({ label }) => label)).toEqual(Array(4).fill('tools/call'))
})

test('saved calls are made again, green and red', async ({ page, strangers }) => {
  await connect(page, strangers.streamable, 'streamable')
  await page.getByRole('button', { name: /^echo/ }).click()
  await page.getByRole('textbox', { name: /^message/ }).fill('a fifth')
  await page.getByRole('button', { name: 'Execute Tool' }).click()
  await page.getByRole('button', { name: 'Save this call' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Execute Tool' }).click()
  await page.getByRole('button', { name: 'Save this call' }).click()
  await page.getByLabel('Name of the call').fill('to fail')
  await page.getByLabel('What is expected').selectOption('failure')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('tab', { name: 'Saved calls' }).click()
  await page.getByRole('button', { name: 'Run all' }).click()
  await expect(page.getByText('1 of 2 as expected')).toBeVisible()
  await expect(page.getByText(/^As expected, \d+ ms$/)).toBeVisible()
  await expect(page.getByText(/^It succeeded, and was expected to fail/)).toBeVisible()
  await isAccessible(page)
  await page.reload()
  await page.getByRole('tab', { name: 'Saved calls' }).click()
  await expect(page.getByText('to fail')).toBeVisible()
})

test('our own server speaks both eras', async ({ page }) => {
  for (const [era, version] of [
    ['stateless', '2026-07-28, stateless'],
    ['automatic', '2026-07-28, stateless'],
    ['sessions', '2025-11-25'],
  ] as const) {
    await connect(page, undefined, 'streamable', era)
    await page.getByRole('tab', { name: 'Server' }).click()
    await expect(page.getByText(version, { exact: true })).toBeVisible()
    await page.getByRole('button', { name: /^projects_find/ }).click()
    await page.getByRole('button', { name: 'Execute Tool' }).click()
    await expect(page.getByRole('region', { name: 'Response' })).toContainText('"content"')
  }
})

test('the doctor finds a healthy connection, and says which step fails', async ({ page, strangers }) => {
  await page.goto(`${FULL}/mcp-sdk-test`)
  const examine = async () => {
    await page.getByRole('tab', { name: 'Doctor' }).click()
    await page.getByRole('button', { name: 'Examine the connection' }).click()
  }
  await examine()
  await expect(page.getByText('The connection is healthy.')).toBeVisible()
  await isAccessible(page)

  await nameServer(page, strangers.streamable)
  await page.getByLabel('Transport').selectOption('streamable')
  await examine()
  await expect(page.getByText('The connection is healthy.')).toBeVisible()

  await nameServer(page, strangers.streamable.replace('/mcp', '/nowhere'))
  await page.getByLabel('Transport').selectOption('streamable')
  await examine()
  const findings = page.getByRole('list', { name: 'Findings' })
  await expect(findings).toContainText(`A tool server answers at ${strangers.streamable} by Streamable HTTP. Use that.`)

  await nameServer(page, strangers.guarded)
  await page.getByLabel('Transport').selectOption('streamable')
  await examine()
  await expect(findings).toContainText('The server wants a token, and none was sent (401).')

  await nameServer(page, 'http://localhost:1/mcp')
  await page.getByLabel('Transport').selectOption('streamable')
  await examine()
  await expect(findings).toContainText('Nothing listens on localhost:1.')
})
